import type { CombatRow } from '../api/combats.ts';
import { moveOf, openHistory, performKept, stateOf } from '../combat/history.ts';
import { newCombat } from '../combat/new-combat.ts';
import type { CombatState } from '../combat/state.ts';
import { diceFrom } from '../dice/dice.ts';
import { fixedSource } from '../dice/fixed.ts';
import { RodadaError } from '../errors.ts';
import type { RuleSystem } from '../rules/system.ts';
import { sameJson } from '../three-way-merge.ts';
import { message } from '../text/translate.ts';
import type { FiledFight } from './campaign-file.ts';

/** A fight of a file, played to its end. */
export interface PlayedFight {
  /** Its commands with what happened at each, as they are stored. */
  readonly rows: readonly CombatRow[];
  readonly state: CombatState;
}

/** What a fight stands at, to be compared after it was replayed elsewhere. */
export function endOf({ status, round, combatants }: CombatState): FiledFight['end'] {
  return { status, round, points: Object.fromEntries(combatants.map(({ id, hp }) => [id, hp.current])) };
}

/**
 * Plays a fight of a file from its commands and naturals. What can't be played is refused as the core refuses it, under
 * `base`; one that comes to another end than the file says is a `BAD_FILE`.
 */
export function playFight(system: RuleSystem, fight: FiledFight, base: string): PlayedFight {
  let history = openHistory(newCombat(system, fight.setup, `${base}.setup`));
  const rows = fight.commands.map(({ at, command, rolls }, index): CombatRow => {
    const dice = diceFrom(fixedSource(rolls.map(({ natural }) => natural)).source);
    history = performKept(system, history, command, dice);
    const move = moveOf(history, command);
    return { seq: index + 1, at, command, rolls: move?.rolls ?? [], events: move?.events ?? [] };
  });
  const state = stateOf(history);
  if (!sameJson({ ...endOf(state) }, { ...fight.end })) {
    const said = message('campaignFile.otherEnd', { name: fight.name });
    throw new RodadaError('BAD_FILE', said, { path: base });
  }
  return { rows, state };
}
