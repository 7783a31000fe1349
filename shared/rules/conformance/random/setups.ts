import fc from 'fast-check';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { SECRET_WORD } from './vocabulary.ts';

const MOST_POINTS = 12;

const points = fc
  .record({ current: fc.integer({ min: 1, max: MOST_POINTS }), temp: fc.constantFrom(0, 0, 3) })
  .map((hp) => ({ ...hp, max: MOST_POINTS }));

interface Someone {
  readonly id: string;
  readonly name: string;
  readonly side: 'pc' | 'ally' | 'foe';
  readonly hidden?: boolean;
  readonly reminder?: string;
}

/** Those whom everybody sees; their ids are seen by nobody. */
const SEEN: readonly Someone[] = [
  { id: 'visto-a', name: 'Ana', side: 'pc' },
  { id: 'visto-b', name: 'Bia', side: 'pc', reminder: SECRET_WORD },
  { id: 'visto-c', name: 'Caio', side: 'ally' },
  { id: 'visto-x', name: 'Lobo', side: 'foe' },
  { id: 'visto-y', name: 'Urso', side: 'foe' },
];
const HIDDEN: Someone = { id: 'segredo-h', name: 'Segredo escondido', side: 'foe', hidden: true };
const LATER: Someone = { id: 'segredo-r', name: 'Segredo a caminho', side: 'foe', hidden: true };
const TRAP = { id: 'visto-t', name: 'Armadilha', side: 'foe', hp: { current: 0, max: 0 }, kind: 'entry' };

/** Two characters and an ally against two foes and a hidden one, one to come later, and a trap where it has a place. */
export function setupsOf(
  system: RuleSystem,
  sheets: fc.Arbitrary<JsonObject>,
  options: fc.Arbitrary<JsonObject>,
): fc.Arbitrary<JsonObject> {
  const someone = (one: Someone) =>
    fc.record({ hp: points, sheet: sheets }).map((own) => ({ ...one, ...own }));
  const traps = system.turns.kind === 'individual' ? [TRAP] : [];
  return fc
    .record({
      seen: fc.tuple(...SEEN.map(someone)),
      hidden: someone(HIDDEN),
      later: someone(LATER),
      options,
    })
    .map(({ seen, hidden, later, options: house }) => ({
      combatants: [...seen, hidden, ...traps],
      reserves: [{ round: 2, combatant: later }],
      conditions: madeConditions(system),
      options: house,
    }));
}

/** Conditions of the narrator's own: one that turns a dial, hurts and may be shaken off, and one that keeps from acting and lasts a while. */
function madeConditions({ dials, endingTest }: RuleSystem): JsonObject[] {
  const [dial] = dials;
  const [kind] = endingTest?.kinds ?? [];
  const save = kind && { kind: kind.id, difficulty: endingTest?.hasDifficulty === true ? 12 : null };
  return [
    {
      id: 'visto-sangra',
      name: 'Sangrando',
      words: SECRET_WORD,
      effects: dial === undefined ? [] : [{ dial: dial.id }],
      tick: { at: 'turn-start', what: 'damage', dice: '1d2' },
      save: save ?? null,
    },
    { id: 'visto-dorme', name: 'Dormindo', canAct: false, rounds: 2, endsOnDamage: true },
  ];
}

/** A condition that the narrator makes on the way. */
export const MADE_LATER = {
  id: 'visto-sara',
  name: 'Sarando',
  tick: { at: 'turn-end', what: 'heal', dice: '1' },
};

/** Those who join on the way. */
export function newcomers(sheets: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  return fc
    .record({ hp: points, sheet: sheets, number: fc.integer({ min: 1, max: 3 }) })
    .map(({ hp, sheet, number }) => ({
      id: `visto-${number}`,
      name: `Novato ${number}`,
      side: 'foe',
      hp,
      sheet,
    }));
}
