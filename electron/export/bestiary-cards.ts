import type { Creature } from '#shared/records/creature.ts';
import { MOST_CARDS } from '#shared/api/bestiary.ts';
import type { Campaign } from '#shared/api/campaigns.ts';
import type { CardCreature } from '#shared/cards/cards.ts';
import { creatureCards } from '#shared/cards/creature-cards.ts';
import { cardsPage } from '#shared/cards/page.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import { text } from '#shared/text/translate.ts';

/** A page of cards to be printed. */
export interface CardsPage {
  /** HTML. */
  readonly page: string;
  /** What stands at the foot of every sheet. */
  readonly footer: string;
  readonly count: number;
}

/** The page of creatures' cards, one of each. `NOT_ALLOWED` for none, or more than `MOST_CARDS`. */
export function bestiaryCards(
  campaign: Campaign,
  creatures: readonly (Creature & Pick<CardCreature, 'portrait'>)[],
  { locale, fontCss }: { readonly locale: Locale; readonly fontCss: string },
): CardsPage {
  if (creatures.length === 0) throw new RodadaError('NOT_ALLOWED', message('cards.noCreature'));
  if (creatures.length > MOST_CARDS) {
    throw new RodadaError('NOT_ALLOWED', message('cards.tooMany', { most: MOST_CARDS }));
  }
  const title = text('creatureFile.title', locale, { campaign: campaign.name });
  const footer = text('cards.footer', locale, {
    campaign: campaign.name,
    title: text('bestiary.title', locale),
  });
  const single = creatures.map((creature) => ({ ...creature, quantity: 1, side: 'foe' }) as const);
  const body = creatureCards({ system: systemOf(campaign.system), creatures: single }, locale);
  return { page: cardsPage({ title, body, footer }, locale, fontCss), footer, count: creatures.length };
}
