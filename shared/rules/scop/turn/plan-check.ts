import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { findCombatant } from '#shared/combat/play.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { conditionDice } from '#shared/rules/scop/conditions/conditions.ts';
import { ARMOR_TABLE } from '#shared/rules/scop/attack/damage.ts';
import type { CheckSaid } from './intent.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { sheetSlot, skillLevel } from '#shared/rules/scop/sheet/sheet.ts';
import { poolOf, type Pool } from '#shared/rules/scop/checks/check-roll.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Why a check has a die more or less. */
export interface PoolPart {
  readonly label: Message;
  readonly dice: number;
  readonly rule: string;
}

/** A check about to be rolled: who, with which dice, and why so many. */
export interface PlannedCheck {
  readonly who: Combatant;
  readonly parts: readonly PoolPart[];
  readonly pool: Pool;
}

/** What the situation makes of a check. */
export interface CheckSituation {
  /** Enemies that declared this one as their target (S9). */
  readonly opponents: number;
  /** Whom it attacks, whose shield is in the way (S10). */
  readonly target: string | null;
  /** Whether armour costs dice in it (S10). */
  readonly agile: boolean;
}

/** The dice of somebody's check and what each comes from; parts of 0 dice are left out, but for the skill. */
export function planCheck(
  state: CombatState,
  combatant: Combatant,
  said: CheckSaid,
  { opponents, target, agile }: CheckSituation,
): PlannedCheck {
  const options = optionsSlot.read(state.options, 'options');
  const sheet = sheetSlot.read(combatant.sheet);
  const armor = ARMOR_TABLE[sheet.armor];
  const attacked = target === null ? null : findCombatant(state, target);
  const parts: PoolPart[] = [
    ...conceptParts(said.helping, 1),
    ...conceptParts(said.hindering, -1),
    { label: MODIFIER, dice: said.modifier, rule: 'S4' },
    ...conditionDice(combatant).map((part) => ({ ...part, rule: 'S4' })),
    { label: WOUNDS, dice: -ownOf(combatant).woundDice, rule: 'S11' },
    { label: armor.label, dice: agile ? -armor.dice : 0, rule: 'S10' },
    ...(attacked !== null && sheetSlot.read(attacked.sheet).shield
      ? [
          {
            label: scopMessage('part.shield', { name: nameOf(attacked) }),
            dice: -options.shieldDice,
            rule: 'S10',
          },
        ]
      : []),
    {
      label: scopMessage('part.opponents', { number: opponents }),
      dice: -Math.max(0, opponents - 1),
      rule: 'S9',
    },
  ];
  const skill = {
    label: said.skill === '' ? NO_SKILL : plain(said.skill),
    dice: skillLevel(sheet, said.skill),
    rule: 'S1',
  };
  const counting = [skill, ...parts.filter(({ dice }) => dice !== 0)];
  const net = counting.reduce((sum, { dice }) => sum + dice, 0);
  return { who: combatant, parts: counting, pool: poolOf(options.dice, net) };
}

const MODIFIER = scopMessage('part.modifier');
const WOUNDS = scopMessage('part.wounds');
const NO_SKILL = scopMessage('part.noSkill');
const HELPING = scopMessage('part.helping');
const HINDERING = scopMessage('part.hindering');

function conceptParts(concepts: CheckSaid['helping'], each: 1 | -1): PoolPart[] {
  if (typeof concepts === 'number')
    return [{ label: each === 1 ? HELPING : HINDERING, dice: each * concepts, rule: 'S1' }];
  return concepts.map((name) => ({ label: plain(name), dice: each, rule: 'S1' }));
}
