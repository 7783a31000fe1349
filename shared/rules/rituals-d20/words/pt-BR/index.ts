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

/** All words of rituals-d20 in Brazilian Portuguese; one file a subject. */
export const ptBR = {
  'health.unit': 'PV',
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
} as const;
