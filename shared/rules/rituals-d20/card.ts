import { systemCard, type SystemCard } from '#shared/rules/card.ts';
import { about as en } from './words/en/about.ts';
import { about as ptBR } from './words/pt-BR/about.ts';

/** What is known of rituals-d20 before its rules are loaded. */
export const ritualsD20Card: SystemCard = systemCard({
  id: 'rituals-d20',
  roundName: 'round',
  hasObjects: true,
  words: { 'pt-BR': ptBR, en },
});
