import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDice } from '#shared/dice/expression.ts';
import { readyDice, rollTotal } from '#shared/dice/roll-total.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { escapeMarkdown } from '#shared/log/formats/markdown.ts';
import { notesToBbcode } from '#shared/log/formats/notes-bbcode.ts';
import { notesToHtml } from '#shared/log/formats/notes-html.ts';
import { bentText } from './bent-text.ts';
import { attack, attackTimeout, type Blow, drawn } from './how-often.ts';
import { watchStands } from './stands.ts';

/** Runs something that may refuse what it was given, and gives what is wrong with what came of it. */
async function tried(index: number, run: () => string | null): Promise<Blow> {
  const { value, longest } = await watchStands(() => {
    try {
      return Promise.resolve(run());
    } catch (thrown) {
      return Promise.resolve(thrown instanceof RodadaError ? null : String(thrown));
    }
  });
  return { fault: value === null ? null : `${index}: ${value}`, stood: longest };
}

const DICE = ['1d6', '2d6+3', '4d6kh3', '-1d6+10', '999d1000', 'd20 + d4 - 1', '3', 'd6+'.repeat(99)];

it(
  'dice are read or refused, and come to a figure',
  async () => {
    const dice = fc.oneof(bentText(DICE, 3), fc.string({ unit: 'binary', maxLength: 60 }));
    const source = seededSource(1);
    const faults = await attack({ what: 'dice, bent', short: 1500, long: 20_000 }, (index) =>
      tried(index, () => {
        const words = drawn(dice, index);
        const total = rollTotal(readyDice(parseDice(words)), source, 'attack');
        return Number.isSafeInteger(total) ? null : `${JSON.stringify(words.slice(0, 80))} came to ${total}`;
      }),
    );
    expect(faults).toEqual([]);
  },
  attackTimeout,
);

const NOTES = [
  '# Título\n\nUm *grifo* e um **negrito**, `código`.\n\n- um\n- dois\n  - três\n\n> citado\n\n1. a\n2. b',
  '| a | b |\n|---|---|\n| 1 | 2 |\n\n![x](https://example.com/x.png) [y](javascript:alert(1))\n\n---\n\n```js\nx\n```',
  '<img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt; &#x3c;',
  '*'.repeat(3000),
  `${'*'.repeat(2000)}a${'*'.repeat(2000)}`,
  '> '.repeat(2000),
  '- '.repeat(1000),
  '['.repeat(3000),
  '`'.repeat(3000),
  '| a '.repeat(500),
  '_a_ '.repeat(2000),
];
/** What notes may turn into, whatever was written. */
const HARMLESS =
  /<\/?(?:p|h[3-6]|ul|ol|li|blockquote|strong|em|s|table|thead|tbody|tr|th|td|pre|code)>|<ol start="\d+">|<br>|<hr>/g;

it(
  'notes become nothing but words and marks, on screen, in exports and in forums',
  async () => {
    const notes = bentText(NOTES, 4).map((text) => text.slice(0, 100_000));
    const faults = await attack({ what: 'notes, bent', short: 150, long: 5000 }, (index) =>
      tried(index, () => {
        const source = drawn(notes, index);
        const left = notesToHtml(source).replaceAll(HARMLESS, '');
        notesToBbcode(source, (words) => words);
        escapeMarkdown(source);
        return /[<>]/.test(left) ? `${JSON.stringify(source.slice(0, 80))} became HTML of its own` : null;
      }),
    );
    expect(faults).toEqual([]);
  },
  attackTimeout,
);
