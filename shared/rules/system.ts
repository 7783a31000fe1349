import type { z } from 'zod';
import type { Command, CommandSpec } from '#shared/combat/command.ts';
import type { PlayRules, PointRules } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { TurnStyle } from '#shared/combat/turns/turn-style.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { FightPolicy } from '#shared/arena/policy.ts';
import type { RulesHelpLoaders } from '#shared/help/rule-help.ts';
import type { JsonObject } from '#shared/json.ts';
import type { TextBundle } from '#shared/text/catalogue.ts';
import type { Message } from '#shared/text/message.ts';
import type { AttackOdds } from './attack-odds.ts';
import type { SystemCard } from './card.ts';
import type { ForeignFormat } from './foreign.ts';
import type { PlacedObject } from './placed-object.ts';
import type { SheetForm } from './sheet-form.ts';
import type { StatLines } from './stat-lines.ts';

/** One question the command line answers (`headless.md`): checked input, dice, outcome. */
export interface ResolverSpec {
  readonly name: string;
  /** Reads `input` and `options` (errors under `input.…`, `options.…`) and gives what to roll. */
  readonly bind: (input: JsonObject, options: JsonObject) => (dice: Dice) => JsonObject;
}

/** A weapon or natural attack as the tracker offers it. */
export interface AttackChoice {
  readonly weapon: string;
  /** The narrator's word for it, or the system's (bare hands). */
  readonly name: Message;
  /** "1d8 · 19–20 ×2 · corpo a corpo" */
  readonly summary: Message;
}

/** A die (or several under one purpose) an attack will ask for, so that the table can type it. */
export interface DiceSlot {
  readonly purpose: string;
  readonly label: Message;
  readonly sides: number;
  readonly count: number;
}

/** Who attacks whom with what, all by their ids. */
export interface PlainAttack {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
}

/** What the tracker needs to offer an attack before it is rolled. */
export interface AttackOffer {
  readonly choices: (combatant: Combatant) => readonly AttackChoice[];
  /** The dice the attack may ask for, in order; empty for an unknown weapon. */
  readonly slots: (state: CombatState, attack: PlainAttack) => readonly DiceSlot[];
}

/** The exact odds of an attack: what the command line answers and what a panel shows, from one declaration. */
export interface OddsRules {
  /** The question `odds` of the command line. */
  readonly resolver: ResolverSpec;
  /** Of an attack with nothing said besides, as the fight stands; null for somebody or a weapon unknown, or far too many dice. */
  readonly foresee: (state: CombatState, attack: PlainAttack) => AttackOdds | null;
  /** Whether an attack may be critical. */
  readonly criticals: boolean;
}

/** What a system makes of objects that can be broken: its campaigns have their tables and the calculator (O1 to O6). */
export interface ObjectRules {
  /** The system's running state of a fight with these objects in its scene; left out where fights have no objects. */
  readonly scene?: (objects: readonly PlacedObject[]) => JsonObject;
}

/** Points somebody is about to lose by the narrator's word. */
export interface Loss {
  readonly target: string;
  readonly amount: number;
}

/** What a health figure of 0 means, and what damage does. */
export interface HealthRules extends PointRules {
  /** Short name of the points ("PV", "PG"). */
  readonly unit: Message;
  /** The points a new sheet begins with, where the rules say how many; 10 when left out. */
  readonly startsWith?: number;
  /** The dice these losses will ask for (saves, scars); left out where none ever do. */
  readonly lossSlots?: (state: CombatState, losses: readonly Loss[]) => readonly DiceSlot[];
}

/** A limit of real time on turns (H5). */
export interface TurnTimer {
  /** Minutes a turn may take by the house options; null for no limit. */
  readonly minutes: (options: JsonObject) => number | null;
  /** How many turns of a combatant were marked as late. */
  readonly lateTurns: (combatant: Combatant) => number;
}

/** What lasts of a fight: the points and the sheet that somebody leaves it with. */
export interface LastingFigures {
  readonly hp: { readonly current: number; readonly max: number };
  readonly sheet: JsonObject;
}

/** Those who stand together on the players' screen: a side, or an engagement group. */
export interface BoardGroup {
  readonly label: Message | null;
  /** It is their step. */
  readonly now: boolean;
  readonly members: readonly string[];
}

/** How a fight without individual turns is laid out for the players. */
export interface PlayerBoard {
  /** "Rodada 3", "Turno 3". */
  readonly round: Message;
  /** In the order they are shown; empty ones are left out by whoever asks. */
  readonly groups: readonly BoardGroup[];
}

/**
 * Everything the product asks of a rule system, whose fights take the commands `C`. A fifth one is a folder of these, and one
 * line each in the lists of cards and of systems. What may be left out is what not every game has: a system that lacks it leaves it out, and then
 * nothing offers it.
 */
export interface RuleSystem<C extends Command = Command> extends PlayRules, SystemCard {
  /**
   * Whole, from 1. Raised when what a stored command means changes, so that a fight played before is compared with what
   * today's rules make of it and, where they part, shown as it was played.
   */
  readonly rulesVersion: number;
  /** Texts under the system's id as namespace: keys read `heroes-d20:term.fighting`. */
  readonly texts: TextBundle;
  /** House options with their defaults. */
  readonly options: z.ZodType<JsonObject>;
  /** The house options with labels, for the campaign's editor; no sections when the system has none. */
  readonly optionsForm: SheetForm;
  /** The sheet's fields with labels, for the editor. */
  readonly form: SheetForm;
  /** A checked sheet in one line for lists, part by part, as the game writes it; the points stand beside it. */
  readonly sheetLine: (sheet: JsonObject) => readonly Message[];
  readonly turns: TurnStyle<C>;
  readonly commands: readonly CommandSpec<C>[];
  readonly health: HealthRules;
  readonly resolvers: readonly ResolverSpec[];
  readonly attack: AttackOffer;
  /** Left out where the chances of an attack aren't worked out. */
  readonly odds?: OddsRules;
  /** Minutes of the game world a round takes. */
  readonly roundMinutes: number;
  /** Left out where turns have no limit of real time. */
  readonly turnTimer?: TurnTimer;
  /** Metres a combatant moves with one movement, for the tracker's head; null when the system doesn't say. */
  readonly movement: (combatant: Combatant) => number | null;
  /** The system's running figures of a combatant to show and to answer on the command line (`str`, `scars` …); `{}` for none. */
  readonly figures: (combatant: Combatant) => JsonObject;
  /** What the fight keeps of a combatant besides its sheet, in words to stand beside it (MP left); left out where that is nothing. */
  readonly figuresLine?: (combatant: Combatant) => readonly Message[];
  /** The system's running state of the fight to answer on the command line (`step`, `declared` …); `{}` for none. */
  readonly situation: (state: CombatState) => JsonObject;
  /** Left out where creatures aren't written in lines. */
  readonly statLines?: StatLines;
  /** The files of other tools that its creatures and characters are read of; left out where there are none. */
  readonly foreign?: readonly ForeignFormat[];
  /** What somebody who came into a fight as `before` leaves it with as `after`; without temporary points. */
  readonly carryOver: (before: Combatant, after: Combatant) => LastingFigures;
  /** Each of its rules in words for a narrator, with an example. */
  readonly help?: RulesHelpLoaders;
  /** Left out where nothing but combatants can be struck. */
  readonly objects?: ObjectRules;
  /** How it fights by itself for forecasts; left out where there are none. */
  readonly policy?: FightPolicy<C>;
  /**
   * How far from 0 a figure of a sheet or of one of its own commands may be when the command line brings it; left out where
   * the schemas say it all. What is stored already is never measured by it.
   */
  readonly mostFigure?: number;
  /** The players' board of a fight, given without those they don't see; left out where everybody has a place in one order. */
  readonly playerBoard?: (state: CombatState) => PlayerBoard;
}
