import { describe, it } from 'vitest';
import type { RuleSystem } from '#shared/rules/system.ts';
import { benchOf, type Check } from './bench.ts';
import { commandLine } from './checks/command-line.ts';
import { commands } from './checks/commands.ts';
import { dice } from './checks/dice.ts';
import { forecasts } from './checks/forecasts.ts';
import { forms } from './checks/forms.ts';
import { help } from './checks/help.ts';
import { log } from './checks/log.ts';
import { odds } from './checks/odds.ts';
import { players } from './checks/players.ts';
import { replays } from './checks/replays.ts';
import { shape } from './checks/shape.ts';
import { statLines } from './checks/stat-lines.ts';
import { words } from './checks/words.ts';
import type { Trial } from './trial.ts';

/** Everything that holds of any rule system, from what it is made of to what comes of whole fights. */
export const CHECKS: readonly Check[] = [
  ...shape,
  ...forms,
  ...words,
  ...help,
  ...commands,
  ...dice,
  ...odds,
  ...replays,
  ...log,
  ...players,
  ...commandLine,
  ...forecasts,
  ...statLines,
];

/** Long enough for a busy machine. */
const MOST_MS = 60_000;

/** One test for each check; what the system leaves out is skipped. */
export function conforms(system: RuleSystem, trial: Trial = {}): void {
  describe(`any rule system, as ${system.id}`, () => {
    const bench = benchOf(system, trial);
    for (const { name, concerns, run } of CHECKS) {
      it.skipIf(concerns?.(system) === false)(name, { timeout: MOST_MS }, () => run(bench));
    }
  });
}
