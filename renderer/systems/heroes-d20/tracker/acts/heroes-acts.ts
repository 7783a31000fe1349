import type { CombatState } from '#shared/combat/state.ts';
import { INDIVIDUAL_ACTS, type Act } from '#renderer/fight/acts.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const inTurn = ({ turn }: CombatState): boolean => turn !== null;
const running = ({ status }: CombatState): boolean => status === 'running';

/** Not in the bar, which has room for three rows; they keep their keys. */
const RARER: ReadonlySet<string> = new Set(['act-now', 'add']);

const [ATTACK, ...COMMON] = INDIVIDUAL_ACTS.map((act): Act => {
  return RARER.has(act.id) ? { ...act, place: 'more' } : act;
});

/** The acts of a fight in heroes-d20. */
export const HEROES_ACTS: readonly Act[] = [
  ...(ATTACK === undefined ? [] : [ATTACK]),
  {
    id: 'maneuver',
    label: heroesMessage('tracker.maneuver'),
    key: 'M',
    own: true,
    place: 'bar',
    when: inTurn,
  },
  { id: 'power', label: heroesMessage('tracker.powers'), key: 'P', own: true, place: 'bar', when: inTurn },
  { id: 'object', label: heroesMessage('tracker.object'), key: 'O', place: 'bar', when: running },
  { id: 'test', label: heroesMessage('tracker.test'), key: 'T', place: 'bar', when: running },
  ...COMMON,
  { id: 'frighten', label: heroesMessage('tracker.frighten'), key: 'Shift+F', place: 'more', when: running },
  {
    id: 'late',
    label: heroesMessage('tracker.late'),
    key: 'Shift+T',
    place: 'more',
    when: inTurn,
    command: { type: 'late' },
  },
];
