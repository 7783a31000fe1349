import type { z } from 'zod';
import type { Dice } from '#shared/dice/dice.ts';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { ActionEconomy } from './action-economy.ts';
import type { ConditionSpec } from './conditions/condition-spec.ts';
import type { Counter } from './counters/counter.ts';
import type { Dial } from './conditions/dials.ts';
import type { CombatEvent, Who } from './events.ts';
import { copyOf, placeOf } from './roster.ts';
import type { Combatant, CombatState, Condition, HitPoints, Standing } from './state.ts';
import { nameOf } from './name.ts';

/** One command being carried out: the state so far (immutable, replaced as it goes), the dice, and what has happened. */
export interface Play {
  state: CombatState;
  readonly dice: Dice;
  readonly events: CombatEvent[];
  readonly system: PlayRules;
  /** What is otherwise on a sheet after it than before, one thing after the other, in the words of the system's form. */
  readonly changesOf: (before: SheetFigures, after: SheetFigures) => readonly Message[];
}

/** A sheet with the points that stand beside it. */
export interface SheetFigures {
  readonly hp: Pick<HitPoints, 'current' | 'max'>;
  readonly sheet: JsonObject;
}

/** A sheet parts of which go on beside it during a fight (what is left of an attribute, scars, magic points). */
export interface RunningSheet {
  /** The sheet as it stands now, whatever of it the fight keeps. */
  readonly now: (combatant: Combatant) => JsonObject;
  /** Brings what the fight keeps in line with a sheet corrected to this, which was checked; gives the sheet to go by, parts kept beside it as they were brought in. */
  readonly correct: (play: Play, target: string, corrected: JsonObject) => JsonObject;
}

/** What commands ask of the rule system they are carried out under. */
export interface PlayRules {
  readonly name: Message;
  /** Checks a sheet as written in a file or form, completing defaults. */
  readonly sheet: z.ZodType<JsonObject>;
  /** The conditions somebody with this sheet begins a fight with; none for most systems. */
  readonly conditionsFrom: (sheet: JsonObject) => readonly Condition[];
  /** What the rules themselves count of somebody with this sheet (reactions); left out where they count nothing. */
  readonly countersFrom?: (sheet: JsonObject) => readonly Counter[];
  /** Left out where a fight keeps nothing that stands on the sheet. */
  readonly runningSheet?: RunningSheet;
  readonly turns: TurnRules;
  readonly conditions: readonly ConditionSpec[];
  /** What conditions of the narrator's own may change. */
  readonly dials: readonly Dial[];
  /** Left out where the rules know no test that could end a condition. */
  readonly endingTest?: EndingTest;
  readonly health: PointRules;
  readonly actions: ActionEconomy | null;
}

/** What `start` brings besides the combatants. */
export interface StartFields {
  /** Ids of those caught unaware. */
  readonly surprised: readonly string[];
  /** Totals typed in by id; those aren't rolled. */
  readonly initiative: ReadonlyMap<string, number>;
}

/** How one joins a running fight. */
export interface Joining {
  /** A total typed in, or null to roll. */
  readonly initiative: number | null;
  readonly surprised: boolean;
}

/** How turns are made: one by one in an order, side by side, or by groups. */
export interface TurnRules {
  readonly kind: 'individual' | 'sides' | 'groups';
  /** Opens round 1; the state is still `setup` when called. */
  readonly begin: (play: Play, fields: StartFields) => void;
  /** Ends what is being played and begins what comes next (`next-turn`); `typed` are totals for the roll of a new round. */
  readonly next: (play: Play, typed?: ReadonlyMap<string, number>) => void;
  /** Whether the lowest count goes first; left out where the highest always does. */
  readonly lowestFirst?: (options: JsonObject) => boolean;
  /** Whether everybody rolls anew as each round begins; left out where nobody ever does. */
  readonly rerolls?: (options: JsonObject) => boolean;
  /** Whether some may share a place in the order; left out where nobody may. */
  readonly links?: true;
  /** Gives a place to one who has just been added to a running fight. */
  readonly joined: (play: Play, id: string, joining: Joining) => void;
  /** Mends the order after a combatant has been taken out of a running fight. */
  readonly left: (play: Play, id: string) => void;
}

/** How one tests to suffer only half of what strikes several at once. */
export interface HalfTest {
  /** What one may test with; the usual one first. */
  readonly kinds: readonly HalfTestKind[];
  /** Rolls somebody's test and tells it; whether it holds. */
  readonly test: (
    play: Play,
    combatant: Combatant,
    asked: { readonly kind: string; readonly difficulty: number },
  ) => boolean;
  /** So many d20 the test rolls, all under the purpose `test`. */
  readonly dice: (state: CombatState, combatant: Combatant, kind: string) => number;
}

/** One of the ways to test. */
export interface HalfTestKind {
  readonly id: string;
  readonly label: Message;
}

/** How one tests to be rid of a condition. */
export interface EndingTest {
  /** What one may test with; the usual one first. */
  readonly kinds: readonly HalfTestKind[];
  /** Whether the narrator sets what must be reached; where not, the sheet says it. */
  readonly hasDifficulty: boolean;
  /** Rolls somebody's test and tells it; whether it holds. A difficulty of null is one that isn't set. */
  readonly test: (
    play: Play,
    combatant: Combatant,
    asked: { readonly kind: string; readonly difficulty: number | null },
  ) => boolean;
}

/** What damage does, and what a figure of points means. */
export interface PointRules {
  /** Takes `amount` ≥ 0 off a combatant: temporary points first, then what the system says; emits everything it caused. */
  readonly hurt: (play: Play, target: string, amount: number, by: Who | null) => void;
  /** Left out where the rules know no test for half. */
  readonly halfTest?: HalfTest;
  /** Which way half a point goes. */
  readonly rounding: 'down' | 'up';
  /** Up, down or defeated, from the figures and the fight's house options. */
  readonly standing: (combatant: Combatant, options: JsonObject) => Standing;
  /** The floor of the points: what a blow, or the narrator's word, can't go below. */
  readonly lowest: (combatant: Combatant) => number;
  /** False for one that can't take a turn although not defeated. */
  readonly canAct: (combatant: Combatant) => boolean;
  /** Whether the rules hold somebody dead; left out where they say nothing of death. */
  readonly isDead?: (combatant: Combatant, options: JsonObject) => boolean;
  /** What else it brings that the narrator's word has put somebody out of the fight, or back in; left out where nothing. */
  readonly fateRuled?: (play: Play, target: string) => void;
  /** Why points can't be given back to somebody, or null when they can; left out where they always can. */
  readonly healRefusal?: (combatant: Combatant) => Message | null;
  /** What else it brings that the narrator's word has set somebody's points; left out where nothing. */
  readonly ruled?: (play: Play, target: string) => void;
}

/** Refuses a command or choice against the rules or the state (`NOT_ALLOWED`); `field` names the command's field at fault. */
export function refuse(said: Message, field?: string): never {
  throw new RodadaError('NOT_ALLOWED', said, { path: field });
}

/** The combatant of an id, or null. */
export function findCombatant(state: CombatState, id: string): Combatant | null {
  return state.combatants[placeOf(state.combatants, id)] ?? null;
}

/** The combatant of an id; one unknown, or still waiting to come in, is refused, naming the field it stood in. */
export function requireCombatant(state: CombatState, id: string, field?: string): Combatant {
  const found = findCombatant(state, id);
  if (found !== null) return found;
  const waiting = state.reserves.find(({ combatant }) => combatant.id === id);
  if (waiting === undefined) refuse(message('error.unknownCombatant', { id }), field);
  refuse(message('error.stillWaiting', { name: nameOf(waiting.combatant) }), field);
}

/** The combatant of an id, be it in the fight or waiting to come in; one unknown is refused, naming the field it stood in. */
export function requireAnybody(state: CombatState, id: string, field?: string): Combatant {
  const waiting = state.reserves.find(({ combatant }) => combatant.id === id);
  return waiting?.combatant ?? requireCombatant(state, id, field);
}

/** How the log names a combatant. */
export function who({ id, name, label, side }: Combatant): Who {
  return { id, name, label, side };
}

/** The list of combatants a play has made for itself: nobody else has it yet, so it is changed in place. */
const drafts = new WeakMap<Play, Combatant[]>();

/** Changes fields of one combatant in the state of a play; the list is copied once a play, however many change. */
export function patchCombatant(play: Play, id: string, patch: Partial<Combatant>): void {
  const { combatants } = play.state;
  const place = placeOf(combatants, id);
  const one = combatants[place];
  if (one === undefined) return;
  let draft = drafts.get(play);
  if (draft === undefined || draft !== combatants) {
    draft = copyOf(combatants);
    drafts.set(play, draft);
    play.state = { ...play.state, combatants: draft };
  }
  draft[place] = { ...one, ...patch };
}

/** Changes fields of one combatant, be it in the fight or waiting to come in. */
export function patchAnybody(play: Play, id: string, patch: Partial<Combatant>): void {
  if (!play.state.reserves.some(({ combatant }) => combatant.id === id)) {
    patchCombatant(play, id, patch);
    return;
  }
  const reserves = play.state.reserves.map((one) =>
    one.combatant.id === id ? { ...one, combatant: { ...one.combatant, ...patch } } : one,
  );
  patchState(play, { reserves });
}

/** Changes fields of the state of a play. */
export function patchState(play: Play, patch: Partial<CombatState>): void {
  play.state = { ...play.state, ...patch };
}
