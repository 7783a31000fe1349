import type { TextBundle } from '../../../text/catalogue.ts';
import type { Message, MessageValues } from '../../../text/message.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** A key of this system's texts; plural forms are asked for without their suffix. */
export type CairnTextKey = WithoutPlural<keyof typeof ptBR>;

type WithoutPlural<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** The system's words in both languages. */
export const texts: TextBundle<typeof ptBR> = { 'pt-BR': ptBR, en };

/** A message of this system, checked against its keys. */
export function say(key: CairnTextKey, values?: MessageValues): Message {
  return values === undefined ? { key: `cairn:${key}` } : { key: `cairn:${key}`, values };
}
