import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { attacksOf } from '#shared/combat/commands/attack-together.ts';
import { carryOutAt } from '#shared/combat/commands/carry-out-at.ts';
import { refuse } from '#shared/combat/play.ts';
import { requireAttack, stanceField } from './declare.ts';
import { fightOf, patchFight, type Declaration } from '#shared/rules/cairn/fight.ts';
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
export const attack = defineCommand('attack', fields, (play, asked) => {
  if (fightOf(play.state).declared.length > 0) refuse(cairnMessage('error.unresolved'));
  const declaration = declarationOf(asked);
  requireAttack(play, declaration, 'target');
  resolveAttacks(play, [declaration]);
});

/**
 * Declares the attacks of several of the side that acts and rolls them with all that is declared already, as one move: on
 * each target only the highest die counts (C2, C5).
 */
export const attacksTogether = defineCommand('attack-together', attacksOf(fields), (play, { attacks }) => {
  for (const [place, asked] of attacks.entries()) {
    carryOutAt(`attacks[${place}]`, () => {
      const declaration = declarationOf(asked);
      requireAttack(play, declaration, 'target');
      patchFight(play, { declared: [...fightOf(play.state).declared, declaration] });
    });
  }
  resolveAttacks(play, fightOf(play.state).declared);
});

function declarationOf({ target, ...rest }: z.infer<typeof fields>): Declaration {
  return { ...rest, targets: typeof target === 'string' ? [target] : target };
}
