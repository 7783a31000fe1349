import { resolvingWith } from '#shared/combat/testing/resolving.ts';
import { addTexts } from '#shared/text/translate.ts';
import { questionsOf } from '#shared/rules/kit/questions.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';

export { refusalOf } from '#shared/combat/testing/resolving.ts';

addTexts(ritualsD20.id, ritualsD20.texts);

/** Asks a resolver as the command line does; every natural given must be used. */
export const resolve = resolvingWith(questionsOf(ritualsD20));
