import type { Notice } from '#shared/api/app-info.ts';
import { folded } from '#shared/text/folded.ts';

/** The licences whose part or name has the words looked for, accents and capitals aside; all for none. */
export function noticesWith(notices: readonly Notice[], words: string): readonly Notice[] {
  const wanted = folded(words.trim());
  return notices.filter(({ name, licence }) => folded(`${name} ${licence}`).includes(wanted));
}
