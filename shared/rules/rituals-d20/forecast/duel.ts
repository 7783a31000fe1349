import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { Branch, Duel, DuelStep } from '#shared/arena/duel.ts';
import { lossChances, pointsDuelist, type LossChance } from '#shared/arena/points-duelist.ts';
import type { Plan } from '#shared/arena/policy.ts';
import { turnOrders, type TotalChance } from '#shared/arena/turn-orders.ts';
import { meansOf, plainStrike, reactionTo } from './forecast-sheet.ts';
import { orderRules } from '#shared/rules/rituals-d20/turn/initiative.ts';
import { attackOdds } from '#shared/rules/rituals-d20/attack/odds.ts';
import { chanceToReach } from '#shared/rules/rituals-d20/checks/check-odds.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { poolOf } from '#shared/rules/rituals-d20/checks/pool.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { strikeInput } from '#shared/rules/rituals-d20/attack/strike.ts';

const FACES = 20;

/** What a turn comes to: what each of the two loses, and the chance of it. */
interface TurnChance {
  readonly target: number;
  readonly attacker: number;
  readonly chance: number;
}

/** One against one in rituals-d20: one attack a turn, so that whoever has reactions always has one left (N5). */
export function duel({ state }: Plan): Duel | null {
  const [first, second] = state.combatants;
  if (first === undefined || second === undefined) return null;
  const { groupInitiative, lowestFirst, rerollEachRound } = optionsSlot.read(state.options, 'options');
  // A new roll each round makes one's turn follow on its own.
  if (rerollEachRound) return null;
  if (groupInitiative && first.group !== null && first.group === second.group) return null;
  const one = duelist(first);
  const other = duelist(second);
  const ofFirst = turnOf(state, first, second);
  const ofSecond = turnOf(state, second, first);
  const firstTurn: DuelStep = (a, b) =>
    ofFirst.map((came): Branch => ({
      chance: came.chance,
      one: one.after(a, came.attacker),
      other: other.after(b, came.target),
    }));
  const secondTurn: DuelStep = (a, b) =>
    ofSecond.map((came): Branch => ({
      chance: came.chance,
      one: one.after(a, came.target),
      other: other.after(b, came.attacker),
    }));
  const totals = (combatant: Combatant) => initiativeOf(state, combatant);
  return {
    one,
    other,
    orders: turnOrders([first, second], orderRules.initiative, totals, [firstTurn, secondTurn], lowestFirst),
  };
}

function duelist(combatant: Combatant) {
  return pointsDuelist(combatant, 0, (points) => (points > 0 ? 'up' : 'down'));
}

/** An attack with what the target does about it, and the blow it strikes back with after a miss. */
function turnOf(state: CombatState, attacker: Combatant, target: Combatant): readonly TurnChance[] {
  const { weapon } = meansOf(state, attacker, [target]);
  if (weapon === null) return [{ target: 0, attacker: 0, chance: 1 }];
  const means = meansOf(state, target, [attacker]);
  const reaction = reactionTo(means, weapon);
  const { counter } = means;
  const attack = strikeOdds(state, attacker, target, plainStrike(weapon, reaction, 'attack'));
  const plain = attack.losses.map(({ loss, chance }) => ({ target: loss, attacker: 0, chance }));
  if (reaction !== 'counter' || counter === null) return plain;
  const answer = strikeOdds(state, target, attacker, plainStrike(counter, 'none', 'counter'));
  // A blow that hits without taking anything off isn't answered: the missed ones are told from it by the chance to hit.
  const missed = 1 - attack.hit;
  const struck = plain.map((came) => (came.target === 0 ? { ...came, chance: came.chance - missed } : came));
  const answered = answer.losses.map(({ loss, chance }) => ({
    target: 0,
    attacker: loss,
    chance: missed * chance,
  }));
  return [...struck, ...answered];
}

function strikeOdds(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  asked: ReturnType<typeof plainStrike>,
): { readonly hit: number; readonly losses: readonly LossChance[] } {
  const input = strikeInput(state, attacker, target, asked);
  const odds = attackOdds(input, optionsSlot.read(state.options, 'options'));
  return { hit: odds.hit, losses: lossChances(odds) };
}

/** The totals of a pool and the skill (N1, N3). */
function initiativeOf(state: CombatState, { sheet }: Combatant): readonly TotalChance[] {
  const { agility, initiative } = sheetSlot.read(sheet);
  const { zeroAttribute } = optionsSlot.read(state.options, 'options');
  const side = { pool: poolOf(agility, 0, zeroAttribute), bonus: initiative };
  return Array.from({ length: FACES }, (_, index) => {
    const total = index + 1 + initiative;
    return { total, chance: chanceToReach(side, total) - chanceToReach(side, total + 1) };
  });
}
