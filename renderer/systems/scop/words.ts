import { say as messageOf, type ScopKey } from '../../../shared/rules/scop/words/texts.ts';
import type { MessageValues } from '../../../shared/text/message.ts';
import { say } from '../../state/text.svelte.ts';

/** A text of scop in the language of the interface; follows a change of language where it is used in markup. */
export function words(key: ScopKey, values?: MessageValues): string {
  return say(messageOf(key, values));
}
