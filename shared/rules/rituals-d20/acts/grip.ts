import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { requireStanding } from './able.ts';
import { modifierField } from '#shared/rules/rituals-d20/fields.ts';
import { endGrapple, grapplerOf, heldBy } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { contest } from '#shared/rules/rituals-d20/checks/opposed.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const breakFreeFields = z.strictObject({
  combatant: z.string(),
  modifier: modifierField,
  targetModifier: modifierField,
});

/** Tries to get out of a grip: a manoeuvre check won against the one who holds, for the action the table uses (N9). */
export const breakFree = defineCommand('break-free', breakFreeFields, (play, { combatant, ...asked }) => {
  requireRunning(play);
  const starter = requireCombatant(play.state, combatant, 'combatant');
  const name = nameOf(starter);
  requireStanding(starter, 'combatant');
  if (!hasCondition(starter, 'grappled')) refuse(ritualsMessage('refuse.notGrappled', { name }), 'combatant');
  const other =
    grapplerOf(play.state, starter) ??
    refuse(ritualsMessage('refuse.unknownGrappler', { name }), 'combatant');
  spendAction(play, starter.id, optionsSlot.read(play.state.options, 'options').breakFree);
  const said = ritualsMessage('said.breakFree', { name, target: nameOf(other) });
  const isFree = contest(play, { ...asked, kind: 'grapple', starter, other, said });
  if (isFree) endGrapple(play, other.id, starter.id);
});

/** Lets go of the one held, as a free action (N9). */
export const release = defineCommand('release', z.strictObject({ combatant: z.string() }), (play, fields) => {
  requireRunning(play);
  const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
  const { id } = combatant;
  const name = nameOf(combatant);
  const held =
    heldBy(play.state, combatant) ?? refuse(ritualsMessage('refuse.holdsNobody', { name }), 'combatant');
  spendAction(play, id, 'free');
  const said = ritualsMessage('told.releases', { name, target: nameOf(held) });
  play.events.push({ type: 'told', who: who(combatant), said, rule: 'N9' });
  endGrapple(play, id, held.id);
});
