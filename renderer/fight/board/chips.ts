import { ownCountersOf } from '#shared/combat/counters/counters.ts';
import { heldLabel, specOfHeld } from '#shared/combat/conditions/known-conditions.ts';
import type { MarkColour } from '#shared/combat/mark-colours.ts';
import type { Combatant, CombatState, Condition, Ending, RuledFate } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { nameOf } from '#shared/combat/name.ts';
import { isFollower, leaderOf } from '#shared/combat/turns/links.ts';
import { figure } from '#shared/text/figures.ts';

/** A small label in a row of the order: a condition, or a state of the turn order. */
export interface Chip {
  readonly id: string;
  readonly kind: 'condition' | 'waiting' | 'bad' | 'counter';
  readonly label: Message;
  /** Rounds still to go; null where none are counted, or none is left after this one. */
  readonly left: number | null;
  /** All there is to say of it, for its title. */
  readonly title: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** The colour that the narrator gave it; left out for none. */
  readonly colour?: MarkColour;
}

/** The icons of the states of the turn order. */
const STATE_ICONS = {
  down: 'heart-crack',
  dead: 'skull',
  gone: 'log-out',
  standing: 'person-standing',
  late: 'timer-off',
  delaying: 'hourglass',
  ready: 'target',
  surprised: 'zap',
  interrupted: 'pause',
  linked: 'link',
} as const;

/** The chips of one combatant: how it stands and waits first, then its conditions and what it has to spend. `lowest` is the limit of its delay. */
export function chipsOf(
  combatant: Combatant,
  state: CombatState,
  system: RuleSystem,
  lowest: number | null,
): readonly Chip[] {
  return [
    ...standingChips(combatant),
    ...lateChips(combatant, system),
    ...linkChips(combatant, state),
    ...waitingChips(combatant, state, lowest),
    ...combatant.conditions.map((condition) => conditionChip(condition, state, system)),
    ...counterChips(combatant),
  ];
}

/** When a condition ends by itself, whose wound ends it, who caused it and the narrator's note, in a line. */
export function endingTitle(condition: Condition, state: CombatState, system: RuleSystem): Message {
  const { ends, by, note, endsIf } = condition;
  const causer = state.combatants.find((one) => one.id === by);
  const parts = [
    whenEnds(ends, state.round, system),
    ...(endsIf === undefined ? [] : [message(`tracker.condition.endsIf.${endsIf}`)]),
    ...(causer === undefined ? [] : [message('tracker.chip.by', { causer: nameOf(causer) })]),
    ...(note === undefined ? [] : [plain(note)]),
  ];
  return parts.reduce((told, more) => message('tracker.chip.also', { told, more }));
}

/** Rounds a condition still lasts; null where none are counted. */
export function roundsLeft({ ends }: Condition, round: number): number | null {
  return ends?.at === 'count' ? Math.max(0, ends.round - round) : null;
}

/** Counts only mean something where each has a place of its own. */
function whenEnds(ends: Ending | null, round: number, { turns, roundName }: RuleSystem): Message {
  if (ends === null) return message('tracker.chip.untilRemoved');
  if (ends.at === 'own-turn') return message('tracker.chip.untilOwnTurn', { round: ends.round });
  const values = { round: ends.round, left: Math.max(0, ends.round - round), context: roundName };
  if (turns.kind !== 'individual') return message('tracker.chip.untilRound', values);
  return message('tracker.chip.beforeCount', { ...values, count: figure(ends.count) });
}

function conditionChip(condition: Condition, state: CombatState, system: RuleSystem): Chip {
  return {
    id: condition.id,
    kind: 'condition',
    label: heldLabel(system, condition),
    icon: specOfHeld(system, condition)?.icon ?? 'circle-dot',
    ...(condition.own?.colour !== undefined &&
      condition.own.colour !== null && { colour: condition.own.colour }),
    // In its last round a 0 would say that it is over; its title says when it ends.
    left: roundsLeft(condition, state.round) || null,
    title: endingTitle(condition, state, system),
  };
}

/** Counters with what is left of them, but those that the rules keep and a system shows in its own way. */
function counterChips(combatant: Combatant): readonly Chip[] {
  return ownCountersOf(combatant).map(({ id, name, current, max, returns }) => ({
    id: `counter:${id}`,
    kind: 'counter',
    label: message('counter.left', { counter: name, current, max }),
    icon: 'circle-dot',
    left: null,
    title: message('counter.chipTitle', { current, max, returns: message(`counter.comesBack.${returns}`) }),
  }));
}

function standingChips({ standing, fate }: Combatant): readonly Chip[] {
  if (fate !== undefined) return [ruledChip(fate)];
  if (standing !== 'down') return [];
  return [stateChip('down', 'bad', message('tracker.chip.down'), message('tracker.chip.downTitle'))];
}

function ruledChip(fate: RuledFate): Chip {
  const title = message('tracker.chip.ruledTitle');
  return stateChip(fate, fate === 'standing' ? 'waiting' : 'bad', message(`tracker.chip.${fate}`), title);
}

/** Turns that took longer than the house allows (H5). */
function lateChips(combatant: Combatant, { turnTimer }: RuleSystem): readonly Chip[] {
  const late = turnTimer?.lateTurns(combatant) ?? 0;
  if (late === 0) return [];
  const label = message('tracker.chip.late', { count: late });
  return [stateChip('late', 'bad', label, message('tracker.chip.lateTitle'))];
}

/** Whoever shares another's place in the order says whose. */
function linkChips({ id }: Combatant, { linked, combatants }: CombatState): readonly Chip[] {
  const leader = combatants.find((one) => one.id === leaderOf(linked, id));
  if (leader === undefined || leader.id === id) return [];
  const label = message('tracker.chip.linked', { name: nameOf(leader) });
  return [stateChip('linked', 'waiting', label, message('tracker.chip.linkedTitle'))];
}

function waitingChips(combatant: Combatant, state: CombatState, lowest: number | null): readonly Chip[] {
  const chips: Chip[] = [];
  if (combatant.delaying) {
    const label =
      lowest === null
        ? message('tracker.chip.delaying')
        : message('tracker.chip.delayingUntil', { lowest: figure(lowest) });
    chips.push(stateChip('delaying', 'waiting', label, message('tracker.chip.delayingTitle')));
  }
  if (combatant.ready !== null && combatant.standing === 'up') {
    const trigger = combatant.ready;
    chips.push(
      stateChip(
        'ready',
        'waiting',
        message('tracker.chip.ready'),
        message('tracker.chip.readyTitle', { trigger }),
      ),
    );
  }
  if (combatant.surprisedIn === state.round && state.status === 'running') {
    chips.push(
      stateChip(
        'surprised',
        'bad',
        message('tracker.chip.surprised'),
        message('tracker.chip.surprisedTitle'),
      ),
    );
  }
  if (state.interrupted.some((turn) => turn.who === combatant.id)) {
    chips.push(
      stateChip(
        'interrupted',
        'waiting',
        message('tracker.chip.interrupted'),
        message('tracker.chip.interruptedTitle'),
      ),
    );
  }
  return chips;
}

function stateChip(id: keyof typeof STATE_ICONS, kind: Chip['kind'], label: Message, title: Message): Chip {
  return { id: `state:${id}`, kind, label, left: null, title, icon: STATE_ICONS[id] };
}

/** Chips with what they were made from, besides whose they are. */
interface Kept {
  readonly state: CombatState;
  readonly system: RuleSystem;
  readonly lowest: number | null;
  readonly chips: readonly Chip[];
}

const kept = new WeakMap<Combatant, Kept>();

/** The chips of a combatant as `chipsOf` makes them: the same ones as long as nothing has changed that they tell. */
export function keptChips(
  combatant: Combatant,
  state: CombatState,
  system: RuleSystem,
  lowest: number | null,
): readonly Chip[] {
  const known = kept.get(combatant);
  if (
    known !== undefined &&
    known.system === system &&
    known.lowest === lowest &&
    tellTheSame(combatant, known.state, state)
  ) {
    return known.chips;
  }
  const chips = chipsOf(combatant, state, system, lowest);
  kept.set(combatant, { state, system, lowest, chips });
  return chips;
}

/** Whether what the chips of somebody who hasn't changed say of the fight is the same in both states. */
function tellTheSame(combatant: Combatant, before: CombatState, now: CombatState): boolean {
  if (before === now) return true;
  const sameFight =
    before.round === now.round &&
    before.status === now.status &&
    before.interrupted === now.interrupted &&
    before.linked === now.linked;
  return sameFight && (before.combatants === now.combatants || !namesOthers(combatant, now));
}

/** Whether the chips of somebody have others' names in them. */
function namesOthers({ id, conditions }: Combatant, { linked }: CombatState): boolean {
  return isFollower(linked, id) || conditions.some(({ by }) => by !== null);
}
