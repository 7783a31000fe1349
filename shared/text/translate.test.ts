import { expect, it } from 'vitest';
import { addTexts, say } from './translate.ts';

/** A message of a system whose texts nobody else has. */
const said = (key: string, values?: Readonly<Record<string, string | number>>) =>
  say({ key: `translate-test:${key}`, ...(values && { values }) }, 'en');

const bundle = (texts: Readonly<Record<string, string>>) => ({ 'pt-BR': texts, en: texts });

it('a text that was asked for too early is found once it is there, and as it last came', () => {
  expect(() => said('greeting')).toThrow('no words for greeting');
  addTexts('translate-test', bundle({ greeting: 'Hello' }));
  expect(said('greeting')).toBe('Hello');
  addTexts('translate-test', bundle({ farewell: 'Bye' }));
  expect([said('greeting'), said('farewell')]).toEqual(['Hello', 'Bye']);
});

it('a text that is kept is filled anew each time, in the form that its count asks for', () => {
  addTexts(
    'translate-test',
    bundle({ wolves_one: '{{count}} wolf', wolves_other: '{{count}} wolves', who: '{{name}}!' }),
  );
  const wolves = [1, 2, 7, 1].map((count) => said('wolves', { count }));
  expect(wolves).toEqual(['1 wolf', '2 wolves', '7 wolves', '1 wolf']);
  expect(['Ana', '{{name}}', '$1'].map((name) => said('who', { name }))).toEqual([
    'Ana!',
    '{{name}}!',
    '$1!',
  ]);
});
