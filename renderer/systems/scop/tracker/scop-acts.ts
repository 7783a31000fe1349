import type { CombatState } from '#shared/combat/state.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { COMMON_ACTS, ROLL_CALL_ACTS, type Act } from '#renderer/fight/acts.ts';
import { ableToDeclare } from './declare/turn-sheet.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';

const running = ({ status }: CombatState): boolean => status === 'running';
const someoneCan = (state: CombatState): boolean => ableToDeclare(state).length > 0;
const somethingDeclared = (state: CombatState): boolean =>
  running(state) && fightOf(state).intents.length > 0;

/** Whether anybody may still be surprised: in the first turn, before anyone has acted (S14). */
const maySurprise = (state: CombatState): boolean =>
  running(state) && state.round === 1 && fightOf(state).acted.length === 0;

/** The acts of a fight in scop: everyone's intents are declared, then rolled together (S7). */
export const SCOP_ACTS: readonly Act[] = [
  {
    id: 'attack',
    label: scopMessage('tracker.declare'),
    key: 'A',
    pad: '.',
    place: 'bar',
    when: someoneCan,
    why: (state) => (running(state) ? scopMessage('tracker.allDeclared') : null),
  },
  {
    id: 'resolve',
    label: scopMessage('tracker.resolveAct'),
    key: 'E',
    place: 'bar',
    when: somethingDeclared,
    why: (state) => (running(state) ? scopMessage('error.nothingDeclared') : null),
  },
  { id: 'move', label: scopMessage('tracker.move'), key: 'M', place: 'bar', when: running },
  { id: 'test', label: scopMessage('tracker.test'), key: 'T', place: 'bar', when: running },
  ...COMMON_ACTS,
  { id: 'surprise', label: scopMessage('tracker.surprise'), key: 'S', place: 'more', when: maySurprise },
  ...ROLL_CALL_ACTS.map((act): Act => ({ ...act, place: 'more' })),
];
