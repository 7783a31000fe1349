import { expect, it } from 'vitest';
import { piecesOf, plainWords, withMarks } from './help-text.ts';

const TEXT = '**{key:tracker.attack}** abre o ataque; ver [o um](rule:H9) e [dados](help:dice).';

it('keys and ways are found within words, in order', () => {
  expect(piecesOf(withMarks(TEXT))).toEqual([
    { kind: 'text', text: '**' },
    { kind: 'key', command: 'tracker.attack' },
    { kind: 'text', text: '** abre o ataque; ver ' },
    { kind: 'link', address: 'rule:H9', words: 'o um' },
    { kind: 'text', text: ' e ' },
    { kind: 'link', address: 'help:dice', words: 'dados' },
    { kind: 'text', text: '.' },
  ]);
});

it('an address of the world leads nowhere', () => {
  expect(piecesOf(withMarks('[cá](https://example.com)'))).toEqual([
    { kind: 'text', text: '[cá](https://example.com)' },
  ]);
});

it('what looks through a text finds only its words', () => {
  expect(plainWords(TEXT)).toBe('abre o ataque; ver o um e dados.');
});
