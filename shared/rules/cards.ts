import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { cairnCard } from './cairn/card.ts';
import type { SystemCard } from './card.ts';
import { heroesD20Card } from './heroes-d20/card.ts';
import { ritualsD20Card } from './rituals-d20/card.ts';
import { scopCard } from './scop/card.ts';

const cards = [heroesD20Card, ritualsD20Card, scopCard, cairnCard];

/** The card of every rule system, in the order they are offered: what is known of them without loading their rules. */
export const SYSTEM_CARDS: readonly SystemCard[] = cards;

/** The card of a system; an unknown id is `BAD_REQUEST` under `path`. */
export function cardOf(id: string, path = 'system'): SystemCard {
  const card = SYSTEM_CARDS.find((one) => one.id === id);
  if (card === undefined) throw unknownSystem(id, path);
  return card;
}

/** That there is no system of an id, asked for under `path`. */
export function unknownSystem(id: string, path: string): RodadaError {
  return new RodadaError('BAD_REQUEST', message('error.unknownSystem', { system: id }), { path });
}
