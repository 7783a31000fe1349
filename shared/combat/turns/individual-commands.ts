import { z } from 'zod';
import { message } from '#shared/text/message.ts';
import { patchTurn, requireFreshTurn, requireOwnTurn, spendAction } from '#shared/combat/actions.ts';
import { defineCommand, type CommandOf } from '#shared/combat/command.ts';
import { expireAtOwnTurn } from '#shared/combat/conditions/held.ts';
import { bringCountersBack } from '#shared/combat/counters/counters.ts';
import { countReaction } from '#shared/combat/counters/reactions.ts';
import { TICK_TIMES } from '#shared/combat/conditions/own-condition.ts';
import { raiseTicks } from '#shared/combat/conditions/ticks.ts';
import { patchCombatant, patchState, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import {
  insertByInitiative,
  insertLater,
  isLater,
  isLowestFirst,
  moveBefore,
  type OrderRules,
} from './order.ts';
import { linkCommands } from './link-commands.ts';
import { canTakeTurn, passOn } from './pass-on.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Commands of an individual order: delay, act-now, ready, reorder, set-initiative. */
export function individualCommands(rules: OrderRules) {
  return [
    defineCommand(
      'delay',
      z.strictObject({ combatant: z.string(), to: z.int().optional() }),
      (play, { combatant, to }) => delay(play, rules, combatant, to ?? null),
    ),
    defineCommand('act-now', z.strictObject({ combatant: z.string() }), (play, { combatant }) =>
      actNow(play, rules, combatant),
    ),
    defineCommand(
      'ready',
      z.strictObject({ combatant: z.string(), trigger: z.string().min(1) }),
      (play, fields) => ready(play, rules, fields.combatant, fields.trigger),
    ),
    defineCommand(
      'reorder',
      z.strictObject({ combatant: z.string(), before: z.string().nullable() }),
      (play, { combatant, before }) => reorder(play, combatant, before),
    ),
    defineCommand(
      'set-initiative',
      z.strictObject({ combatant: z.string(), initiative: z.int() }),
      (play, fields) => setInitiative(play, rules, fields.combatant, fields.initiative),
    ),
    ...linkCommands,
  ];
}

/** The commands that an individual order adds. */
export type IndividualCommand = CommandOf<ReturnType<typeof individualCommands>>;

const DELAY_BEYOND = { highestFirst: 'error.delayBelowLimit', lowestFirst: 'error.delayAboveLimit' } as const;
const DELAY_EARLIER = { highestFirst: 'error.delayNotLower', lowestFirst: 'error.delayNotHigher' } as const;

/** H18: wait freely, or for a lower count; only on one's own turn with nothing spent. */
function delay(play: Play, rules: OrderRules, id: string, to: number | null): void {
  requireRunning(play);
  requireFreshTurn(play, id);
  const combatant = requireCombatant(play.state, id);
  const from = initiativeOf(play, id);
  const { state } = play;
  const way = isLowestFirst(state, rules) ? 'lowestFirst' : 'highestFirst';
  const lowest = rules.delayLimit(combatant, state.options);
  const beyond = () => message(DELAY_BEYOND[way], { lowest: lowest ?? 0 });
  if (lowest !== null && !isLater(state, rules, lowest, from)) refuse(beyond());
  if (to !== null && !isLater(state, rules, to, from)) refuse(message(DELAY_EARLIER[way], { from }), 'to');
  if (to !== null && lowest !== null && isLater(state, rules, to, lowest)) refuse(beyond(), 'to');
  patchState(play, { acted: play.state.acted.filter((one) => one !== id), turn: null });
  if (to === null) patchCombatant(play, id, { delaying: true });
  else patchState(play, { order: insertLater(play.state, rules, { id, initiative: to }) });
  play.events.push({ type: 'delayed', who: who(combatant), from, to, lowest });
  passOn(play, rules);
}

/** Whoever delays or is ready acts right before the turn in progress, on its count (H18, H19). */
function actNow(play: Play, rules: OrderRules, id: string): void {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, 'combatant');
  const { turn, acted, interrupted } = play.state;
  if (turn === null) refuse(message('error.nobodyToAct'));
  if (!combatant.delaying && combatant.ready === null)
    refuse(message('error.notWaiting', { name: nameOf(combatant) }));
  if (turn.who === id) refuse(message('error.alreadyItsTurn', { name: nameOf(combatant) }));
  if (!canTakeTurn(play, combatant)) refuse(message('error.cannotAct', { name: nameOf(combatant) }));
  const broken = requireCombatant(play.state, turn.who);
  patchState(play, {
    order: moveBefore(play.state, id, turn.who, turn.count),
    acted: acted.includes(id) ? acted : [...acted, id],
    interrupted: [...interrupted, turn],
    turn: {
      who: id,
      count: turn.count,
      kind: combatant.delaying ? 'own' : 'ready',
      spent: [],
      spentOn: [],
      attacks: 0,
    },
  });
  patchCombatant(play, id, { delaying: false, ready: null });
  play.events.push({ type: 'acted-now', who: who(combatant), count: turn.count, interrupted: who(broken) });
  // A readied act is a reaction (H19).
  if (!combatant.delaying) countReaction(play, combatant, 'combatant');
  expireAtOwnTurn(play, id);
  if (!combatant.delaying) {
    // Before its turn of the round it takes that turn's place: there is no other to have anything come at.
    if (!acted.includes(id)) for (const at of TICK_TIMES) raiseTicks(play, [id], at, turn.count);
    return;
  }
  bringCountersBack(play, 'turn', (one) => one.id === id);
  raiseTicks(play, [id], 'turn-start', turn.count);
  rules.onTurn?.(play, id);
}

/** H19: names an act and its trigger; paid with the system's action, the turn goes on. */
function ready(play: Play, rules: OrderRules, id: string, trigger: string): void {
  requireRunning(play);
  const turn = requireOwnTurn(play, id, 'combatant');
  const combatant = requireCombatant(play.state, id);
  if (rules.readyAction === undefined || turn.kind === 'ready') refuse(message('error.cannotReady'));
  spendAction(play, id, rules.readyAction);
  patchTurn(play, { attacks: 0 });
  patchCombatant(play, id, { ready: trigger });
  play.events.push({ type: 'ready', who: who(combatant), trigger });
}

/** Moves a row by hand: the numbers stay, and the turn in progress stays whose it was. */
function reorder(play: Play, id: string, before: string | null): void {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, 'combatant');
  const next = before === null ? null : requireCombatant(play.state, before, 'before');
  if (before === id) refuse(message('error.beforeItself'), 'before');
  patchState(play, { order: moveBefore(play.state, id, before) });
  play.events.push({ type: 'reordered', who: who(combatant), before: next ? who(next) : null });
}

/** Gives one another count and re-sorts that one only; starts or ends nobody's turn. */
function setInitiative(play: Play, rules: OrderRules, id: string, initiative: number): void {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, 'combatant');
  const from = initiativeOf(play, id);
  patchState(play, { order: insertByInitiative(play.state, rules, { id, initiative }) });
  play.events.push({ type: 'initiative-set', who: who(combatant), from, to: initiative });
}

function initiativeOf(play: Play, id: string): number {
  return play.state.order.find((entry) => entry.id === id)?.initiative ?? 0;
}
