import { systemCard, type SystemCard } from '#shared/rules/card.ts';
import { about as en } from './words/en/about.ts';
import { about as ptBR } from './words/pt-BR/about.ts';

/** What is known of cairn before its rules are loaded. */
export const cairnCard: SystemCard = systemCard({
  id: 'cairn',
  roundName: 'round',
  hasObjects: false,
  words: { 'pt-BR': ptBR, en },
});
