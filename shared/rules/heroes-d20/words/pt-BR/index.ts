import { about } from './about.ts';
import { hints } from './hints.ts';
import { attack } from './attack.ts';
import { checks } from './checks.ts';
import { conditions } from './conditions.ts';
import { maneuver } from './maneuver.ts';
import { objects } from './objects.ts';
import { powers } from './powers.ts';
import { rolls } from './rolls.ts';
import { sheet } from './sheet.ts';
import { turn } from './turn.ts';

/** All words of heroes-d20 in Brazilian Portuguese; one file a subject. */
export const ptBR = {
  'health.unit': 'PV',
  ...about,
  ...hints,
  ...attack,
  ...checks,
  ...conditions,
  ...maneuver,
  ...objects,
  ...powers,
  ...rolls,
  ...sheet,
  ...turn,
} as const;
