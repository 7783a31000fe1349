import { z } from 'zod';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse } from '#shared/combat/play.ts';
import { pay, requireActor } from '#shared/rules/heroes-d20/turn/able.ts';
import { contest } from '#shared/rules/heroes-d20/checks/contest.ts';
import { bonusField } from './fields.ts';
import { endGrapple, grapplerOf, heldInGrip } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { tell } from './tell.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const breakFreeFields = z.strictObject({
  combatant: z.string(),
  bonus: bonusField,
  targetBonus: bonusField,
});

/** Tries to get out of a grip: the combat action, and an opposed check won against the one who holds (H20). */
export const breakFree = defineCommand('break-free', breakFreeFields, (play, { combatant, ...asked }) => {
  const starter = requireActor(play, combatant);
  const name = nameOf(starter);
  if (!hasCondition(starter, 'grappled')) refuse(heroesMessage('refuse.notGrappled', { name }), 'combatant');
  const other =
    grapplerOf(play.state, starter) ?? refuse(heroesMessage('refuse.unknownGrappler', { name }), 'combatant');
  pay(play, starter, 'combat');
  const said = heroesMessage('said.breakFree', { name, target: nameOf(other) });
  const nothing = { gain: () => null, extra: () => [] };
  const { success } = contest(play, { ...asked, ...nothing, kind: 'grapple', starter, other, said });
  if (success) endGrapple(play, other.id, starter.id);
});

/** Lets go of the one held, as a free action (H20). */
export const release = defineCommand('release', z.strictObject({ combatant: z.string() }), (play, fields) => {
  const combatant = requireActor(play, fields.combatant);
  const { id } = combatant;
  const name = nameOf(combatant);
  const held =
    heldInGrip(play.state, combatant) ?? refuse(heroesMessage('refuse.holdsNobody', { name }), 'combatant');
  pay(play, combatant, 'free');
  tell(play, combatant, heroesMessage('told.releases', { name, target: nameOf(held) }), 'H20');
  endGrapple(play, id, held.id);
});
