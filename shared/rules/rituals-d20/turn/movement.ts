import type { Combatant } from '#shared/combat/state.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Message } from '#shared/text/message.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** What one's deslocamento depends on (N7). */
export interface Build {
  readonly constitution: number;
  readonly vigor: number;
  readonly agility: number;
  readonly builtVigor: number;
  readonly builtAgility: number;
}

const METERS_PER_AGILITY = 2; // N7
const METERS_PER_VIGOR = 1; // N7

/** Metres of one movement: ⌊Constituição/2⌋ + VIG + AGI as first built, then +2 for each point AGI rose and +1 for each VIG rose; never below 0 (N7). */
export function movementMeters({ constitution, vigor, agility, builtVigor, builtAgility }: Build): number {
  const built = Math.floor(constitution / 2) + builtVigor + builtAgility;
  const risen =
    METERS_PER_AGILITY * Math.max(0, agility - builtAgility) +
    METERS_PER_VIGOR * Math.max(0, vigor - builtVigor);
  return Math.max(0, built + risen);
}

/** Metres in words; those of these rules are whole or halves. */
export function metersInWords(meters: number): number | Message {
  const whole = Math.floor(meters);
  return whole === meters ? meters : ritualsMessage('figure.half', { whole });
}

/** Metres a combatant moves with one movement now: none while grappled, half while holding someone (N7, N9). */
export function metersOf(combatant: Combatant): number {
  if (hasCondition(combatant, 'grappled')) return 0;
  const sheet = sheetSlot.read(combatant.sheet);
  const meters = movementMeters({
    ...sheet,
    builtVigor: sheet.builtVigor ?? sheet.vigor,
    builtAgility: sheet.builtAgility ?? sheet.agility,
  });
  return hasCondition(combatant, 'grappling') ? meters / 2 : meters;
}
