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
import { extraSkillRoller, rollerOf } from '#shared/rules/rituals-d20/checks/roller.ts';
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

/** What a check is made for: nothing that costs, an action of the turn, or running (N1, N12). */
export type CheckCost = 'none' | 'run' | Action;

/** A check of a skill about to be rolled. */
export interface AskedCheck {
  readonly who: Combatant;
  readonly skill: string;
  /** Null: the one that goes with the skill. */
  readonly attribute: Attribute | null;
  readonly difficulty: number | null;
  readonly modifier: number;
  readonly extraDice: number;
  readonly cost: CheckCost;
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

/** What a check rolls (N1); null for a skill the sheet doesn't know. */
export function checkSide(
  state: CombatState,
  { who, skill, attribute, modifier, extraDice }: AskedCheck,
): RolledSide | null {
  const named = SKILLS.find((id) => id === skill);
  const added = { modifier, extraDice };
  const side =
    named === undefined
      ? extraSkillRoller(who, skill, added, attribute)
      : rollerOf(who, named, added, attribute ?? SKILL_ATTRIBUTES[named]);
  return side === null ? null : sideIn(state, side);
}

/** The command of a check, or of a run, which is a check of Atletismo (N1, N12). */
export function checkCommand(asked: AskedCheck): RitualsCommand {
  const { who, skill, attribute, difficulty, modifier, extraDice, cost } = asked;
  const common = {
    combatant: who.id,
    difficulty,
    modifier,
    extraDice,
    attribute: attribute ?? undefined,
  } satisfies FieldsOf<RitualsCommand, 'run'>;
  if (cost === 'run') return { type: 'run', ...common };
  return { type: 'test', skill, ...common, action: cost === 'none' ? undefined : cost };
}
