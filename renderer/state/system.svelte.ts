import type { SystemCard } from '#shared/rules/card.ts';
import { cardOf, SYSTEM_CARDS } from '#shared/rules/cards.ts';
import { addTexts } from '#shared/text/translate.ts';
import { app, currentCampaign } from './app.svelte.ts';
import { say } from './text.svelte.ts';

// Their other words come with their rules.
for (const { id, cardTexts } of SYSTEM_CARDS) addTexts(id, cardTexts);

/** The card of the open campaign's rule system, or null without one. */
export function currentCard(): SystemCard | null {
  const campaign = currentCampaign();
  return campaign === null ? null : cardOf(campaign.system);
}

/** Whether a rule system has a starter pack to offer. */
export function hasPack({ id }: Pick<SystemCard, 'id'>): boolean {
  return app.info?.packs.includes(id) ?? false;
}

/** The name of a rule system, in the language of the interface. */
export function systemName(id: string): string {
  return say(cardOf(id).name);
}
