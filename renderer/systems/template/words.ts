import { say as messageOf, type TemplateKey } from '../../../shared/rules/template/words/texts.ts';
import type { MessageValues } from '../../../shared/text/message.ts';
import { say } from '../../state/text.svelte.ts';

/** A text of the template in the language of the interface; follows a change of language where it is used in markup. */
export function words(key: TemplateKey, values?: MessageValues): string {
  return say(messageOf(key, values));
}
