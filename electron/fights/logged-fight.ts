import type { LoggedFight } from '#shared/api/combats.ts';
import { RodadaError } from '#shared/errors.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import { commandsWithLeaving } from '#electron/store/combats/combat-commands.ts';
import { requireCombat } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { readForLog } from './beginning.ts';
import { shownState, type LiveFight } from './live-fight.ts';
import type { Name } from '#shared/combat/name.ts';

/**
 * All that is stored of a fight for its log; no rule is asked, but for whether it can still be played on: one that can't
 * be loaded is read all the same, as far as it can be read (`UNREADABLE`).
 */
export function loggedFight(
  db: Sqlite,
  systemOf: (id: string) => AnySystem,
  id: string,
  load: () => LiveFight,
): LoggedFight {
  const stored = requireCombat(db, id, 'id');
  const { rows, state } = readForLog(db, systemOf, stored);
  return { combat: stored.combat, rows, state, asPlayed: !isPlayedOn(load) };
}

function isPlayedOn(load: () => LiveFight): boolean {
  try {
    return load().kind === 'played-on';
  } catch (thrown) {
    if (thrown instanceof RodadaError) return false;
    throw thrown;
  }
}

/** Every name a fight has known, of those who have left too, so that none comes back. */
export function namesUsed(db: Sqlite, fight: LiveFight): readonly Name[] {
  const { combatants, reserves } = shownState(fight);
  const left = commandsWithLeaving(db, fight.stored.combat.id)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'left' || event.type === 'renamed' ? [event.who] : []));
  const waiting = reserves.map(({ combatant }) => combatant);
  return [...combatants, ...waiting, ...left].map(({ name, label }) => ({ name, label }));
}
