import { z } from 'zod';
import { defineCommand } from '../../../combat/command.ts';
import { refuse, requireCombatant } from '../../../combat/play.ts';
import { requireRunning } from '../../../combat/status.ts';
import { requireMeleeWeapon, requireStanding } from './able.ts';
import { attackFields } from '../fields.ts';
import { fightOf } from '../fight.ts';
import { strike } from '../attack/strike.ts';
import { say } from '../words/texts.ts';

const fields = z.strictObject({ attacker: z.string(), ...attackFields });

/** Answers an attack that missed with a blow at the one who made it; the reaction is already spent (N5). */
export const counterAttack = defineCommand('counter-attack', fields, (play, asked) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  requireStanding(attacker, 'attacker');
  const { counter } = fightOf(play.state);
  if (counter?.by !== attacker.id) refuse(say('refuse.noCounter', { name: attacker.name }), 'attacker');
  const weapon = requireMeleeWeapon(attacker, asked.weapon);
  strike(play, { ...asked, target: counter.against, weapon, reactionField: 'reaction', manner: 'counter' });
});
