import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { wordsOf } from '#renderer/systems/kit/words.ts';

/** A text of heroes-d20 in the language of the interface. */
export const words = wordsOf(heroesMessage);
