import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { ACT_IDS, ACTS, type ActId } from '#shared/rules/rituals-d20/acts/acts.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { ACTION_KINDS, actionRefusal, type Action } from '#shared/rules/rituals-d20/turn/actions.ts';
import { heldBy } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import type { ActGroup, OfferedAct } from '#renderer/fight/turn/offered-act.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The common acts of a turn by what they cost, with why one can't be done any more (N4, N9, N13, N15). */
export function actGroups(state: CombatState, combatant: Combatant): readonly ActGroup<RitualsCommand>[] {
  const spent = state.turn?.spent ?? [];
  const drawing = optionsSlot.read(state.options, 'options').drawWeapon;
  return ACTION_KINDS.map((action) => {
    const refusal = actionRefusal(spent, action);
    const acts = [
      ...ACT_IDS.filter((id) => ACTS[id].action === action && makesSense(combatant, id)).map((id) =>
        commonAct(state, combatant, id),
      ),
      ...(action === drawing ? drawActs(combatant) : []),
      ...(action === 'free' ? releaseActs(state, combatant) : []),
      otherAct(combatant, action),
    ];
    return {
      id: action,
      label: ritualsMessage(`action.${action}`),
      acts: acts.map((act) => ({ ...act, refusal: act.refusal ?? refusal })),
    };
  });
}

function commonAct(state: CombatState, combatant: Combatant, id: ActId): OfferedAct<RitualsCommand> {
  const { wordsPerTurn } = optionsSlot.read(state.options, 'options');
  const stuck = id === 'move' && hasCondition(combatant, 'grappled');
  return {
    id,
    label: ritualsMessage(`tracker.act.${id}`, { words: wordsPerTurn }),
    command: { type: 'act', combatant: combatant.id, act: id },
    refusal: stuck ? ritualsMessage('refuse.immobile', { name: nameOf(combatant) }) : null,
  };
}

/** Standing up is for the prone, and dropping prone for the others. */
function makesSense(combatant: Combatant, id: ActId): boolean {
  if (id === 'stand-up') return hasCondition(combatant, 'prone');
  return id !== 'drop-prone' || !hasCondition(combatant, 'prone');
}

function drawActs({ id, sheet }: Combatant): readonly OfferedAct<RitualsCommand>[] {
  return sheetSlot
    .read(sheet)
    .weapons.filter(({ hands }) => hands > 0)
    .map((weapon) => ({
      id: `draw:${weapon.id}`,
      label: ritualsMessage('tracker.act.draw', { weapon: weapon.name }),
      command: { type: 'draw', combatant: id, weapon: weapon.id },
      refusal: null,
    }));
}

function releaseActs(state: CombatState, combatant: Combatant): readonly OfferedAct<RitualsCommand>[] {
  const held = heldBy(state, combatant);
  if (held === null) return [];
  return [
    {
      id: 'release',
      label: ritualsMessage('tracker.act.release', { name: nameOf(held) }),
      command: { type: 'release', combatant: combatant.id },
      refusal: null,
    },
  ];
}

function otherAct({ id }: Combatant, action: Action): OfferedAct<RitualsCommand> {
  return {
    id: `spend:${action}`,
    label: ritualsMessage('tracker.act.other'),
    command: { type: 'spend', combatant: id, action },
    refusal: null,
  };
}
