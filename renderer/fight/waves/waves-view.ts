import type { CombatState, Reserve } from '#shared/combat/state.ts';
import { nameOf } from '#shared/combat/name.ts';
import type { Message } from '#shared/text/message.ts';

/** Those who come in the same round. */
export interface Wave {
  readonly round: number;
  readonly reserves: readonly Reserve[];
}

/** So many of one kind. */
export interface Many {
  readonly name: string | Message;
  readonly count: number;
}

/** The waves still to come, the earliest first. */
export function wavesOf({ reserves }: CombatState): readonly Wave[] {
  const rounds = new Map<number, Reserve[]>();
  for (const reserve of reserves) {
    const wave = rounds.get(reserve.round);
    if (wave === undefined) rounds.set(reserve.round, [reserve]);
    else wave.push(reserve);
  }
  return [...rounds].toSorted(([a], [b]) => a - b).map(([round, those]) => ({ round, reserves: those }));
}

/** Those whose round has come, unless the narrator has put them off until after `putOff`. */
export function dueReserves({ status, round, reserves }: CombatState, putOff: number): readonly Reserve[] {
  if (status !== 'running' || round <= putOff) return [];
  return reserves.filter((reserve) => reserve.round <= round);
}

/** Who they are, equals counted together, in the order they were named. */
export function countedByKind(reserves: readonly Reserve[]): readonly Many[] {
  const [only] = reserves;
  if (only !== undefined && reserves.length === 1) return [{ name: nameOf(only.combatant), count: 1 }];
  const counts = new Map<string, number>();
  for (const { combatant } of reserves) counts.set(combatant.name, (counts.get(combatant.name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
