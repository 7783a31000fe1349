import type { Combatant, CombatState, Condition, Ending } from '../../../shared/combat/state.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { plain, type Message } from '../../../shared/text/message.ts';
import { message } from '../../../shared/text/translate.ts';
import { figure } from './figure.ts';

/** A small label in a row of the order: a condition, or a state of the turn order. */
export interface Chip {
  readonly id: string;
  readonly kind: 'condition' | 'waiting' | 'bad';
  readonly label: Message;
  /** Rounds still to go, or null where none are counted. */
  readonly left: number | null;
  /** The whole story for whoever stops at it. */
  readonly title: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
}

/** The icons of the states of the turn order. */
const STATE_ICONS = {
  down: 'heart-crack',
  delaying: 'hourglass',
  ready: 'target',
  surprised: 'zap',
  interrupted: 'pause',
} as const;

/** The chips of one combatant: how it stands and waits first, then its conditions. `lowest` is the limit of its delay. */
export function chipsOf(
  combatant: Combatant,
  state: CombatState,
  system: RuleSystem,
  lowest: number | null,
): readonly Chip[] {
  return [
    ...standingChips(combatant),
    ...waitingChips(combatant, state, lowest),
    ...combatant.conditions.map((condition) => conditionChip(condition, state, system)),
  ];
}

/** When a condition ends by itself, and who caused it, in a sentence. */
export function endingTitle({ ends, by }: Condition, state: CombatState): Message {
  const causer = state.combatants.find((one) => one.id === by)?.name;
  const when = whenEnds(ends, state.round);
  return causer === undefined ? when : message('tracker.chip.causedBy', { when, causer });
}

function whenEnds(ends: Ending | null, round: number): Message {
  if (ends === null) return message('tracker.chip.untilRemoved');
  if (ends.at === 'own-turn') return message('tracker.chip.untilOwnTurn', { round: ends.round });
  const { count } = ends;
  return message('tracker.chip.beforeCount', {
    count: figure(count),
    round: ends.round,
    left: Math.max(0, ends.round - round),
  });
}

function conditionChip(condition: Condition, state: CombatState, system: RuleSystem): Chip {
  const spec = system.conditions.find(({ id }) => id === condition.id);
  const { ends } = condition;
  return {
    id: condition.id,
    kind: 'condition',
    label: spec?.describe(condition) ?? plain(condition.id),
    left: ends?.at === 'count' ? Math.max(0, ends.round - state.round) : null,
    title: endingTitle(condition, state),
    icon: spec?.icon ?? 'circle-dot',
  };
}

function standingChips({ standing }: Combatant): readonly Chip[] {
  if (standing !== 'down') return [];
  return [stateChip('down', 'bad', message('tracker.chip.down'), message('tracker.chip.downTitle'))];
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
  if (combatant.ready !== null) {
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
