import { about } from './about.ts';
import { hints } from './hints.ts';
import { attack } from './attack.ts';
import { conditions } from './conditions.ts';
import { foreign } from './foreign.ts';
import { morale } from './morale.ts';
import { scars } from './scars.ts';
import { sheet } from './sheet.ts';
import { statLines } from './stat-lines.ts';
import { turn } from './turn.ts';
import { wounds } from './wounds.ts';
import type { ptBR } from '#shared/rules/cairn/words/pt-BR/index.ts';

/** All words of cairn in English; one file a subject. */
export const en: { readonly [K in keyof typeof ptBR]: string } = {
  'health.unit': 'HP',
  'figure.maxHp': 'maximum HP',
  ...about,
  ...hints,
  ...attack,
  ...conditions,
  ...foreign,
  ...morale,
  ...scars,
  ...sheet,
  ...statLines,
  ...turn,
  ...wounds,
};
