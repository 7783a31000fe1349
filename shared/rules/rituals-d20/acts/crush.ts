import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNeed, spendNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireStanding, requireWeapon } from './able.ts';
import { rollDamage } from '#shared/rules/rituals-d20/attack/attack.ts';
import { modifierField } from '#shared/rules/rituals-d20/fields.ts';
import { heldBy } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { rollContest, tellContest } from '#shared/rules/rituals-d20/checks/opposed.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  attacker: z.string(),
  /** A blow without a weapon (0 hands), whose damage is dealt. */
  weapon: z.string(),
  modifier: modifierField,
  targetModifier: modifierField,
});

/** Nobody blocks a grip. */
const UNGUARDED = { reaction: 'none', constitution: 0 } as const;

/** In the place of an attack, crushes the one held: a manoeuvre check won deals the damage of an unarmed blow (N9). */
export const crush = defineCommand('crush', fields, (play, asked) => {
  requireRunning(play);
  const starter = requireCombatant(play.state, asked.attacker, 'attacker');
  const name = nameOf(starter);
  requireStanding(starter, 'attacker');
  const held =
    heldBy(play.state, starter) ?? refuse(ritualsMessage('refuse.holdsNobody', { name }), 'attacker');
  const weapon = requireWeapon(starter, asked.weapon);
  if (weapon.hands !== 0) refuse(ritualsMessage('refuse.notUnarmed', { weapon: weapon.name }), 'weapon');
  requireNeed(starter, weapon.needs, 'weapon');
  spendAction(play, starter.id, 'standard');
  const said = ritualsMessage('said.crush', { name, target: nameOf(held) });
  const check = { ...asked, kind: 'grapple', starter, other: held, said } as const;
  const resolved = rollContest(play, check);
  const damage = resolved.outcome.success ? rollDamage(weapon.damage, UNGUARDED, play.dice) : null;
  tellContest(play, check, resolved, damage === null ? {} : { sums: [damage] });
  spendNeed(play, starter.id, weapon.needs);
  if (damage !== null) play.system.health.hurt(play, held.id, damage.total, who(starter));
});
