import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { wordsOf } from '#renderer/systems/kit/words.ts';

/** A text of rituals-d20 in the language of the interface. */
export const words = wordsOf(ritualsMessage);
