import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { pay, requireActor, requireOther } from '#shared/rules/heroes-d20/turn/able.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { resolveFeint } from '#shared/rules/heroes-d20/maneuver/feint.ts';
import { addFeint } from '#shared/rules/heroes-d20/maneuver/feints.ts';
import { bonusField } from './fields.ts';
import { ownOf } from '#shared/rules/heroes-d20/own.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { difficultySum, markOf } from '#shared/rules/heroes-d20/checks/check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({ combatant: z.string(), target: z.string(), bonus: bonusField });

const INITIATIVE = heroesMessage('sum.initiative');

/** Feints as a free action: Enganação above the initiative the target came in with leaves it flat-footed for one's next attack (H25). */
export const feint = defineCommand('feint', fields, (play, asked) => {
  const starter = requireActor(play, asked.combatant);
  const target = requireOther(play, starter, asked.target);
  const targetInitiative = initiativeOf(play, target);
  pay(play, starter, 'free');
  const { deception } = sheetSlot.read(starter.sheet);
  const conditions = heldBy(starter, target.id);
  const { outcome, sums } = resolveFeint(
    { deception, bonus: asked.bonus, conditions, targetInitiative },
    play.dice,
  );
  const totals = { total: outcome.total, initiative: targetInitiative };
  play.events.push({
    type: 'test',
    act: 'feint',
    actor: who(starter),
    target: who(target),
    said: heroesMessage('said.feint', { name: nameOf(starter), target: nameOf(target) }),
    outcome: markOf(outcome.success),
    verdict: heroesMessage(outcome.success ? 'verdict.feintWon' : 'verdict.feintLost', totals),
    sums: [...sums, difficultySum(targetInitiative, INITIATIVE, 'H25')],
    rule: 'H25',
  });
  if (outcome.success) addFeint(play, starter.id, target);
});

function initiativeOf({ state }: Play, target: Combatant): number {
  const rolled = ownOf(target).rolledInitiative ?? state.order.find(({ id }) => id === target.id)?.initiative;
  return rolled ?? refuse(heroesMessage('refuse.noInitiative', { name: nameOf(target) }), 'target');
}
