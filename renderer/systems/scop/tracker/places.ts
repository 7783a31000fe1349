import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { groupsOf } from '#shared/rules/scop/turn/groups.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { moveOf } from './declare/turn-sheet.ts';

/** Somewhere on the board one can be put: a group, out of all of them, or a group that isn't there yet. */
export interface Place {
  readonly key: string;
  readonly kind: 'group' | 'none' | 'new';
  /** The group one is in after going there; null: out of all. */
  readonly group: string | null;
  /** Ids of those in it, the party's before the foes'. */
  readonly members: readonly string[];
  /** Those who will be there when the next turn begins (S6). */
  readonly arriving: readonly Combatant[];
}

/** The places of the board: the groups there are and those somebody is on the way to, then outside, then a new one. */
export function placesOf(state: CombatState): readonly Place[] {
  const { moves } = fightOf(state);
  const standing = groupsOf(state).map(({ group }) => group);
  const awaited = moves.flatMap(({ group }) => (group === null || standing.includes(group) ? [] : [group]));
  const names = [...standing, ...new Set(awaited)];
  const place = (kind: Place['kind'], group: string | null): Place => ({
    key: kind === 'group' ? `group:${group ?? ''}` : kind,
    kind,
    group,
    members: kind === 'new' ? [] : membersOf(state, group),
    arriving: kind === 'new' ? [] : state.combatants.filter((one) => moveOf(state, one)?.group === group),
  });
  return [...names.map((name) => place('group', name)), place('none', null), place('new', newGroup(state))];
}

/** What a group not named by the narrator is called: the lowest number no group has. */
export function newGroup(state: CombatState): string {
  const { moves } = fightOf(state);
  const taken = new Set([
    ...groupsOf(state).map(({ group }) => group),
    ...moves.flatMap(({ group }) => group ?? []),
  ]);
  const most = taken.size + 1;
  const numbers = Array.from({ length: most }, (_, index) => String(index + 1));
  return numbers.find((number) => !taken.has(number)) ?? String(most);
}

/** Whether going to a group costs nothing: before the start, or as one arrives (S5). */
export function isFree(state: CombatState, id: string): boolean {
  return state.status === 'setup' || fightOf(state).arriving.includes(id);
}

/**
 * What sends somebody to a place: engaging where it costs nothing, else a move, for which it gives up what it was
 * about to do (S6); nothing where it is already, or is on the way to.
 */
export function goCommands(
  state: CombatState,
  combatant: Combatant,
  group: string | null,
): readonly ScopCommand[] {
  const { id } = combatant;
  if (ownOf(combatant).group === group) return [];
  if (isFree(state, id)) return [{ type: 'engage', combatant: id, group }];
  const moving = moveOf(state, combatant);
  if (moving?.group === group) return [];
  const { intents, acted } = fightOf(state);
  const declared = intents.some((intent) => intent.combatant === id) && !acted.includes(id);
  const move: ScopCommand = { type: 'move', combatant: id, group };
  return moving !== null || declared ? [{ type: 'withdraw', combatant: id }, move] : [move];
}

function membersOf(state: CombatState, group: string | null): readonly string[] {
  const members = state.combatants.filter((one) => ownOf(one).group === group);
  const [party, foes] = [
    members.filter(({ side }) => side !== 'foe'),
    members.filter(({ side }) => side === 'foe'),
  ];
  return [...party, ...foes].map(({ id }) => id);
}
