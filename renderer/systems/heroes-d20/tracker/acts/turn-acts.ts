import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { actCost, actLabel, PLAIN_ACTS, type Act } from '#shared/rules/heroes-d20/acts/acts.ts';
import type { Action } from '#shared/rules/heroes-d20/turn/actions.ts';
import { heldInGrip } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { ownOf } from '#shared/rules/heroes-d20/own.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import type { Message } from '#shared/text/message.ts';
import type { ActGroup, OfferedAct } from '#renderer/fight/turn/offered-act.ts';
import { refusalOf } from '#renderer/systems/heroes-d20/tracker/foresee.ts';
import { nameOf } from '#shared/combat/name.ts';

/** What an act is done with and to whom, where it matters; each null for nothing said. */
export interface ActThings {
  readonly item: string | null;
  readonly target: string | null;
}

/** What is most often spent without a roll stands first. */
const SPENDING = ['movement', 'combat', 'full', 'free', 'reaction'] as const satisfies readonly Action[];

type Priced = Omit<OfferedAct<HeroesCommand>, 'refusal'> & { readonly cost: Action };

const WITH_ITEM: ReadonlySet<Act> = new Set<Act>([
  'handle-item',
  'throw-item-to-catch',
  'throw-item-to-hit',
  'drop-item',
]);
const AT_SOMEBODY: ReadonlySet<Act> = new Set<Act>(['throw-item-to-catch', 'throw-item-to-hit']);

/** The acts of a turn that take no dice, by what they cost this one, with why one can't be done now (H16, H17, H20). */
export function actGroups(
  state: CombatState,
  combatant: Combatant,
  things: ActThings,
): readonly ActGroup<HeroesCommand>[] {
  const priced = [
    ...posture(combatant),
    ...plainActs(combatant, things),
    ...drawing(state, combatant),
    ...letting(state, combatant),
    ...SPENDING.map((action) => otherAct(combatant, action)),
  ];
  return SPENDING.map((action) => ({
    id: action,
    label: heroesMessage(`action.${action}`),
    acts: priced
      .filter(({ cost }) => cost === action)
      .map(({ id, label, command }) => ({ id, label, command, refusal: refusalOf(state, command) })),
  }));
}

function perksOf({ sheet }: Combatant): ReturnType<typeof sheetSlot.read> {
  return sheetSlot.read(sheet);
}

/** Standing up is for the prone, and dropping prone for the others (H17). */
function posture(combatant: Combatant): readonly Priced[] {
  const { id } = combatant;
  const [act, type, label]: readonly [Act, 'stand' | 'drop-prone', Message] = hasCondition(combatant, 'prone')
    ? ['stand-up', 'stand', heroesMessage('tracker.actStand')]
    : ['drop-prone', 'drop-prone', heroesMessage('tracker.actDropProne')];
  return [
    { id: type, label, command: { type, combatant: id }, cost: actCost(act, perksOf(combatant), false) },
  ];
}

function plainActs(combatant: Combatant, { item, target }: ActThings): readonly Priced[] {
  return PLAIN_ACTS.map((act) => ({
    id: act,
    label: actLabel(act),
    command: {
      type: 'act',
      combatant: combatant.id,
      act,
      item: item !== null && WITH_ITEM.has(act) ? item : undefined,
      target: target !== null && AT_SOMEBODY.has(act) ? target : undefined,
    },
    cost: actCost(act, perksOf(combatant), false),
  }));
}

function drawing({ round }: CombatState, combatant: Combatant): readonly Priced[] {
  const sheet = perksOf(combatant);
  const used = ownOf(combatant).quickDrawRound === round;
  return sheet.weapons.flatMap(({ id, name }) =>
    ([false, true] as const).map((sheathe) => ({
      id: `${sheathe ? 'sheathe' : 'draw'}:${id}`,
      label: heroesMessage(sheathe ? 'tracker.actSheathe' : 'tracker.actDraw', { weapon: name }),
      command: { type: 'draw', combatant: combatant.id, item: id, sheathe },
      cost: actCost(sheathe ? 'sheathe-weapon' : 'draw-weapon', sheet, used),
    })),
  );
}

function letting(state: CombatState, combatant: Combatant): readonly Priced[] {
  const held = heldInGrip(state, combatant);
  if (held === null) return [];
  const command: HeroesCommand = { type: 'release', combatant: combatant.id };
  const label = heroesMessage('tracker.actRelease', { name: nameOf(held) });
  return [{ id: 'release', label, command, cost: 'free' }];
}

function otherAct({ id }: Combatant, action: Action): Priced {
  const command: HeroesCommand = { type: 'spend', combatant: id, action };
  return { id: `spend:${action}`, label: heroesMessage('tracker.actOther'), command, cost: action };
}
