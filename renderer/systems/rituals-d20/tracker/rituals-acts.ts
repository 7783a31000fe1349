import type { CombatState } from '#shared/combat/state.ts';
import { type Message, message } from '#shared/text/message.ts';
import { actionRefusal, type Action } from '#shared/rules/rituals-d20/turn/actions.ts';
import { fightOf } from '#shared/rules/rituals-d20/fight.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { INDIVIDUAL_ACTS, type Act } from '#renderer/fight/acts.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** Whether the turn in progress still has an action of this kind (N4). */
const canSpend =
  (action: Action) =>
  ({ turn }: CombatState): boolean =>
    turn !== null && actionRefusal(turn.spent, action) === null;
const whyNot =
  (action: Action) =>
  ({ turn }: CombatState): Message | null =>
    turn === null ? null : actionRefusal(turn.spent, action);
const running = ({ status }: CombatState): boolean => status === 'running';
const counterIsDue = (state: CombatState): boolean => running(state) && fightOf(state).counter !== null;

/** Breaking free may be paid with a movement action (N9). */
function mayStruggle(state: CombatState): boolean {
  const { breakFree } = optionsSlot.read(state.options, 'options');
  return canSpend('standard')(state) || canSpend(breakFree)(state);
}

/** The longer rituals take the standard action, too, within a full one (N12). */
function mayConjure(state: CombatState): boolean {
  const caster = state.combatants.find(({ id }) => id === state.turn?.who);
  return (
    caster !== undefined && canSpend('standard')(state) && sheetSlot.read(caster.sheet).rituals.length > 0
  );
}

/** The acts of every system, what is seldom wanted under "Mais". */
const COMMON = INDIVIDUAL_ACTS.filter(({ id }) => id !== 'attack').map((act): Act =>
  act.id === 'add' || act.id === 'act-now' ? { ...act, place: 'more' } : act,
);

/** The acts of a fight in rituals-d20. */
export const RITUALS_ACTS: readonly Act[] = [
  {
    id: 'attack',
    label: message('tracker.act.attack'),
    key: 'A',
    pad: '.',
    own: true,
    place: 'bar',
    when: canSpend('standard'),
    why: whyNot('standard'),
  },
  {
    id: 'maneuver',
    label: ritualsMessage('tracker.maneuver'),
    key: 'M',
    own: true,
    place: 'bar',
    when: mayStruggle,
    why: whyNot('standard'),
  },
  {
    id: 'charge',
    label: ritualsMessage('tracker.charge'),
    key: 'O',
    own: true,
    place: 'bar',
    when: canSpend('full'),
    why: whyNot('full'),
  },
  {
    id: 'aim',
    label: ritualsMessage('tracker.aim'),
    key: 'R',
    own: true,
    place: 'bar',
    when: canSpend('standard'),
    why: whyNot('standard'),
  },
  {
    id: 'ritual',
    label: ritualsMessage('tracker.ritual'),
    key: 'P',
    own: true,
    place: 'bar',
    when: mayConjure,
    why: whyNot('standard'),
  },
  { id: 'test', label: ritualsMessage('tracker.test'), key: 'T', place: 'bar', when: running },
  ...COMMON,
  {
    id: 'counter',
    label: ritualsMessage('tracker.counter'),
    key: 'Shift+K',
    place: 'more',
    when: counterIsDue,
  },
  { id: 'scene', label: ritualsMessage('tracker.scene'), key: 'Shift+S', place: 'more', when: running },
];
