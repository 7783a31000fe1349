import { say as messageOf, type HeroesKey } from '../../../shared/rules/heroes-d20/words/texts.ts';
import type { MessageValues } from '../../../shared/text/message.ts';
import { say } from '../../state/text.svelte.ts';

/** A text of heroes-d20 in the language of the interface; follows a change of language where it is used in markup. */
export function words(key: HeroesKey, values?: MessageValues): string {
  return say(messageOf(key, values));
}
