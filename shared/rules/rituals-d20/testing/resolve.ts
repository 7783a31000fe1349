import { resolvingWith } from '../../../combat/testing/resolving.ts';
import { addTexts } from '../../../text/translate.ts';
import { questionsOf } from '../../kit/questions.ts';
import { ritualsD20 } from '../index.ts';

export { refusalOf } from '../../../combat/testing/resolving.ts';

addTexts(ritualsD20.id, ritualsD20.texts);

/** Asks a resolver as the command line does; every natural given must be used. */
export const resolve = resolvingWith(questionsOf(ritualsD20));
