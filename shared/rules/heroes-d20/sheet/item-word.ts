import type { Combatant } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { sheetSlot } from './sheet.ts';

/** The word for a thing somebody has: a weapon of the sheet by its id, or free words as they are; null for nothing named. */
export function itemWord({ sheet }: Combatant, item: string | undefined): Message | null {
  if (item === undefined) return null;
  return plain(sheetSlot.read(sheet).weapons.find(({ id }) => id === item)?.name ?? item);
}
