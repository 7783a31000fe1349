import { about } from './about.ts';
import { hints } from './hints.ts';
import { attack } from './attack.ts';
import { checks } from './checks.ts';
import { conditions } from './conditions.ts';
import { foreign } from './foreign.ts';
import { maneuver } from './maneuver.ts';
import { rituals } from './rituals.ts';
import { rolls } from './rolls.ts';
import { sheet } from './sheet.ts';
import { turn } from './turn.ts';
import type { ptBR } from '#shared/rules/rituals-d20/words/pt-BR/index.ts';

/** All words of rituals-d20 in English; one file a subject. */
export const en: { readonly [K in keyof typeof ptBR]: string } = {
  'health.unit': 'HP',
  ...about,
  ...hints,
  ...attack,
  ...checks,
  ...conditions,
  ...foreign,
  ...maneuver,
  ...rituals,
  ...rolls,
  ...sheet,
  ...turn,
};
