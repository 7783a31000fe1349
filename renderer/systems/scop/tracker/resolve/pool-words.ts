import type { DiceSlot } from '#shared/rules/system.ts';
import { signed } from '#shared/text/figures.ts';
import type { PlannedCheck, PoolPart } from '#shared/rules/scop/turn/plan-check.ts';
import { diceOf, type DieRole } from '#shared/rules/scop/checks/check-roll.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import type { Message } from '#shared/text/message.ts';
import { nameOf } from '#shared/combat/name.ts';

const ROLE_SLOT = {
  base: 'slot.base',
  support: 'slot.support',
  penalty: 'slot.penalty',
  pool: 'slot.pool',
} as const satisfies Record<DieRole, string>;

/** The dice of a role in a check, for a field to type them in. */
export interface RoleSlot extends DiceSlot {
  readonly role: DieRole;
}

/** The dice a check asks for, role by role, in the order they are rolled. */
export function slotsOf({ who, pool }: PlannedCheck): readonly RoleSlot[] {
  return diceOf(pool).map(({ role, sides, count }) => ({
    role,
    sides,
    count,
    purpose: `${role}:${who.id}`,
    label: scopMessage(ROLE_SLOT[role], { name: nameOf(who) }),
  }));
}

/** A part of a pool as it is written: its name, and the dice it brings with their sign. */
export function partOf({ label, dice, rule }: PoolPart): {
  readonly label: Message;
  readonly dice: string;
  readonly rule: string;
} {
  return { label, dice: signed(dice), rule };
}
