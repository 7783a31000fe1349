import type { FieldsOf } from '#shared/combat/command.ts';
import type { CommandFor } from '#shared/combat/commands/index.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { Combatant, CombatState, Side } from '#shared/combat/state.ts';
import { apply } from '#shared/engine/apply.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { entryOf } from '#shared/log/entry.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { addTexts } from '#shared/text/translate.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';

addTexts(heroesD20.id, heroesD20.texts);

/** Someone with 20 points, a sword, a bow and a touch. */
export function hero(id: string, side: Side, sheet: JsonObject = {}) {
  const weapons = [
    { id: 'sword', name: 'Espada', kind: 'melee', damage: '1d8', criticalRange: 19 },
    { id: 'bow', name: 'Arco', kind: 'ranged', damage: '1d6' },
    { id: 'touch', name: 'Toque', kind: 'touch', damage: '1d4' },
  ];
  const hp = { current: 20, max: 20 };
  return {
    id,
    name: id.toUpperCase(),
    side,
    hp,
    sheet: { fighting: 5, aim: 5, fortitude: 5, reflex: 5, weapons, ...sheet },
  };
}

/** A fight in progress with what happened last. */
export interface Fight {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
}

/** Carries out commands with the naturals given, all of which must be used; `events` are those of the last command. */
export function carryOut(
  { state }: Fight,
  commands: readonly CommandFor<HeroesCommand>[],
  naturals: readonly number[] = [],
): Fight {
  const fixed = fixedSource(naturals);
  const dice = diceFrom(fixed.source);
  let now: Fight = { state, events: [] };
  for (const command of commands) now = apply(heroesD20, now.state, command, dice);
  if (fixed.left() > 0) throw new Error(`${fixed.left()} dice left over`);
  return now;
}

/** A fight before its start. */
export function setUp(combatants: readonly object[], options: JsonObject = {}): Fight {
  return { state: newCombat(heroesD20, { combatants, options }), events: [] };
}

/** A pc `a` (15), a foe `b` (10) and an ally `c` (5) in a fight that has begun; `a` has its turn. */
export function trio(
  sheets: { readonly [id: string]: JsonObject } = {},
  start: FieldsOf<HeroesCommand, 'start'> = {},
): Fight {
  const combatants = [
    hero('a', 'pc', sheets['a']),
    hero('b', 'foe', sheets['b']),
    hero('c', 'ally', sheets['c']),
  ];
  return carryOut(setUp(combatants), [{ type: 'start', initiative: { a: 15, b: 10, c: 5 }, ...start }]);
}

/** An attack of one on another with the sword. */
export function strike(
  attacker: string,
  target: string,
  fields: Partial<FieldsOf<HeroesCommand, 'attack'>> = {},
): HeroesCommand {
  return { type: 'attack', attacker, target, weapon: 'sword', ...fields };
}

/** One combatant of a fight. */
export function one({ state }: Fight, id: string): Combatant {
  const found = state.combatants.find((combatant) => combatant.id === id);
  if (found === undefined) throw new Error(`no combatant ${id}`);
  return found;
}

/** The test event of the last command. */
export function checked({ events }: Fight): Extract<CombatEvent, { type: 'test' }> {
  const event = events.find((one) => one.type === 'test');
  if (event === undefined) throw new Error('no test event');
  return event;
}

/** The next turn, as often as asked. */
export function turns(count: number): readonly HeroesCommand[] {
  return Array.from({ length: count }, () => ({ type: 'next-turn' }));
}

/** The conditions of one combatant by id, in the order they came. */
export function conditionsOf(fight: Fight, id: string): readonly string[] {
  return one(fight, id).conditions.map((condition) => condition.id);
}

/** What the last command did, as the log tells it in pt-BR. */
export function logged({ events }: Fight): string {
  const entry = { seq: 1, at: null, round: 1, turn: null, count: null, command: { type: 'test' }, events };
  return entryText(entryOf(entry), 'pt-BR');
}

/** The total of a sum of the last command's test, by its purpose. */
export function totalOf(fight: Fight, purpose: string): number | undefined {
  return checked(fight).sums.find((sum) => sum.purpose === purpose)?.total;
}
