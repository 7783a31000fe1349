import { describe, expect, it } from 'vitest';
import { message } from '#shared/text/message.ts';
import { readTotal, rollsOf, startCommand } from './start-fields.ts';

const EVERYTHING = { hasInitiative: true, surprise: true };
const agata = { id: 'agata', name: 'Ágata', base: 'Ágata', typed: '', surprised: false, group: null };

describe('the start of a fight', () => {
  it.each([
    ['', null],
    [' 19 ', 19],
    ['0', 0],
    ['-3', -3],
    ['−3', -3],
  ])('reads the typed total “%s” as %s', (typed, total) => {
    expect(readTotal({ name: 'Ágata', typed })).toBe(total);
  });

  it.each(['12,5', 'dezoito', '1 2'])('says of whom the total “%s” is no number', (typed) => {
    expect(startCommand([{ ...agata, typed }], EVERYTHING)).toEqual(
      message('tracker.setup.wrongInitiative', { name: 'Ágata' }),
    );
  });

  it('leaves out who is rolled for, and names the surprised', () => {
    const breno = { id: 'breno', name: 'Breno', base: 'Breno', typed: '7', surprised: true, group: null };
    expect(startCommand([agata, breno], EVERYTHING)).toEqual({
      type: 'start',
      initiative: { breno: 7 },
      surprised: ['breno'],
    });
  });

  it.each([
    ['neither', false, false, {}],
    ['no order', false, true, { surprised: ['agata'] }],
    ['no surprise', true, false, { initiative: { agata: 7 } }],
  ])('says only what the system has: %s', (_what, hasInitiative, surprise, said) => {
    const one = { ...agata, typed: '7', surprised: true };
    expect(startCommand([one], { hasInitiative, surprise })).toEqual({ type: 'start', ...said });
  });

  it('rolls once for each, or for each group where those share a roll', () => {
    const thugs = ['Capanga 1', 'Capanga 2'].map((name) => ({
      ...agata,
      id: name,
      name,
      base: 'Capanga',
      group: 'p1',
    }));
    const rolls = (byGroup: boolean) =>
      rollsOf([agata, ...thugs], byGroup).map(({ kind, entrants }) => [kind, entrants.length]);
    expect(rolls(false)).toEqual([
      [null, 1],
      [null, 1],
      [null, 1],
    ]);
    expect(rolls(true)).toEqual([
      [null, 1],
      ['Capanga', 2],
    ]);
  });
});
