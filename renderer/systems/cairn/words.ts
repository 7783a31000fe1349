import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { wordsOf } from '#renderer/systems/kit/words.ts';

/** A text of cairn in the language of the interface. */
export const words = wordsOf(cairnMessage);
