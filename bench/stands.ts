import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playEvening, STARTS } from '../tests/attack/evening/evening.ts';
import type { Ratio } from './measure.ts';

const CREATURES = 10_000;
/** Longer than this main must not stand still, in milliseconds. */
const LONGEST_STAND = 50;

/** Milliseconds that main stands still at most, in each act of a whole evening with a large bestiary. */
export async function standsBench(): Promise<readonly Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const stands: Ratio[] = [];
  try {
    await playEvening({
      creatures: CREATURES,
      folder,
      note({ act, stood }) {
        if (STARTS.includes(act)) return;
        const name = `main's longest stand while ${act}, in ms`;
        stands.push({ name, median: stood, lowest: stood, highest: stood, limit: LONGEST_STAND });
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return stands;
}
