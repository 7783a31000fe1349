import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import { moveOf, openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { SYSTEMS, type AnyCommand, type AnySystem } from '#shared/rules/registry.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';
import { FORMATS, written } from '#shared/log/testing/written.ts';
import { forPlayers } from './for-players.ts';

/** Points that nothing else in a fight comes to, and so are known wherever they stand. */
const FOES_POINTS = 7654;

interface Drawn {
  readonly hidden: boolean;
  readonly late: boolean;
  readonly side: 'pc' | 'ally' | 'foe';
  readonly kind: string;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  hidden: fc.boolean(),
  late: fc.boolean(),
  side: fc.constantFrom('ally', 'foe', 'foe'),
  kind: fc.constantFrom('Capanga', 'Lobo', 'Vulto'),
});
const hero: Drawn = { hidden: false, late: false, side: 'pc', kind: 'Ágata' };
const fights = fc.array(drawn, { minLength: 1, maxLength: 7 }).map((more) => [hero, ...more]);

const isSecret = ({ hidden, late }: Drawn): boolean => hidden || late;
const idOf = (one: Drawn, index: number): string => `${isSecret(one) ? 'segredo' : 'visto'}-${index}`;

function setupOf(everyone: readonly Drawn[]): JsonObject {
  const fields = everyone.map((one, index) => ({
    id: idOf(one, index),
    name: isSecret(one) ? `Segredo ${one.kind} ${index}` : `${one.kind} ${index + 1}`,
    side: one.side,
    hp: one.side === 'pc' ? { current: 20, max: 20 } : { current: FOES_POINTS, max: FOES_POINTS },
    hidden: one.hidden,
    reminder: 'segredo',
  }));
  return {
    combatants: fields.filter((_, index) => everyone[index]?.late === false),
    reserves: fields
      .filter((_, index) => everyone[index]?.late === true)
      .map((combatant) => ({ round: 1, combatant: { ...combatant, hidden: true } })),
  };
}

/** Something done by a number that picks who, to whom and what. */
function commandFor(system: AnySystem, everyone: readonly Drawn[], pick: number): AnyCommand {
  const at = (index: number): string => {
    const one = everyone[index % everyone.length] ?? hero;
    return idOf(one, index % everyone.length);
  };
  const [a, b] = [at(pick), at(Math.floor(pick / 7))];
  const condition = system.conditions[pick % Math.max(1, system.conditions.length)]?.id ?? '';
  const choices: readonly AnyCommand[] = [
    { type: 'next-turn' },
    { type: 'damage', target: a, amount: 1 + (pick % 5) },
    { type: 'damage', target: a, amount: a.endsWith('-0') ? 9 : 1999 },
    { type: 'heal', target: a, amount: 2 },
    { type: 'temp-hp', target: a, amount: 1500 },
    { type: 'add-condition', target: a, condition, by: b, rounds: 3, note: 'segredo' },
    { type: 'remove-condition', target: a, condition },
    { type: 'ruling', target: a, points: pick % 2 === 0 ? 3 : 4321, note: 'segredo' },
    { type: 'remind', combatant: a, text: 'segredo' },
    { type: 'rename', combatant: a, name: `${a.startsWith('segredo') ? 'Segredo' : 'Novo'} ${pick % 90}` },
    { type: 'correct-sheet', combatant: a, max: a.endsWith('-0') ? 25 : 5432, notes: 'segredo' },
    { type: 'ready', combatant: a, trigger: 'segredo' },
    { type: 'delay', combatant: a },
    { type: 'act-now', combatant: a },
    { type: 'remove-combatant', combatant: a },
    { type: 'bring-in', combatants: [a] },
    { type: 'attack', attacker: a, target: b, weapon: 'unarmed' },
    { type: 'maneuver', attacker: a, target: b, kind: 'disarm' },
    { type: 'test', combatant: a, skill: 'fortitude', difficulty: 6543 },
    { type: 'declare', attacker: a, targets: [b], weapon: null },
    { type: 'declare', combatant: a, target: b },
    {
      type: 'together',
      commands: [
        { type: 'damage', target: a, amount: 1 },
        { type: 'damage', target: b, amount: 1 },
      ],
    },
    { type: 'undo' },
  ];
  return choices[Math.floor(pick / 49) % choices.length] ?? { type: 'next-turn' };
}

/** Carries out whatever can be; gives the rows that a store would have. */
function fight(system: AnySystem, setup: JsonObject, commands: readonly AnyCommand[]) {
  let history: History = openHistory(newCombat(system, setup));
  const rows: CombatRow[] = [];
  for (const command of commands) {
    const dice = diceFrom(seededSource(rows.length + 1));
    try {
      history = perform(system, history, command, dice);
    } catch (thrown) {
      if (thrown instanceof RodadaError) continue;
      throw thrown;
    }
    const events = moveOf(history, command)?.events ?? [];
    const at = new Date(Date.UTC(2026, 10, 28, 23, 0, rows.length)).toISOString();
    rows.push({ seq: rows.length + 1, at, command, rolls: dice.rolls, events });
  }
  return { rows, state: stateOf(history), history };
}

function playersLog(system: AnySystem, setup: JsonObject, commands: readonly AnyCommand[]): LogDocument {
  const { rows, state } = fight(system, setup, commands);
  const { conditions } = system;
  const doc = buildLog({
    combat: { id: 'x', name: 'Luta' },
    campaign: { name: 'Torre' },
    session: null,
    rows,
    state,
    system,
  });
  return forPlayers(doc, { setup, rows, conditions });
}

const picks = fc.array(fc.nat({ max: 48_999 }), { maxLength: 30 });

describe.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'the players’ log in %s',
  (_id, system) => {
    it('holds no name, id, note or figure of the hidden in any format, and no figure of a foe', () => {
      fc.assert(
        fc.property(fights, picks, (everyone, moves) => {
          const commands: readonly AnyCommand[] = [
            { type: 'start' },
            ...moves.map((pick) => commandFor(system, everyone, pick)),
            { type: 'end' },
          ];
          const doc = playersLog(system, setupOf(everyone), commands);
          for (const format of FORMATS) {
            const words = written(doc, format);
            const leaks = [...words.matchAll(/.{0,60}(?:segredo|visto-|(?<!\d)[2-7]\d{3}(?!\d)).{0,40}/gi)];
            expect(leaks.map(([leak]) => leak)).toEqual([]);
          }
        }),
        { numRuns: 60 },
      );
    });
  },
);

it('is the log of the same fight without those hidden, who do nothing but be there', () => {
  const acts = fc.array(fc.constantFrom('pass', 'pass', 'hurt', 'heal'), { maxLength: 20 });
  fc.assert(
    fc.property(fights, acts, (drawnOnes, moves) => {
      const everyone = drawnOnes.map((one) => ({ ...one, late: false }));
      const initiative = Object.fromEntries(everyone.map((one, index) => [idOf(one, index), 40 - index]));
      const open = everyone.flatMap((one, index) => (one.hidden ? [] : [idOf(one, index)]));
      const whole = setupOf(everyone);
      const members = everyone.map((one, index) => ({ one, index })).filter(({ one }) => !one.hidden);
      const bare: JsonObject = {
        combatants: (Array.isArray(whole['combatants']) ? whole['combatants'] : []).filter(
          (_, index) => everyone[index]?.hidden === false,
        ),
      };
      const start = (ids: readonly string[]): AnyCommand => ({
        type: 'start',
        initiative: Object.fromEntries(ids.map((id) => [id, initiative[id] ?? 0])),
      });
      // The same acts in both; in the whole fight hidden ones' turns go by.
      const toSeen: AnyCommand[] = [];
      const toBare: AnyCommand[] = [];
      let turn = 0;
      const passHidden = (): void => {
        while (everyone[turn % everyone.length]?.hidden === true) {
          toSeen.push({ type: 'next-turn' });
          turn += 1;
        }
      };
      passHidden();
      for (const [index, move] of moves.entries()) {
        const target = members[index % members.length];
        const id = target === undefined ? '' : idOf(target.one, target.index);
        const command: AnyCommand =
          move === 'pass'
            ? { type: 'next-turn' }
            : move === 'hurt'
              ? { type: 'damage', target: id, amount: 1 }
              : { type: 'heal', target: id, amount: 1 };
        toSeen.push(command);
        toBare.push(command);
        if (move === 'pass') {
          turn += 1;
          passHidden();
        }
      }
      const shown = playersLog(plainSystem, whole, [start(Object.keys(initiative)), ...toSeen]);
      const without = playersLog(plainSystem, bare, [start(open), ...toBare]);
      for (const format of FORMATS) expect(written(shown, format)).toBe(written(without, format));
    }),
    { numRuns: 60 },
  );
});
