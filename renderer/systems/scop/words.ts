import { say } from '../../../shared/rules/scop/words/texts.ts';
import { wordsOf } from '../kit/words.ts';

/** A text of scop in the language of the interface. */
export const words = wordsOf(say);
