import type { CombatState } from '#shared/combat/state.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { awaitingSave } from '#shared/rules/cairn/turn/act-saves.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import type { Message } from '#shared/text/message.ts';
import { COMMON_ACTS, ROLL_CALL_ACTS, type Act } from '#renderer/fight/acts.ts';
import { ableToAct } from './step.ts';

const someoneCan = (state: CombatState): boolean => ableToAct(state).length > 0;
const running = ({ status }: CombatState): boolean => status === 'running';
const somethingDeclared = (state: CombatState): boolean =>
  state.status === 'running' && fightOf(state).declared.length > 0;

/** Why nobody of the side whose time it is can act. */
function nobodyCan(state: CombatState): Message | null {
  if (!running(state)) return null;
  return cairnMessage(awaitingSave(state).length > 0 ? 'tracker.stillToSave' : 'tracker.allActed');
}

/** The acts of a fight in Cairn: attacks are declared, then rolled together (C2). */
export const CAIRN_ACTS: readonly Act[] = [
  {
    id: 'attack',
    label: cairnMessage('tracker.declare'),
    key: 'A',
    pad: '.',
    place: 'bar',
    when: someoneCan,
    why: nobodyCan,
  },
  {
    id: 'resolve',
    label: cairnMessage('tracker.resolve'),
    key: 'E',
    place: 'bar',
    when: somethingDeclared,
    why: (state) => (running(state) ? cairnMessage('error.nothingDeclared') : null),
  },
  {
    id: 'spend',
    label: cairnMessage('tracker.otherAction'),
    key: 'X',
    place: 'bar',
    when: someoneCan,
    why: nobodyCan,
  },
  ...COMMON_ACTS,
  {
    id: 'attribute',
    label: cairnMessage('tracker.attribute'),
    key: 'T',
    several: true,
    place: 'bar',
    when: running,
  },
  { id: 'rest', label: cairnMessage('tracker.rest'), key: 'R', place: 'bar', when: running },
  ...ROLL_CALL_ACTS,
];
