import fc from 'fast-check';
import type { CombatRow } from '#shared/records/combat.ts';
import type { Command } from '#shared/combat/command.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import { moveOf, openHistory, performKept, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom, type Dice, type Roll } from '#shared/dice/dice.ts';
import { seededRandom, seededSource, type UnitRandom } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Trial } from '#shared/rules/conformance/trial.ts';
import { drawnKinds, type DrawnKind } from './commands.ts';
import { setupsOf, newcomers } from './setups.ts';
import type { Scene } from './vocabulary.ts';

/** A command that was carried out, with the fight before and after it. */
export interface Step {
  readonly command: Command;
  readonly before: History;
  readonly after: History;
  /** What it rolled and caused; nothing for undo and redo. */
  readonly rolls: readonly Roll[];
  readonly events: readonly CombatEvent[];
}

/** A command that was refused, and the state it was refused in. */
export interface Refusal {
  readonly command: Command;
  readonly state: CombatState;
  readonly error: RodadaError;
}

/** A fight played by commands drawn at random. */
export interface RandomFight {
  readonly setup: JsonObject;
  readonly initial: CombatState;
  readonly steps: readonly Step[];
  readonly refusals: readonly Refusal[];
  /** As a store keeps it: every command carried out, those taken back included. */
  readonly rows: readonly CombatRow[];
  /** At its end. */
  readonly history: History;
}

const COMMANDS = 60;
/** How often a kind of command is drawn anew when it is refused. */
const TRIES = 6;
/** In one fight of so many a few commands come before the start. */
const EARLY_EVERY = 6;
const EARLY = 4;
/** How often a redo follows an undo, and a turn with nothing left in it is passed on. */
const REDO = 0.4;
const PASS = 0.6;
/** Times as many fights are played to come upon commands that chance seldom leads to. */
const MOST_SOUGHT = 8;

/**
 * So many fights, the same ones each time; and more of them that brought a command of the system's own for the first time,
 * as far as chance comes upon all of them.
 */
export function randomFights(
  system: RuleSystem,
  trial: Trial & Required<Pick<Trial, 'sheet' | 'options'>>,
  count: number,
): readonly RandomFight[] {
  const setups = setupsOf(system, trial.sheet, trial.options);
  const scene: Scene = { system, state: newCombat(system, drawn(setups, 0)) };
  const kinds = drawnKinds(scene, trial, newcomers(trial.sheet));
  const play = (seed: number, wanted: ReadonlySet<string>): RandomFight =>
    playedBy({ scene, kinds, wanted, random: seededRandom(seed) }, drawn(setups, seed), seed);
  const fights = Array.from({ length: count }, (_, seed) => play(seed, new Set()));
  const wanted = new Set(system.commands.map(({ type }) => type));
  const forget = ({ steps }: RandomFight): boolean =>
    steps.filter(({ command }) => wanted.delete(command.type)).length > 0;
  fights.forEach(forget);
  for (let seed = count; wanted.size > 0 && seed < count * (1 + MOST_SOUGHT); seed += 1) {
    const fight = play(seed, wanted);
    if (forget(fight)) fights.push(fight);
  }
  return fights;
}

/** What a fight is played from. */
interface Player {
  readonly scene: Scene;
  readonly kinds: readonly DrawnKind[];
  /** Kinds to try before any other. */
  readonly wanted: ReadonlySet<string>;
  readonly random: UnitRandom;
}

function playedBy(player: Player, setup: JsonObject, seed: number): RandomFight {
  const { scene, wanted } = player;
  const initial = frozen(newCombat(scene.system, setup));
  const dice = diceFrom(seededSource(seed));
  const steps: Step[] = [];
  const refusals: Refusal[] = [];
  let history = openHistory(initial);
  const early = seed % EARLY_EVERY === 0 ? EARLY : 0;
  for (let index = 0; index < COMMANDS; index += 1) {
    scene.state = stateOf(history);
    const kinds = index === early ? ['start'] : [...wanted, kindNext(player, steps.at(-1)?.command.type)];
    for (const kind of kinds) {
      const step = attempt(player, kind, { before: history, dice, refusals });
      if (step === null) continue;
      history = step.after;
      frozen(stateOf(history));
      steps.push(step);
      break;
    }
  }
  return { setup, initial, steps, refusals, rows: rowsOf(steps), history };
}

function kindNext({ scene, kinds, random }: Player, last: string | undefined): string {
  if (last === 'undo' && random() < REDO) return 'redo';
  if (isSpent(scene) && random() < PASS) return 'next-turn';
  let left = random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => (left -= weight) < 0)?.type ?? 'next-turn';
}

function isSpent({ system, state: { turn } }: Scene): boolean {
  if (turn === null || system.actions === null) return false;
  return Object.values(system.actions.left(turn.spent)).every((left) => left === 0);
}

/** Draws a command of a kind until one is carried out, or null after so many; the first refusal is kept. */
function attempt(
  { scene, kinds, random }: Player,
  type: string,
  { before, dice, refusals }: { readonly before: History; readonly dice: Dice; readonly refusals: Refusal[] },
): Step | null {
  const commands = kinds.find((kind) => kind.type === type)?.commands ?? fc.constant({ type });
  for (let tried = 0; tried < TRIES; tried += 1) {
    const command = drawn(commands, Math.floor(random() * 2 ** 31));
    try {
      const after = performKept(scene.system, before, command, dice);
      const move = moveOf(after, command);
      return { command, before, after, rolls: move?.rolls ?? [], events: move?.events ?? [] };
    } catch (error) {
      if (!(error instanceof RodadaError)) throw error;
      if (tried === 0) refusals.push({ command, state: scene.state, error });
    }
  }
  return null;
}

function rowsOf(steps: readonly Step[]): readonly CombatRow[] {
  return steps.map(({ command, rolls, events }, index) => ({
    seq: index + 1,
    at: new Date(Date.UTC(2026, 10, 28, 20, 0, index)).toISOString(),
    command,
    rolls,
    events,
  }));
}

/** Keeps a value from being changed: a state that a later command changes in place can't be taken back. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

/** The one value of an arbitrary that goes with a seed. */
export function drawn<T>(arbitrary: fc.Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (value === undefined) throw new Error('nothing was drawn');
  return value;
}
