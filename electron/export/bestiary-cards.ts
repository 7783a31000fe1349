import type { Creature } from '#shared/records/creature.ts';
import { MOST_CARDS } from '#shared/api/bestiary.ts';
import type { Campaign } from '#shared/api/campaigns.ts';
import { creatureCards } from '#shared/cards/creature-cards.ts';
import { cardsPage } from '#shared/cards/page.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message, text } from '#shared/text/translate.ts';
import type { Printer } from './printer.ts';

/** Gives the printing of creatures' cards as a PDF, one of each. `NOT_ALLOWED` for none, or more than `MOST_CARDS`. */
export function bestiaryCards(
  printer: Pick<Printer, 'fontCss' | 'print'>,
  campaign: Campaign,
  creatures: readonly Creature[],
  locale: Locale,
): () => Promise<Uint8Array> {
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
  return async () =>
    printer.print(cardsPage({ title, body, footer }, locale, await printer.fontCss()), footer);
}
