import type { OfType } from '#shared/combat/command.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { apply } from '#shared/engine/apply.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { RodadaError } from '#shared/errors.ts';
import { fightOf, type Intent } from '#shared/rules/scop/fight.ts';
import { scop } from '#shared/rules/scop/index.ts';
import type { Message } from '#shared/text/message.ts';

type Declare = OfType<ScopCommand, 'declare'>;

/** What is declared if these commands are carried out: nothing is rolled by them. */
export type Foreseen =
  | { readonly ok: true; readonly state: CombatState }
  | { readonly ok: false; readonly why: Message };

/** The state after commands that roll nothing, or why one of them is refused. */
export function foresee(state: CombatState, commands: readonly ScopCommand[]): Foreseen {
  const dice = diceFrom(fixedSource([]).source);
  try {
    const after = commands.reduce((now, command) => apply(scop, now, command, dice).state, state);
    return { ok: true, state: after };
  } catch (thrown) {
    if (thrown instanceof RodadaError) return { ok: false, why: thrown.said };
    throw thrown;
  }
}

/** Takes all that somebody declared back and declares it again with one of its intents changed: what it says last holds. */
export function redeclareCommands(
  state: CombatState,
  intent: Intent,
  changed: Declare,
): readonly ScopCommand[] {
  const { combatant, first } = intent;
  const others = fightOf(state).intents.filter((one) => one.combatant === combatant && one.first !== first);
  return [{ type: 'withdraw', combatant }, ...others.map(declared), { ...changed, again: true }];
}

/** The command an intent was declared with, chosen anew whom to hit of several (S9). */
export function hittingCommand(intent: Intent, hitting: readonly string[]): Declare {
  return { ...declared(intent), hitting };
}

function declared({ helpless: _helpless, ...intent }: Intent): Declare {
  return { type: 'declare', ...intent, again: true };
}
