import type { HalfTest } from '#shared/combat/play.ts';
import { poolOf } from '#shared/rules/rituals-d20/checks/pool.ts';
import { rollerOf } from '#shared/rules/rituals-d20/checks/roller.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { SKILL_LABELS, type Skill } from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { endingTest } from './ending-test.ts';

/** The skills one gets out of the way with, or bears it; the rules name none, so the narrator chooses. */
const KINDS = ['dexterity', 'constitution', 'athletics'] as const satisfies readonly Skill[];

/** Half of what strikes an area by a check of a skill (N1, N2). */
export const halfTest: HalfTest = {
  kinds: KINDS.map((id) => ({ id, label: SKILL_LABELS[id] })),
  test: endingTest.test,
  dice(state, combatant, kind) {
    const { zeroAttribute } = optionsSlot.read(state.options, 'options');
    const { attribute, extraDice } = rollerOf(combatant, skillOf(kind), { modifier: 0 });
    return poolOf(attribute, extraDice, zeroAttribute).count;
  },
};

function skillOf(kind: string): Skill {
  return KINDS.find((id) => id === kind) ?? KINDS[0];
}
