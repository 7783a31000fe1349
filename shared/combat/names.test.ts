import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesApart as namedApart, type Unnamed } from './names.ts';

const namesApart = (names: readonly Unnamed[], used: Iterable<string> = []) =>
  namedApart(names, used).map(({ name }) => name);

const foes = (...names: string[]) => names.map((name) => ({ name, own: false }));

describe('names kept apart', () => {
  it('leaves a unique name alone', () => {
    expect(namesApart(foes('Lobo', 'Urso'))).toEqual(['Lobo', 'Urso']);
  });

  it('numbers every one of several', () => {
    expect(namesApart(foes('Lobo', 'Urso', 'Lobo', 'Lobo'))).toEqual(['Lobo 1', 'Urso', 'Lobo 2', 'Lobo 3']);
  });

  it('leaves a character its name and numbers the creature that shares it', () => {
    expect(namesApart([{ name: 'Nilo', own: true }, ...foes('Nilo')])).toEqual(['Nilo', 'Nilo 1']);
  });

  it('never makes a name that another bears', () => {
    expect(namesApart(foes('Lobo', 'Lobo', 'Lobo 1'))).toEqual(['Lobo 2', 'Lobo 3', 'Lobo 1']);
  });

  it('never gives again a number used in the fight', () => {
    expect(namesApart(foes('Lobo'), ['Lobo 1', 'Lobo 2', 'Lobo'])).toEqual(['Lobo 3']);
  });

  it('labels by letters and colours as asked, and never gives one again', () => {
    const three = (labels: 'letters' | 'colours') =>
      Array.from({ length: 3 }, () => ({ name: 'Lobo', own: false, labels }));
    expect(namesApart(three('letters'), ['Lobo A'])).toEqual(['Lobo B', 'Lobo C', 'Lobo D']);
    expect(namedApart(three('colours'), ['Lobo (azul)'])).toEqual([
      { name: 'Lobo (vermelho)', mark: 'red' },
      { name: 'Lobo (verde)', mark: 'green' },
      { name: 'Lobo (amarelo)', mark: 'yellow' },
    ]);
    expect(namedApart(three('colours'), [], 'en')[0]).toEqual({ name: 'Lobo (red)', mark: 'red' });
  });

  it('goes on after Z and after the last colour', () => {
    const many = (labels: 'letters' | 'colours', length: number) =>
      namesApart(Array.from({ length }, () => ({ name: 'X', own: false, labels }))).at(-1);
    expect([many('letters', 27), many('letters', 53), many('colours', 11)]).toEqual([
      'X AA',
      'X BA',
      'X (vermelho 2)',
    ]);
  });

  it.each(['__proto__', 'constructor', '🐺', 'Lobo [alfa] (1)', '"Lobo"', 'x'.repeat(200)])(
    'keeps %s apart',
    (name) => {
      expect(namesApart(foes(name, name))).toEqual([`${name} 1`, `${name} 2`]);
    },
  );

  it('gives everyone another name, whatever the names are', () => {
    const some = fc.array(
      fc.record({ name: fc.constantFrom('A', 'A 1', 'A 2', 'A 1 1', 'B'), own: fc.boolean() }),
    );
    fc.assert(
      fc.property(some, fc.array(fc.constantFrom('A', 'A 1', 'A 3')), (names, used) => {
        const given = namesApart(names, used);
        expect(new Set([...given, ...used]).size).toBe(given.length + new Set(used).size);
      }),
    );
  });
});
