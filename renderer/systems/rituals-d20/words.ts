import { say as messageOf, type RitualsKey } from '../../../shared/rules/rituals-d20/words/texts.ts';
import type { MessageValues } from '../../../shared/text/message.ts';
import { say } from '../../state/text.svelte.ts';

/** A text of rituals-d20 in the language of the interface; follows a change of language where it is used in markup. */
export function words(key: RitualsKey, values?: MessageValues): string {
  return say(messageOf(key, values));
}
