import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { CheckSaid } from '#shared/rules/scop/turn/intent.ts';
import { planCheck, type PlannedCheck } from '#shared/rules/scop/turn/plan-check.ts';
import { sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { PLAIN_CHECK } from '#renderer/systems/scop/tracker/checks/plain-check.ts';

/** A check of somebody in a surprise (S14). */
export interface SurpriseCheck {
  readonly who: Combatant;
  readonly said: CheckSaid;
}

/** The skill of a sheet that is called so in the language of the table, whatever its case; none otherwise. */
export function skillCalled({ sheet }: Combatant, name: string): CheckSaid {
  const { skills } = sheetSlot.read(sheet);
  const skill = skills.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? '';
  return { ...PLAIN_CHECK, skill };
}

/** The command for it: nothing is rolled when nobody hides (`by` null), by the narrator's word. */
export function surpriseCommand(victims: readonly SurpriseCheck[], by: SurpriseCheck | null): ScopCommand {
  const asked = ({ who, said }: SurpriseCheck) => ({ combatant: who.id, ...said });
  return by === null
    ? { type: 'surprise', combatants: victims.map(({ who }) => who.id) }
    : { type: 'surprise', combatants: victims.map(asked), by: asked(by) };
}

/** The checks it asks for, in the order they are rolled: stealth, where armour costs dice (S10), then each perception. */
export function surpriseChecks(
  state: CombatState,
  victims: readonly SurpriseCheck[],
  by: SurpriseCheck | null,
): readonly PlannedCheck[] {
  const planned = ({ who, said }: SurpriseCheck, agile: boolean) =>
    planCheck(state, who, said, { opponents: 1, target: null, agile });
  return by === null ? [] : [planned(by, true), ...victims.map((one) => planned(one, false))];
}
