import type { KeyOf, TextBundle } from '#shared/text/catalogue.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import { en } from './en/index.ts';
import { ptBR } from './pt-BR/index.ts';

/** A key of this system's texts; plural forms are asked for without their suffix. */
export type CairnKey = KeyOf<typeof ptBR>;

/** The system's words in both languages. */
export const texts: TextBundle<typeof ptBR> = { 'pt-BR': ptBR, en };

/** A message of this system, checked against its keys. */
export function cairnMessage(key: CairnKey, values?: MessageValues): Message {
  return values === undefined ? { key: `cairn:${key}` } : { key: `cairn:${key}`, values };
}
