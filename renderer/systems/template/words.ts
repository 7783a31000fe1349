import { templateMessage } from '#shared/rules/template/words/texts.ts';
import { wordsOf } from '#renderer/systems/kit/words.ts';

/** A text of the template in the language of the interface. */
export const words = wordsOf(templateMessage);
