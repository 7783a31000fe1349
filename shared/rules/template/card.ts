import { systemCard, type SystemCard } from '#shared/rules/card.ts';
import { about } from './words/about.ts';

/** What is known of the template before its rules are loaded. */
export const templateCard: SystemCard = systemCard({
  id: 'template',
  roundName: 'round',
  hasObjects: false,
  words: about,
});
