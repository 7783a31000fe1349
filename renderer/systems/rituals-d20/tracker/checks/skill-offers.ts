import type { FieldsOf } from '#shared/combat/command.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { Action } from '#shared/rules/rituals-d20/turn/actions.ts';
import {
  SKILL_ATTRIBUTES,
  SKILL_LABELS,
  SKILLS,
  type Attribute,
} from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { extraSkillTester, testerOf } from '#shared/rules/rituals-d20/checks/roller.ts';
import { plain, type Message } from '#shared/text/message.ts';
import type { RolledSide } from '#shared/rules/rituals-d20/checks/check-odds.ts';
import { sideIn } from '#renderer/systems/rituals-d20/tracker/sides.ts';

/** A skill of a sheet, with the attribute that goes with it (N1). */
export interface SkillOffer {
  readonly id: string;
  readonly label: Message;
  readonly bonus: number;
  readonly attribute: Attribute;
}

/** What a test is made for: nothing that costs, an action of the turn, or running (N1, N12). */
export type TestCost = 'none' | 'run' | Action;

/** A test of a skill about to be rolled. */
export interface AskedTest {
  readonly tester: Combatant;
  readonly skill: string;
  /** Null: the one that goes with the skill. */
  readonly attribute: Attribute | null;
  readonly difficulty: number | null;
  readonly modifier: number;
  readonly extraDice: number;
  readonly cost: TestCost;
}

/** The skills of a sheet: those of the rules, then its own. */
export function skillsOf({ sheet }: Combatant): readonly SkillOffer[] {
  const read = sheetSlot.read(sheet);
  const named = SKILLS.map((id) => ({
    id,
    label: SKILL_LABELS[id],
    bonus: read[id],
    attribute: SKILL_ATTRIBUTES[id],
  }));
  return [...named, ...read.skills.map(({ name, ...skill }) => ({ ...skill, label: plain(name) }))];
}

/** What a test rolls (N1); null for a skill the sheet doesn't know. */
export function testSide(
  state: CombatState,
  { tester, skill, attribute, modifier, extraDice }: AskedTest,
): RolledSide | null {
  const named = SKILLS.find((id) => id === skill);
  const added = { modifier, extraDice };
  const side =
    named === undefined
      ? extraSkillTester(tester, skill, added, attribute)
      : testerOf(tester, named, added, attribute ?? SKILL_ATTRIBUTES[named]);
  return side === null ? null : sideIn(state, side);
}

/** The command of a test, or of a run, which is a test of Atletismo (N1, N12). */
export function testCommand(asked: AskedTest): RitualsCommand {
  const { tester, skill, attribute, difficulty, modifier, extraDice, cost } = asked;
  const common = {
    combatant: tester.id,
    difficulty,
    modifier,
    extraDice,
    attribute: attribute ?? undefined,
  } satisfies FieldsOf<RitualsCommand, 'run'>;
  if (cost === 'run') return { type: 'run', ...common };
  return { type: 'test', skill, ...common, action: cost === 'none' ? undefined : cost };
}
