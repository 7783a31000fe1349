import { expect, test } from 'vitest';
import { diceFrom } from '../../dice/dice.ts';
import { fixedSource } from '../../dice/fixed.ts';
import { entriesOf } from '../../log/entry.ts';
import { entryText } from '../../log/text.ts';
import { addTexts } from '../../text/translate.ts';
import { openHistory, perform, replay, stateOf } from '../history.ts';
import { newCombat } from '../new-combat.ts';
import { opposedD6, type OpposedCommand } from './opposed-d6.ts';

addTexts(opposedD6.id, opposedD6.texts);

const fighter = (id: string, name: string, might: number) => ({
  id,
  name,
  side: 'foe',
  hp: { current: 3, max: 3 },
  sheet: { might },
});

const commands: readonly OpposedCommand[] = [
  { type: 'start' },
  { type: 'strike', attacker: 'a', target: 'b' },
  { type: 'next-turn' },
  { type: 'strike', attacker: 'b', target: 'a' },
  { type: 'next-turn' },
  { type: 'strike', attacker: 'a', target: 'b' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'next-turn' },
  { type: 'strike', attacker: 'a', target: 'b' },
  { type: 'end' },
];
const naturals = [5, 2, 4, 3, 1, 2, 6, 2, 6, 1];

test('a fifth system, known to nothing but its own file, plays a whole fight with undo, replay and log', () => {
  const dice = diceFrom(fixedSource(naturals).source);
  const initial = openHistory(
    newCombat(opposedD6, { combatants: [fighter('a', 'Ana', 1), fighter('b', 'Beto', 0)] }),
  );
  const fight = commands.reduce((before, command) => perform(opposedD6, before, command, dice), initial);

  expect(stateOf(fight)).toMatchObject({
    status: 'ended',
    round: 3,
    combatants: [
      { id: 'a', hp: { current: 3 } },
      { id: 'b', hp: { current: -5 }, standing: 'defeated' },
    ],
  });
  const stored = fight.done.map(({ command, rolls }) => ({ command, rolls }));
  expect(stateOf(replay(opposedD6, fight.initial, stored))).toEqual(stateOf(fight));

  const rows = fight.done.map(({ command, events }, index) => ({
    seq: index + 1,
    at: null,
    command,
    events,
  }));
  const texts = entriesOf(rows).map((entry) => entryText(entry, 'pt-BR'));
  expect(texts[1]).toBe('Ana enfrenta Beto: vence, 5 contra 3 · 2 de dano (3 → 1)');
  expect(texts.at(-2)).toMatch(/Beto cai/);
  expect(entriesOf(rows).map((entry) => entryText(entry, 'en'))[1]).toMatch(
    /^Ana faces Beto: wins, 5 against 3/,
  );
});
