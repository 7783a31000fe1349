import type { EndingTest } from '#shared/combat/play.ts';
import { requireSkill } from '#shared/rules/heroes-d20/turn/able.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { resist } from './skill-check.ts';

/** A condition of the narrator's own is shaken off by resistance without armour, with Fortitude unless it says otherwise (H7). */
export const endingTest: EndingTest = {
  kinds: (['fortitude', 'reflex', 'will'] as const).map((id) => ({ id, label: heroesMessage(`form.${id}`) })),
  hasDifficulty: true,
  test(play, combatant, { kind, difficulty }) {
    const asked = { difficulty, bonus: 0, armor: 'none' } as const;
    return resist(play, combatant, requireSkill(combatant, kind), asked) === true;
  },
};
