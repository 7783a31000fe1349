import type { HalfTest } from '#shared/combat/play.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { endingTest } from './ending-test.ts';

/** Half of what strikes an area by resistance, with Reflexos unless the narrator says otherwise (H7). */
export const halfTest: HalfTest = {
  kinds: (['reflex', 'fortitude', 'will'] as const).map((id) => ({ id, label: heroesMessage(`form.${id}`) })),
  test: endingTest.test,
  dice: () => 1,
};
