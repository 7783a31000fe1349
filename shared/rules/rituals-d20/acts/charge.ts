import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { addCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireAnother, requireMeleeWeapon, requireMobile, requireStanding } from './able.ts';
import { attackFields, modifierField } from '#shared/rules/rituals-d20/fields.ts';
import { metersInWords, metersOf } from '#shared/rules/rituals-d20/turn/movement.ts';
import { overrun } from '#shared/rules/rituals-d20/maneuver/overrun.ts';
import { strike } from '#shared/rules/rituals-d20/attack/strike.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const MOVEMENTS = 2; // N11
const LEAST_METERS = 3; // N11

const fields = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  ...attackFields,
  /** Whom it runs through on the way, one after the other, as free actions (N11). */
  overruns: z
    .array(
      z.strictObject({
        target: z.string(),
        givesWay: z.boolean().default(false),
        modifier: modifierField,
        targetModifier: modifierField,
      }),
    )
    .default([]),
});

/** Runs in a straight line and ends with a melee attack of one more d20; Defesa −5 until one's next turn. One whom nobody lets through makes no attack (N11). */
export const charge = defineCommand('charge', fields, (play, { overruns, ...asked }) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const target = requireCombatant(play.state, asked.target, 'target');
  requireStanding(attacker, 'attacker');
  requireAnother(attacker, target);
  requireMobile(attacker, 'attacker');
  const weapon = requireMeleeWeapon(attacker, asked.weapon);
  const inTheWay = overruns.map((one) => requireCombatant(play.state, one.target, 'overruns'));
  if (inTheWay.some(({ id }) => id === target.id || id === attacker.id)) {
    refuse(ritualsMessage('refuse.overrunTarget', { name: nameOf(target) }), 'overruns');
  }
  spendAction(play, attacker.id, 'full');
  run(play, attacker);
  for (const { target: id, ...one } of overruns) {
    if (!overrun(play, attacker, requireCombatant(play.state, id), one)) return;
  }
  strike(play, { ...asked, weapon, reactionField: 'reaction', manner: 'charge' });
});

function run(play: Play, attacker: Combatant): void {
  const { id } = attacker;
  const name = nameOf(attacker);
  const meters = Math.max(LEAST_METERS, MOVEMENTS * metersOf(attacker));
  play.events.push({
    type: 'told',
    who: who(attacker),
    said: ritualsMessage('told.charges', { name, meters: metersInWords(meters) }),
    rule: 'N11',
  });
  const ends = { at: 'own-turn', round: play.state.round + 1 } as const;
  addCondition(play, { target: id, id: 'charging', details: {}, rounds: null, by: id, ends });
}
