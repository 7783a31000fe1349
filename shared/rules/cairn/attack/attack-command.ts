import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse } from '#shared/combat/play.ts';
import { requireAttack, stanceField } from './declare.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { resolveAttacks } from './resolve-step.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

const fields = z.strictObject({
  attacker: z.string(),
  /** One id, or several for a blast. */
  target: z.union([z.string(), z.array(z.string()).min(1)]),
  weapon: z.string().nullable(),
  stance: stanceField,
});

/**
 * Declares and rolls the attack of one combatant at once. Refused while others wait to be rolled: what a side does is
 * simultaneous (C2), so those go through `resolve-step`.
 */
export const attack = defineCommand('attack', fields, (play, { target, ...rest }) => {
  if (fightOf(play.state).declared.length > 0) refuse(cairnMessage('error.unresolved'));
  const declaration = { ...rest, targets: typeof target === 'string' ? [target] : target };
  requireAttack(play, declaration, 'target');
  resolveAttacks(play, [declaration]);
});
