import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { findWeapon } from '#shared/rules/cairn/sheet/weapon.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({ attacker: z.string(), weapon: z.string() });

/** Rolls how many a blast reaches, where nobody knows: the same die as its damage (C7). */
export const countBlast = defineCommand('count-blast', fields, (play, { attacker, weapon }) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, attacker, 'attacker');
  const name = nameOf(combatant);
  const { blast, dice, needs } = findWeapon(combatant, weapon, 'weapon');
  if (!blast) refuse(cairnMessage('error.noBlast', { name }), 'weapon');
  requireNeed(combatant, needs, 'weapon');
  const count = Math.max(...dice.map((sides) => play.dice.roll(`count:${attacker}`, sides)));
  play.events.push({
    type: 'told',
    who: who(combatant),
    said: cairnMessage('attack.reaches', { name, number: count }),
    rule: 'C7',
  });
});
