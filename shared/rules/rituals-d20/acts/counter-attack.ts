import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireMeleeWeapon, requireStanding } from './able.ts';
import { attackFields } from '#shared/rules/rituals-d20/fields.ts';
import { fightOf } from '#shared/rules/rituals-d20/fight.ts';
import { strike } from '#shared/rules/rituals-d20/attack/strike.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({ attacker: z.string(), ...attackFields });

/** Answers an attack that missed with a blow at the one who made it; the reaction is already spent (N5). */
export const counterAttack = defineCommand('counter-attack', fields, (play, asked) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  requireStanding(attacker, 'attacker');
  const { counter } = fightOf(play.state);
  if (counter?.by !== attacker.id)
    refuse(ritualsMessage('refuse.noCounter', { name: nameOf(attacker) }), 'attacker');
  const weapon = requireMeleeWeapon(attacker, asked.weapon);
  strike(play, { ...asked, target: counter.against, weapon, reactionField: 'reaction', manner: 'counter' });
});
