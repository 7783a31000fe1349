import { say as messageOf, type CairnKey } from '../../../shared/rules/cairn/words/texts.ts';
import type { MessageValues } from '../../../shared/text/message.ts';
import { say } from '../../state/text.svelte.ts';

/** A text of cairn in the language of the interface; follows a change of language where it is used in markup. */
export function words(key: CairnKey, values?: MessageValues): string {
  return say(messageOf(key, values));
}
