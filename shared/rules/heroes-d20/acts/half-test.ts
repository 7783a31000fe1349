import type { HalfTest } from '#shared/combat/play.ts';
import { requireSkill } from '#shared/rules/heroes-d20/turn/able.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { armorAgainst, resist } from './skill-check.ts';

/** Half of what strikes an area by resistance, with Reflexos unless the narrator says otherwise (H7). */
export const halfTest: HalfTest = {
  kinds: (['reflex', 'fortitude', 'will'] as const).map((id) => ({ id, label: heroesMessage(`form.${id}`) })),
  test(play, combatant, { kind, difficulty }) {
    const asked = { difficulty, bonus: 0, armor: armorAgainst(kind === 'will') };
    return resist(play, combatant, requireSkill(combatant, kind), asked) === true;
  },
  dice: () => 1,
};
