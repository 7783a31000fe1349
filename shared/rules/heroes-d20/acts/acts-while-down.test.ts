import { expect, it } from 'vitest';
import { diceOf } from '#shared/dice/fixed.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import { entryOf } from '#shared/log/entry.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { openHistory, perform, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';

const fighter = (id: string, name: string, side: 'pc' | 'foe') => ({
  id,
  name,
  side,
  hp: { current: 10, max: 10 },
  sheet: { weapons: [{ id: 'faca', name: 'Faca', kind: 'melee', damage: '1d4' }] },
});
const naturals = (...list: readonly number[]) =>
  diceOf(list.map((natural, index) => ({ purpose: `${index}`, sides: index % 3 === 2 ? 4 : 20, natural })));
const play = (history: History, command: CommandFor<HeroesCommand>, ...list: readonly number[]): History =>
  perform(heroesD20, history, command, naturals(...list));
const attack: CommandFor<HeroesCommand> = {
  type: 'attack',
  attacker: 'ana',
  target: 'vulto',
  weapon: 'faca',
};
const begun = play(
  openHistory(
    newCombat(heroesD20, { combatants: [fighter('ana', 'Ana', 'pc'), fighter('vulto', 'Vulto', 'foe')] }),
  ),
  { type: 'start', initiative: { ana: 15, vulto: 8 } },
);
const lastEntry = ({ done }: History) => {
  const move = done.at(-1);
  if (move === undefined) throw new Error('nothing done');
  const { command, events } = move;
  return entryOf({ seq: 1, at: null, round: 1, turn: null, count: null, command, events });
};

it('an act of one who is down is its own, and told as the narrator’s word', () => {
  const down = play(begun, { type: 'damage', target: 'ana', amount: 10 });
  const entry = lastEntry(play(down, attack, 12, 7, 2));
  expect([entry.byNarrator, entry.actor?.id, entry.kind]).toEqual([true, 'ana', 'act']);
  expect(entryText(entry, 'pt-BR')).toMatch(/ · mesmo fora de combate, Ana age · pelo narrador$/);
});

it('one standing acts by itself, also by the narrator’s word', () => {
  expect(lastEntry(play(begun, attack, 12, 7, 2)).byNarrator).toBe(false);
  const down = play(begun, { type: 'damage', target: 'ana', amount: 10 });
  const standing = play(down, { type: 'set-fate', combatant: 'ana', fate: 'standing' });
  expect(lastEntry(play(standing, attack, 12, 7, 2)).byNarrator).toBe(false);
});
