import { about } from './about.ts';
import { hints } from './hints.ts';
import { checks } from './checks.ts';
import { conditions } from './conditions.ts';
import { groups } from './groups.ts';
import { intents } from './intents.ts';
import { pool } from './pool.ts';
import { resolve } from './resolve.ts';
import { sheet } from './sheet.ts';
import { wounds } from './wounds.ts';
import type { ptBR } from '#shared/rules/scop/words/pt-BR/index.ts';

/** All words of scop in English; one file a subject. */
export const en: { readonly [K in keyof typeof ptBR]: string } = {
  'health.unit': 'Vit',
  ...about,
  ...hints,
  ...checks,
  ...conditions,
  ...groups,
  ...intents,
  ...pool,
  ...resolve,
  ...sheet,
  ...wounds,
};
