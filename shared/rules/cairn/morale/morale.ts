import { addCondition } from '#shared/combat/conditions/held.ts';
import { patchCombatant, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { fightOf, patchFight, type MoraleReason } from '#shared/rules/cairn/fight.ts';
import { optionsSlot } from '#shared/rules/cairn/options.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import { has, standingOf } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage, type CairnKey } from '#shared/rules/cairn/words/texts.ts';
import { tellConsequence } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

const RAISED: Readonly<Record<MoraleReason, CairnKey>> = {
  'first-casualty': 'morale.firstCasualty',
  'half-lost': 'morale.halfLost',
  lone: 'morale.lone',
};

/**
 * Raises the morale saves that are due (C12), each at most once a fight: at the enemies' first casualty, when half of
 * them are lost (fallen or fled), and for one who came alone when it is at 0 PG. Both reasons at one moment are one save.
 */
export function raiseMorale(play: Play): void {
  const { status, options, round } = play.state;
  if (status !== 'running' || !optionsSlot.read(options, 'options').morale) return;
  const { asked, prompts } = fightOf(play.state);
  const due = dueReasons(play.state).filter((reason) => !asked.includes(reason));
  const reason = due.at(-1);
  if (reason === undefined) return;
  patchFight(play, { asked: [...asked, ...due], prompts: [...prompts, { reason, round }] });
  play.events.push({ type: 'told', who: null, said: cairnMessage(RAISED[reason]), rule: 'C12' });
}

function dueReasons({ combatants }: CombatState): MoraleReason[] {
  let foes = 0;
  let standing = 0;
  let hasFallen = false;
  let isAtZero = false;
  for (const one of combatants) {
    if (one.side !== 'foe') continue;
    foes += 1;
    if (standingOf(one) === 'up') standing += 1;
    else if (!has(one, 'fled') && one.fate !== 'gone') hasFallen = true;
    if (one.hp.current === 0) isAtZero = true;
  }
  if (standing === 0) return [];
  if (foes === 1) return isAtZero ? ['lone'] : [];
  const reasons: MoraleReason[] = hasFallen ? ['first-casualty'] : [];
  if ((foes - standing) * 2 >= foes) reasons.push('half-lost');
  return reasons;
}

/** The VON a group saves with: its leader's if it has one (C12), else the strongest will among those still fighting. */
export function groupWil(group: readonly Combatant[]): { readonly wil: number; readonly leaders: boolean } {
  const leaders = group.map(({ sheet }) => sheetSlot.read(sheet).leaderWil).reduce(higherWil, null);
  const own = group.map((one): number | null => attributesOf(one).wil.current).reduce(higherWil, null);
  return { wil: leaders ?? own ?? 0, leaders: leaders !== null };
}

/** The higher of two VON, where there are any. */
export function higherWil(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** Takes one who runs out of the fight (C12). It has fled, not fallen: no fall is told. */
export function flee(play: Play, id: string): void {
  const runner = requireCombatant(play.state, id);
  const said = cairnMessage('morale.flees', { name: nameOf(runner) });
  tellConsequence(play, { kind: 'fled', who: who(runner), said, rule: 'C12', grave: false });
  addCondition(play, { target: id, id: 'fled', details: {}, rounds: null, by: null });
  patchCombatant(play, id, { standing: standingOf(requireCombatant(play.state, id)) });
}

/** The enemies still in the fight. */
export function standingFoes(state: CombatState): Combatant[] {
  return state.combatants.filter((one) => one.side === 'foe' && standingOf(one) === 'up');
}
