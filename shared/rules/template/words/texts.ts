import type { KeyOf, TextBundle } from '#shared/text/catalogue.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** Id of the system and namespace of its texts: keys read `template:figure.guard`. */
export const TEMPLATE = 'template';

/** A typed key of the texts of the template. */
export type TemplateKey = KeyOf<typeof ptBR>;

/** The texts of the template in both languages. */
export const texts: TextBundle<typeof ptBR> = { 'pt-BR': ptBR, en };

/** A message of the template, checked against its keys. */
export function templateMessage(key: TemplateKey, values: MessageValues = {}): Message {
  return { key: `${TEMPLATE}:${key}`, values };
}
