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

/** All words of cairn in Brazilian Portuguese; one file a subject. */
export const ptBR = {
  'health.unit': 'PG',
  'figure.maxHp': 'PG máximo',
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
} as const;
