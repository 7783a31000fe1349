import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { fightSystem, openedFight, rowsInForce } from './fight.svelte.ts';
import { limitsOf, shownResult, type ShownResult } from './in-sight.ts';
import { orderRows, type OrderRow } from './board/order-rows.ts';
import { picks } from './picks.svelte.ts';
import { likelyTarget, stillThere } from './targets.ts';
import { app } from '#renderer/state/app.svelte.ts';

/** Everything the tracker shows of the fight that is open. */
export interface FightView {
  readonly state: CombatState;
  readonly system: RuleSystem;
  readonly rows: readonly OrderRow[];
  /** Those of them who can be aimed at and act: all but the entries. */
  readonly fighters: readonly OrderRow[];
  /** Whose turn it is; null where turns are not individual. */
  readonly inTurn: Combatant | null;
  /** The picked rows that are still there, in the order of the list. */
  readonly picked: readonly string[];
  readonly result: ShownResult | null;
}

/** Not state: only what rows and picks are compared with as they are made anew. */
const drawn: { rows: readonly OrderRow[]; picked: readonly string[] } = { rows: [], picked: [] };

/** All but what is picked, so that picking makes nothing else anew. */
const unpicked: Omit<FightView, 'picked'> | null = $derived.by(() => {
  const fight = openedFight();
  if (fight === null) return null;
  const { state } = fight;
  const system = fightSystem(fight);
  const { done } = rowsInForce();
  drawn.rows = orderRows(state, system, {
    locale: app.settings.locale,
    limits: limitsOf(done, state.combatants),
    shown: fight.shown,
    before: drawn.rows,
  });
  return {
    state,
    system,
    rows: drawn.rows,
    fighters: drawn.rows.filter(({ kind }) => kind === 'fighter'),
    inTurn: state.combatants.find(({ id }) => id === state.turn?.who) ?? null,
    result: shownResult(done, system.health.unit, system.roundName),
  };
});

const view: FightView | null = $derived.by(() => {
  if (unpicked === null) return null;
  const ids = unpicked.rows.map(({ id }) => id);
  const picked = stillThere(picks.rows, ids);
  const same =
    picked.length === drawn.picked.length && picked.every((id, index) => id === drawn.picked[index]);
  if (!same) drawn.picked = picked;
  return { ...unpicked, picked: drawn.picked };
});

/** The fight that is open as the tracker shows it, or null. */
export function fightView(): FightView | null {
  return view;
}

/** Somebody of the fight by id, or null. */
export function combatantOf(state: CombatState, id: string | null): Combatant | null {
  return state.combatants.find((one) => one.id === id) ?? null;
}

/** Whom an attacker aims at: the one picked last, else whom it most likely means. */
export function aimOf(attacker: string | null): string | null {
  if (view === null) return null;
  const { state, rows } = view;
  const picked = picks.rows.findLast((id) => id !== attacker && rows.some((row) => row.id === id));
  if (picked !== undefined) return picked;
  const ids = rows.map(({ id }) => id);
  return likelyTarget(state, attacker, ids, attacker === null ? undefined : picks.meant[attacker]);
}

/** Who an act is for: the picked ones, else whom the one in turn most likely means, or itself. */
export function targetsFor(otherwise: 'opponent' | 'self'): readonly string[] {
  if (view === null) return [];
  if (view.picked.length > 0) return view.picked;
  const inTurn = view.inTurn?.id ?? null;
  const meant = otherwise === 'self' ? inTurn : aimOf(inTurn);
  return meant === null ? [] : [meant];
}
