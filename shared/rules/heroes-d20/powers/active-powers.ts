import { addCondition, findCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { hasCome } from '#shared/combat/turns/counts.ts';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState, Ending } from '#shared/combat/state.ts';
import { markedPowers, type ActivePower } from '#shared/rules/heroes-d20/marks.ts';
import { ownOf, patchOwn } from '#shared/rules/heroes-d20/own.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { longestPower } from './power.ts';
import { sheetSlot, type Power } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { tell } from '#shared/rules/heroes-d20/acts/tell.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** MP left (H15). */
export function mpOf(combatant: Combatant): number {
  return ownOf(combatant).mp ?? sheetSlot.read(combatant.sheet).mp;
}

/** The powers a combatant is keeping (H15). */
export function activePowers(combatant: Combatant): readonly ActivePower[] {
  const mark = findCondition(combatant, 'power');
  return mark === null ? [] : markedPowers(mark);
}

/** The power of an id on a sheet, or null. */
export function powerOf({ sheet }: Combatant, id: string): Power | null {
  return sheetSlot.read(sheet).powers.find((one) => one.id === id) ?? null;
}

/** Starts a power for max(1, INT) rounds and pays for the first of them (H4, H15). */
export function startPower(play: Play, combatant: Combatant, power: Power): void {
  const { round, count } = play.state;
  const { id } = combatant;
  const rounds = longestPower(sheetSlot.read(combatant.sheet).int);
  const started = { id: power.id, name: power.name, count, endsRound: round + rounds, paidUntil: round + 1 };
  const powers = [...activePowers(combatant), started];
  addCondition(play, {
    target: id,
    id: 'power',
    details: { powers },
    rounds,
    by: id,
    ends: lastEnd(play.state, powers),
  });
  payRound(play, combatant, power);
}

/** Ends one power of a combatant that keeps it. */
export function endPower(play: Play, combatant: Combatant, id: string): void {
  keepOnly(
    play,
    combatant,
    activePowers(combatant).filter((one) => one.id !== id),
  );
}

/** As a turn begins: each round of a power begun on that count is paid for; what has had its rounds, or can't be paid, ends (H4, H15). */
export function passPowers(play: Play): void {
  for (const { id, conditions } of play.state.combatants) {
    if (conditions.length === 0) continue;
    const powers = activePowers(requireCombatant(play.state, id));
    if (!powers.some(({ count, paidUntil }) => isReached(play.state, paidUntil, count))) continue;
    const kept = powers.flatMap((power) => passPower(play, id, power));
    keepOnly(play, requireCombatant(play.state, id), kept);
  }
}

/** A power as it goes on, paid for; nothing when it has ended. */
function passPower(play: Play, id: string, power: ActivePower): readonly ActivePower[] {
  let { paidUntil } = power;
  while (isReached(play.state, paidUntil, power.count)) {
    const combatant = requireCombatant(play.state, id);
    const values = { name: nameOf(combatant), power: power.name };
    if (paidUntil >= power.endsRound) {
      tell(play, combatant, heroesMessage('told.powerOver', values), 'H15');
      return [];
    }
    const price = powerOf(combatant, power.id);
    if (price !== null && price.cost > mpOf(combatant)) {
      tell(play, combatant, heroesMessage('told.powerUnpaid', values), 'H15');
      return [];
    }
    if (price !== null) payRound(play, combatant, price);
    paidUntil += 1;
  }
  return [{ ...power, paidUntil }];
}

function payRound(play: Play, combatant: Combatant, { name: power, cost }: Power): void {
  if (cost === 0) return;
  const mp = mpOf(combatant) - cost;
  patchOwn(play, combatant.id, { mp });
  tell(play, combatant, heroesMessage('told.powerPaid', { name: nameOf(combatant), power, cost, mp }), 'H15');
}

/** Leaves these powers of a combatant; none left, the mark goes. */
function keepOnly(play: Play, combatant: Combatant, powers: readonly ActivePower[]): void {
  if (powers.length === 0) {
    removeCondition(play, combatant.id, 'power');
    return;
  }
  const ends = lastEnd(play.state, powers);
  const conditions = combatant.conditions.map((one) =>
    one.id === 'power' ? { ...one, details: { powers }, ends } : one,
  );
  patchCombatant(play, combatant.id, { conditions });
}

/** Whether that count of that round has come, in the order of H4. */
function isReached(state: CombatState, round: number, count: number): boolean {
  return hasCome(state, { round, count }, optionsSlot.read(state.options, 'options').lowestFirst);
}

/** When the last of some powers ends. */
function lastEnd({ options }: CombatState, powers: readonly ActivePower[]): Ending {
  const way = optionsSlot.read(options, 'options').lowestFirst ? -1 : 1;
  const [last] = powers.toSorted((a, b) => b.endsRound - a.endsRound || way * (a.count - b.count));
  return { at: 'count', round: last?.endsRound ?? 0, count: last?.count ?? 0 };
}
