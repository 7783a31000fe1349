import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { wordsOf } from '#renderer/systems/kit/words.ts';

/** A text of scop in the language of the interface. */
export const words = wordsOf(scopMessage);
