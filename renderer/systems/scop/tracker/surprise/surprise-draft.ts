import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { TestSaid } from '#shared/rules/scop/turn/intent.ts';
import { planTest, type PlannedTest } from '#shared/rules/scop/turn/plan-check.ts';
import { sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { PLAIN_TEST } from '#renderer/systems/scop/tracker/checks/plain-check.ts';

/** A test of somebody in a surprise (S14). */
export interface Asked {
  readonly who: Combatant;
  readonly said: TestSaid;
}

/** The skill of a sheet that is called so in the language of the table, whatever its case; none otherwise. */
export function skillCalled({ sheet }: Combatant, name: string): TestSaid {
  const { skills } = sheetSlot.read(sheet);
  const skill = skills.find((one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase())?.name ?? '';
  return { ...PLAIN_TEST, skill };
}

/** The command for it: nothing is rolled when nobody hides (`by` null), by the narrator's word. */
export function surpriseCommand(victims: readonly Asked[], by: Asked | null): ScopCommand {
  const tested = ({ who, said }: Asked) => ({ combatant: who.id, ...said });
  return by === null
    ? { type: 'surprise', combatants: victims.map(({ who }) => who.id) }
    : { type: 'surprise', combatants: victims.map(tested), by: tested(by) };
}

/** The tests it asks for, in the order they are rolled: stealth, where armour costs dice (S10), then each perception. */
export function surpriseTests(
  state: CombatState,
  victims: readonly Asked[],
  by: Asked | null,
): readonly PlannedTest[] {
  const planned = ({ who, said }: Asked, agile: boolean) =>
    planTest(state, who, said, { opponents: 1, target: null, agile });
  return by === null ? [] : [planned(by, true), ...victims.map((one) => planned(one, false))];
}
