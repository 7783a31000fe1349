import { beforeEach, expect, it } from 'vitest';
import { announce, announced, announceToo, LONGEST_SAID } from './announce.svelte.ts';

const words = () => announced().map((one) => one.words);

beforeEach(() => announce(''));

it('what is said takes the place of what was said before', () => {
  announce('Turno de Ana');
  announce('Turno de Beto');
  expect(words()).toEqual(['Turno de Beto']);
});

it('what is added stands by itself, so that what was said already isn’t said again', () => {
  announce('Turno de Ana');
  const [first] = announced();
  announceToo('Lembrete: regenera');
  expect(words()).toEqual(['Turno de Ana', 'Lembrete: regenera']);
  expect(announced()[0]).toBe(first);
});

it('the same words said again are something new', () => {
  announce('Nada');
  const [first] = announced();
  announce('Nada');
  expect(announced()[0]).not.toEqual(first);
});

it('nothing said is longer than one listens to, and no word is cut in two', () => {
  announce(`${'sete '.repeat(30)}fim`);
  expect(words()[0]?.length).toBeLessThanOrEqual(LONGEST_SAID);
  expect(words()[0]).toMatch(/ sete…$/);
  announce('a'.repeat(300));
  expect(words()[0]).toHaveLength(LONGEST_SAID);
});

it('there is nothing to add of nothing', () => {
  announce('Turno de Ana');
  announceToo('');
  expect(words()).toEqual(['Turno de Ana']);
});
