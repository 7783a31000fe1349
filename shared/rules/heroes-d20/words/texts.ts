import type { KeyOf, TextBundle } from '#shared/text/catalogue.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import { en } from './en/index.ts';
import { ptBR } from './pt-BR/index.ts';

/** Id of the system and namespace of its texts: keys read `heroes-d20:term.fighting`. */
export const HEROES_D20 = 'heroes-d20';

/** A typed key of the texts of heroes-d20; plural forms are asked for without their suffix. */
export type HeroesKey = KeyOf<typeof ptBR>;

/** The texts of heroes-d20 in both languages. */
export const texts: TextBundle<typeof ptBR> = { 'pt-BR': ptBR, en };

/** A message of heroes-d20, checked against its keys. */
export function heroesMessage(key: HeroesKey, values: MessageValues = {}): Message {
  return { key: `${HEROES_D20}:${key}`, values };
}
