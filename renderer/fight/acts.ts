import type { AnyCommand } from '#shared/rules/registry.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Offers } from '#shared/rules/kit/offers.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { ListedCommand } from '#renderer/commands/command-list.ts';

/** Something the narrator can do in a fight, as the act bar, the keys and the palette offer it. */
export interface Act {
  readonly id: string;
  readonly label: Message;
  /** The key it comes with, as `commands.svelte.ts` writes keys; null for none. Letters with Shift are the rarer acts'. */
  readonly key: string | null;
  /** The key of a number pad that does it as well; left out for none. */
  readonly pad?: string;
  /** Whether it may be meant for several at once; left out: for one. */
  readonly several?: true;
  /** Whose turn it is does it itself: of one who is down it is asked about first; left out for what the narrator does. */
  readonly own?: true;
  /** In the bar, or under "Mais". */
  readonly place: 'bar' | 'more';
  readonly when: (state: CombatState) => boolean;
  /** Why it can't be done now, in the rules' own words; where left out, whose turn it is says enough. */
  readonly why?: (state: CombatState) => Message | null;
  /** What is sent at once by an act that asks nothing; left out by those with a panel or a way of their own. */
  readonly command?: AnyCommand;
  /** What a system must have for it to be offered at all; left out: nothing besides. */
  readonly needs?: keyof Offers;
}

/** An act as the command it is. */
export function actCommand({
  id,
  label,
  key,
  pad,
}: Pick<Act, 'id' | 'label' | 'key' | 'pad'>): ListedCommand {
  return {
    id: `tracker.${id}`,
    label,
    group: message('tracker.group'),
    keys: [key ?? [], pad ?? []].flat(),
  };
}

/** Why an act can't be done now, or null when it can. */
export function refusalNow(act: Act, state: CombatState): Message | null {
  if (act.when(state)) return null;
  const said = act.why?.(state) ?? null;
  if (said !== null) return said;
  if (state.status !== 'running') return message('tracker.why.notRunning');
  return message(state.turn === null ? 'tracker.why.nobody' : 'tracker.why.now');
}

const running = ({ status }: CombatState): boolean => status === 'running';
const begun = ({ status }: CombatState): boolean => status !== 'setup';
const inTurn = ({ turn }: CombatState): boolean => turn !== null;
const someoneWaits = ({ turn, combatants }: CombatState): boolean =>
  turn !== null &&
  combatants.some(
    ({ id, standing, delaying, ready }) =>
      id !== turn.who && standing === 'up' && (delaying || ready !== null),
  );

const nobodyWaits = ({ turn }: CombatState): Message | null =>
  turn === null ? null : message('tracker.actNow.nobody');

/** The acts on points, conditions and who takes part, the same in every system. */
export const COMMON_ACTS: readonly Act[] = [
  {
    id: 'damage',
    label: message('tracker.act.damage'),
    key: 'D',
    pad: '-',
    several: true,
    place: 'bar',
    when: running,
  },
  { id: 'heal', label: message('tracker.act.heal'), key: 'C', several: true, place: 'bar', when: running },
  {
    id: 'condition',
    label: message('tracker.act.condition'),
    key: 'K',
    several: true,
    place: 'bar',
    when: running,
  },
];

/** The acts that change who takes part, last in every system. */
export const ROLL_CALL_ACTS: readonly Act[] = [
  { id: 'add', label: message('tracker.act.add'), key: 'G', place: 'bar', when: running },
  { id: 'remove', label: message('tracker.act.remove'), key: 'Delete', place: 'more', when: running },
  {
    id: 'fate',
    label: message('tracker.act.fate'),
    key: 'Shift+D',
    several: true,
    place: 'more',
    when: running,
  },
  { id: 'counters', label: message('tracker.act.counter'), key: ',', place: 'more', when: running },
  { id: 'free-roll', label: message('tracker.act.freeRoll'), key: '=', place: 'more', when: running },
  { id: 'note', label: message('tracker.act.note'), key: ';', place: 'more', when: running },
  { id: 'pin', label: message('tracker.act.pin'), key: ':', place: 'more', when: begun },
  { id: 'hide', label: message('tracker.act.hide'), key: 'H', place: 'more', when: running },
  { id: 'sheet', label: message('tracker.act.sheet'), key: 'V', place: 'more', when: begun },
  { id: 'correct', label: message('tracker.act.correct'), key: 'Shift+C', place: 'more', when: running },
  { id: 'rename', label: message('tracker.act.rename'), key: 'F2', place: 'more', when: running },
  { id: 'remind', label: message('tracker.act.remind'), key: 'Shift+B', place: 'more', when: running },
  {
    id: 'to-encounter',
    label: message('atOnce.toEncounter'),
    key: 'Shift+Y',
    place: 'more',
    when: () => true,
  },
  { id: 'end', label: message('tracker.act.end'), key: 'Shift+E', place: 'more', when: running },
  { id: 'reset', label: message('tracker.act.reset'), key: 'Shift+R', place: 'more', when: () => true },
  {
    id: 'discard',
    label: message('tracker.act.discard'),
    key: 'Shift+Delete',
    place: 'more',
    when: () => true,
  },
  { id: 'list', label: message('tracker.toList'), key: 'Shift+L', place: 'more', when: () => true },
];

/** The acts of a fight with individual turns. */
export const INDIVIDUAL_ACTS: readonly Act[] = [
  {
    id: 'attack',
    label: message('tracker.act.attack'),
    key: 'A',
    pad: '.',
    own: true,
    place: 'bar',
    when: inTurn,
  },
  ...COMMON_ACTS,
  {
    id: 'spend',
    label: message('tracker.act.spend'),
    key: 'X',
    own: true,
    place: 'bar',
    when: inTurn,
    needs: 'actions',
  },
  {
    id: 'ready',
    label: message('tracker.act.ready'),
    key: 'R',
    own: true,
    place: 'bar',
    when: inTurn,
    needs: 'ready',
  },
  { id: 'delay', label: message('tracker.act.delay'), key: 'L', place: 'bar', when: inTurn },
  {
    id: 'act-now',
    label: message('tracker.act.actNow'),
    key: 'J',
    place: 'bar',
    when: someoneWaits,
    why: nobodyWaits,
  },
  ...ROLL_CALL_ACTS.slice(0, 1),
  {
    id: 'initiative',
    label: message('tracker.act.initiative'),
    key: 'I',
    several: true,
    place: 'more',
    when: running,
  },
  {
    id: 'link',
    label: message('tracker.act.link'),
    key: 'Shift+J',
    place: 'more',
    when: running,
    needs: 'links',
  },
  ...ROLL_CALL_ACTS.slice(1),
];
