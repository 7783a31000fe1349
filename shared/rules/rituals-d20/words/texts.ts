import type { KeyOf, TextBundle } from '#shared/text/catalogue.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import { en } from './en/index.ts';
import { ptBR } from './pt-BR/index.ts';

/** Id of the system and namespace of its texts: keys read `rituals-d20:term.fighting`. */
export const RITUALS_D20 = 'rituals-d20';

/** A typed key of the texts of rituals-d20; plural forms are asked for without their suffix. */
export type RitualsKey = KeyOf<typeof ptBR>;

/** The texts of rituals-d20 in both languages. */
export const texts: TextBundle<typeof ptBR> = { 'pt-BR': ptBR, en };

/** A message of rituals-d20, checked against its keys. */
export function ritualsMessage(key: RitualsKey, values: MessageValues = {}): Message {
  return { key: `${RITUALS_D20}:${key}`, values };
}
