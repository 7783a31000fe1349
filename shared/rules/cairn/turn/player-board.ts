import type { CombatState } from '#shared/combat/state.ts';
import { message } from '#shared/text/message.ts';
import type { PlayerBoard } from '#shared/rules/system.ts';
import { fightOf, type Step } from '#shared/rules/cairn/fight.ts';
import { stepOf } from './sides.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

const GROUPS = [
  { step: 'pcs', label: cairnMessage('camp.pcs') },
  { step: 'foes', label: cairnMessage('camp.foes') },
] as const;

/** The two sides, and whose step it is (C2). */
export function playerBoard(state: CombatState): PlayerBoard {
  const { step } = fightOf(state);
  const membersOf = (side: Step) => state.combatants.filter((one) => stepOf(one.side) === side);
  return {
    round: message('player.round', { round: state.round }),
    groups: GROUPS.map((group) => ({
      label: group.label,
      now: group.step === step,
      members: membersOf(group.step).map(({ id }) => id),
    })),
  };
}
