import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { openFights } from '../electron/fights/fights.ts';
import { combatHandlers } from '../electron/handlers/combats.ts';
import { listCampaigns } from '../electron/store/campaigns.ts';
import { listCombats } from '../electron/store/combats/combats.ts';
import { mustOpen } from '../electron/store/opening/open-store.ts';
import { seededSource } from '../shared/dice/seeded.ts';
import { systemOf } from '../shared/rules/registry.ts';
import { compareMeasured, type Ratio } from './measure.ts';
import { prepareFight } from './prepared-fight.ts';

const COMBATANTS = 10;
const LONG = 5000;
const SHORT = 50;
const ROUNDS = 31;
/** What this line promises. */
const LIMIT = 1.3;

/** Opening a fight: the whole of `combats:open`, from a store that was just opened to the answer as it crosses to the window. */
export async function openFightBench(): Promise<Ratio> {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-bench-'));
  const placeOf = (entries: number): string => join(folder, `${entries}`);
  try {
    for (const entries of [LONG, SHORT]) {
      mkdirSync(placeOf(entries));
      prepareFight(placeOf(entries), { combatants: COMBATANTS, entries });
    }
    return await compareMeasured(
      `opening a fight of ${LONG} rows / one of ${SHORT}`,
      LIMIT,
      () => opening(placeOf(LONG), LONG),
      () => opening(placeOf(SHORT), SHORT),
      ROUNDS,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of one opening; fails when the fight isn't all there. */
async function opening(folder: string, entries: number): Promise<number> {
  const { db } = mustOpen({ folder, now: new Date() });
  try {
    const [campaign] = listCampaigns(db);
    const [combat] = listCombats(db, campaign?.id ?? '');
    const now = (): string => new Date().toISOString();
    const fights = openFights({ db, systemOf, dice: seededSource(5), now, locale: () => 'pt-BR' });
    const open = combatHandlers({ db, fights, ...NOBODY_ELSE })['combats:open'];
    const begun = performance.now();
    const fight = await open({ id: combat?.id ?? '' });
    serialize({ ok: true, value: fight });
    const taken = performance.now() - begun;
    if (fight.count !== entries) throw new Error(`${fight.count} rows instead of ${entries}`);
    return taken;
  } finally {
    db.close();
  }
}

/** Neither players nor exports have to do with opening. */
const NOBODY_ELSE = {
  players: { follow: () => undefined, leave: () => undefined, refresh: () => undefined },
  exporter: {
    write: () => Promise.resolve(null),
    writeStored: () => Promise.resolve(null),
    print: () => Promise.resolve(false),
    cancel: () => undefined,
  },
};
