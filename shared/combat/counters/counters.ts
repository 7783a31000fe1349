import type { JsonObject } from '#shared/json.ts';
import { nameOf } from '#shared/combat/name.ts';
import { patchAnybody, refuse, requireAnybody, who, type Play, type PlayRules } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { Counter, CounterChange, CounterNeed, Returns } from './counter.ts';
import { countersOnSheet, inFight } from './sheet-counters.ts';

const NONE: readonly Counter[] = [];

/** The counters of somebody in a fight, those of the rules first. */
export function countersOf({ counters }: Pick<Combatant, 'counters'>): readonly Counter[] {
  return counters ?? NONE;
}

/** A counter of somebody's by its id, or null. */
export function findCounter(combatant: Pick<Combatant, 'counters'>, id: string): Counter | null {
  return countersOf(combatant).find((one) => one.id === id) ?? null;
}

/** The counters that somebody with this sheet comes into a fight with: those of the rules that the sheet doesn't list itself, then the sheet's; left out where there are none. */
export function countersBrought(
  { countersFrom }: Pick<PlayRules, 'countersFrom'>,
  sheet: JsonObject,
): Pick<Combatant, 'counters'> {
  const own = countersOnSheet(sheet).map(inFight);
  const all = [...byRulesBeside(countersFrom?.(sheet) ?? NONE, own), ...own];
  return all.length === 0 ? {} : { counters: all.map((one) => (lasts(one) ? one : whole(one))) };
}

/** Those counters of the rules that aren't among these others. */
export function byRulesBeside(byRules: readonly Counter[], others: readonly Counter[]): readonly Counter[] {
  return byRules.filter(({ id }) => !others.some((one) => one.id === id));
}

/** Whether what is left of a counter outlasts the fight. */
export function lasts({ returns }: Pick<Counter, 'returns'>): boolean {
  return returns === 'session' || returns === 'never';
}

function whole(counter: Counter): Counter {
  return { ...counter, current: counter.max };
}

/** Puts these in the place of somebody's counters. */
export function patchCounters(play: Play, id: string, counters: readonly Counter[]): void {
  patchAnybody(play, id, { counters: counters.length === 0 ? undefined : counters });
}

/** Sets what is left of a counter of somebody's, and tells it but where the rules' own telling does. */
export function moveCounter(
  play: Play,
  id: string,
  counter: Counter,
  to: number,
  why: CounterChange['why'],
): void {
  const bearer = requireAnybody(play.state, id);
  const moved = { ...counter, current: to };
  patchCounters(
    play,
    id,
    countersOf(bearer).map((one) => (one.id === counter.id ? moved : one)),
  );
  const isTold = counter.byRules !== true || why === 'spent' || why === 'returned';
  if (isTold) tellCounter(play, bearer, moved, { from: counter.current, why });
}

/** Tells what became of a counter. */
export function tellCounter(
  play: Play,
  bearer: Combatant,
  { id, name, current, max }: Counter,
  { from, why }: { readonly from: number; readonly why: CounterChange['why'] },
): void {
  play.events.push({ type: 'counter', who: who(bearer), id, name, from, to: current, max, why });
}

/** The counters of somebody but those that the rules keep. */
export function ownCountersOf(combatant: Combatant): readonly Counter[] {
  return countersOf(combatant).filter(({ byRules }) => byRules !== true);
}

/** Gives all of the counters back that return at this moment, to those of these who aren't defeated. */
export function bringCountersBack(
  play: Play,
  when: Returns,
  isMeant: (combatant: Combatant) => boolean = () => true,
): void {
  for (const one of play.state.combatants) {
    if (one.counters === undefined || one.standing === 'defeated' || !isMeant(one)) continue;
    for (const counter of one.counters) {
      if (counter.returns === when && counter.current < counter.max)
        moveCounter(play, one.id, counter, counter.max, 'back');
    }
  }
}

/** Why somebody can't use what needs a counter, or null where it can or nothing is needed. */
export function needRefusal(combatant: Combatant, need: CounterNeed | undefined): Message | null {
  if (need === undefined || need.counter === '') return null;
  const counter = findCounter(combatant, need.counter);
  if (counter === null)
    return message('error.needsNoCounter', { name: nameOf(combatant), counter: need.counter });
  return counter.current >= need.amount ? null : shortOf(combatant, counter, need.amount);
}

/** In words, that less than so many are left of a counter. */
export function shortOf(combatant: Combatant, counter: Counter, amount: number): Message {
  const values = { name: nameOf(combatant), counter: counter.name, left: counter.current, amount };
  return message(counter.current === 0 ? 'error.counterSpent' : 'error.counterShort', values);
}

/** Refuses what needs more of a counter than is left. */
export function requireNeed(combatant: Combatant, need: CounterNeed | undefined, field: string): void {
  const refusal = needRefusal(combatant, need);
  if (refusal !== null) refuse(refusal, field);
}

/** Takes off what something carried out has used up; whoever carried it out was asked before (`requireNeed`). */
export function spendNeed(play: Play, id: string, need: CounterNeed | undefined): void {
  if (need === undefined) return;
  const counter = findCounter(requireAnybody(play.state, id), need.counter);
  if (counter === null) return;
  moveCounter(play, id, counter, Math.max(0, counter.current - need.amount), 'need');
}
