import fc from 'fast-check';
import type { Command, CommandSpec } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { RETURNS } from '#shared/combat/counters/counter.ts';
import { conditionsIn } from '#shared/combat/conditions/known-conditions.ts';
import { dueTicks } from '#shared/combat/conditions/ticks.ts';
import { coreCommands } from '#shared/combat/commands/index.ts';
import type { JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Trial } from '#shared/rules/conformance/trial.ts';
import { valuesOf, withoutGaps } from './from-schema.ts';
import { MADE_LATER } from './setups.ts';
import { oneOf, oneWord, SECRET_WORD, vocabularyOf, type Scene } from './vocabulary.ts';

/** What a command's fields are drawn from, without its type. */
type Fields = fc.Arbitrary<JsonObject>;

/** A kind of command, how often it comes, and what is drawn for it. */
export interface DrawnKind {
  readonly type: string;
  readonly weight: number;
  readonly commands: fc.Arbitrary<Command>;
}

/** How often kinds of command come, among a thousand; those of the core (conditions more often) and of the system share theirs. */
const OFTEN = { own: 600, 'next-turn': 300, core: 220, undo: 35, redo: 25, together: 15, reset: 3, end: 2 };
/** Parts of the core's share for commands that should come more often, or seldom: one ruled out of a fight does nothing more in it. */
const SHARES: Readonly<Record<string, number>> = {
  'add-condition': 4,
  tick: 4,
  'set-fate': 0.3,
  'spend-counter': 0.5,
  'return-counter': 0.5,
  'set-counter': 0.7,
  'remove-counter': 0.3,
};
const APART: ReadonlySet<string> = new Set(['next-turn', 'end']);

/** The commands of a system but for those that hold others or move the head. */
export function commandSpecs(system: RuleSystem): readonly CommandSpec[] {
  return [...coreCommands, ...ownSpecs(system)];
}

/** The commands that a system and its turn style bring. */
function ownSpecs({ turns, commands }: RuleSystem): readonly CommandSpec[] {
  return [...turns.commands, ...commands];
}

/** What commands are drawn from for a fight as it stands: their fields by their schemas, or as brought. */
export function drawnKinds(scene: Scene, trial: Trial, newcomer: Fields): readonly DrawnKind[] {
  const { system } = scene;
  const core = coreFields(scene, newcomer);
  const own = ownSpecs(system);
  const usual = coreCommands.filter(({ type }) => !APART.has(type));
  const kindOf = ({ type, fields }: CommandSpec, weight: number): DrawnKind => {
    const given =
      trial.commands?.[type]?.(() => scene.state, vocabularyOf(scene)) ??
      core[type] ??
      objectsOf(fields, scene);
    const commands = given.map((drawn) => readRawCommand({ ...drawn, type }));
    return {
      type,
      weight: Math.max(1, Math.round(weight)),
      commands,
    };
  };
  const single = [
    ...own.map((spec) => kindOf(spec, OFTEN.own / own.length)),
    ...usual.map((spec) => kindOf(spec, (OFTEN.core / usual.length) * (SHARES[spec.type] ?? 1))),
    ...coreCommands
      .filter(({ type }) => type === 'next-turn')
      .map((spec) => kindOf(spec, OFTEN['next-turn'])),
  ];
  const member = fc.oneof(...single.map(({ commands, weight }) => ({ arbitrary: commands, weight })));
  const several = fc
    .array(member, { minLength: 1, maxLength: 3 })
    .map((commands) => readRawCommand({ type: 'together', commands }));
  return [
    ...single,
    ...coreCommands.filter(({ type }) => type === 'end').map((spec) => kindOf(spec, OFTEN.end)),
    { type: 'together', weight: OFTEN.together, commands: several },
    ...(['undo', 'redo', 'reset'] as const).map((type) => ({
      type,
      weight: OFTEN[type],
      commands: fc.constant<Command>({ type }),
    })),
  ];
}

function objectsOf(fields: CommandSpec['fields'], scene: Scene): Fields {
  return valuesOf(fields, vocabularyOf(scene)).map((value) => (isObject(value) ? value : {}));
}

/** Those of the core whose fields say less than what they take. */
function coreFields(scene: Scene, newcomer: Fields): Readonly<Record<string, Fields>> {
  const people = oneWord(() => scene.state.combatants.map(({ id }) => id));
  const waiting = oneWord(() => scene.state.reserves.map(({ combatant }) => combatant.id));
  // Showing those who are hidden from the beginning would give away what players mustn't learn.
  const open = oneWord(() =>
    scene.state.combatants.map(({ id }) => id).filter((id) => !id.startsWith(SECRET_WORD)),
  );
  return {
    start: fc.constant({}),
    'add-combatant': newcomer.map((combatant) => ({ combatant })),
    'bring-in': waiting.map((id) => ({ combatants: [id] })),
    'add-condition': fc
      .record({
        target: people,
        condition: conditionsOf(scene),
        rounds: fc.constantFrom(undefined, 1, 2),
        by: fc.option(people),
        note: fc.constantFrom(undefined, SECRET_WORD),
        endsIf: fc.constantFrom(undefined, 'bearer-hurt', 'causer-hurt'),
      })
      .map(withoutGaps),
    'define-condition': fc.constant({ condition: MADE_LATER }),
    tick: dueIn(scene),
    'skip-tick': dueIn(scene),
    'remove-condition': heldIn(scene),
    'extend-condition': fc
      .tuple(heldIn(scene), fc.constantFrom(1, 2))
      .map(([held, rounds]) => ({ ...held, rounds })),
    'set-counter': fc.record({
      target: people,
      counter: fc
        .record({
          id: fc.constantFrom('counters-1', 'reactions', SECRET_WORD),
          name: fc.constant(SECRET_WORD),
          max: fc.constantFrom(undefined, 0, 1, 3),
          current: fc.constantFrom(undefined, 0, 1),
          returns: fc.constantFrom(undefined, ...RETURNS),
        })
        .map(withoutGaps),
    }),
    hide: fc.record({ combatants: open.map((id) => [id]), hidden: fc.boolean() }),
    remind: fc.record({ combatant: people, text: fc.constantFrom('', SECRET_WORD) }),
    rename: fc.record({ combatant: people, name: fc.constantFrom('Novo', 'Outro', 'Mais um') }),
    'correct-sheet': fc
      .record({
        combatant: people,
        max: fc.constantFrom(undefined, 5, 30),
        sheet: sheetsIn(scene),
        notes: fc.constantFrom(undefined, SECRET_WORD),
      })
      .map(withoutGaps),
    roll: fc
      .record({
        dice: fc.constantFrom('d20', '2d6+1', '3d8kh2'),
        combatant: fc.option(people),
        open: fc.boolean(),
        against: fc.option(people.map((combatant) => ({ dice: '1d6', combatant }))),
      })
      .map((drawn) => ({ ...drawn, why: drawn.open ? 'escalar o muro' : SECRET_WORD })),
    note: fc.boolean().map((open) => ({ open, text: open ? 'A ponte range' : SECRET_WORD })),
    ruling: fc.record({
      target: people,
      points: fc.integer({ min: 0, max: 9 }),
      note: fc.constantFrom('', SECRET_WORD),
    }),
  };
}

/** What is due of a condition. */
function dueIn(scene: Scene): fc.Arbitrary<JsonObject> {
  return oneOf(() => dueTicks(scene)).map((due) => ({
    target: due?.tick.target ?? '',
    condition: due?.tick.condition ?? '',
  }));
}

/** A condition by its id, or with details that its own schema gives. */
function conditionsOf(scene: Scene): fc.Arbitrary<string | JsonObject> {
  const { conditions } = scene.system;
  const ids = oneWord(() => conditionsIn(scene.system, scene.state).map(({ id }) => id));
  const detailed = conditions.map(({ id, details }) =>
    valuesOf(details, vocabularyOf(scene)).map((given) => ({ ...(isObject(given) ? given : {}), id })),
  );
  return fc.oneof(ids, ...detailed);
}

/** Somebody and a condition it has. */
function heldIn(scene: Scene): fc.Arbitrary<JsonObject> {
  return fc.nat().map((pick) => {
    const held = scene.state.combatants.flatMap(({ id, conditions }) =>
      conditions.map((condition) => ({ target: id, condition: condition.id })),
    );
    return held[pick % Math.max(1, held.length)] ?? { target: '', condition: '' };
  });
}

/** The sheet of somebody in the fight, for another to be corrected to. */
function sheetsIn(scene: Scene): fc.Arbitrary<JsonObject> {
  return oneOf(() => scene.state.combatants.map(({ sheet }) => sheet)).map((sheet) => sheet ?? {});
}
