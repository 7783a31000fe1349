import type { CombatState } from '#shared/combat/state.ts';
import type { PlayerBoard } from '#shared/rules/system.ts';
import { groupsOf } from './groups.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';

/**
 * The engagement groups (S5), and who is out of reach. Without the narrator's names for them: by their numbers one would
 * miss a group of hidden ones.
 */
export function playerBoard(state: CombatState): PlayerBoard {
  const apart = state.combatants.filter((one) => ownOf(one).group === null);
  return {
    round: scopMessage('camp.turn', { turn: state.round }),
    groups: [
      ...groupsOf(state).map(({ members }) => ({ label: null, now: false, members })),
      { label: scopMessage('camp.apart'), now: false, members: apart.map(({ id }) => id) },
    ],
  };
}
