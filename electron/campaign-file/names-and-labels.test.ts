import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_SCHEMES, type LabelScheme } from '#shared/combat/labels.ts';
import type { Who } from '#shared/combat/events.ts';
import type { Name } from '#shared/combat/name.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { openFights } from '#electron/fights/fights.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { givenCampaign, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { broughtIn, writtenText } from '#electron/testing/campaign-files.ts';
import { tempStore } from '#electron/testing/temp-store.ts';

const now = '2026-11-29T10:00:00.000Z';

interface Piece {
  readonly name: string;
  readonly quantity: number;
  readonly labels: LabelScheme;
  readonly wave: number;
}

const piece: fc.Arbitrary<Piece> = fc.record({
  name: fc.constantFrom('Robô', 'Robô B', 'Robô 2', 'Robô (azul)', 'Robô (blue)'),
  quantity: fc.integer({ min: 1, max: 4 }),
  labels: fc.constantFrom(...LABEL_SCHEMES),
  wave: fc.integer({ min: 1, max: 2 }),
});

const fightsOf = (db: Sqlite) =>
  openFights({ db, systemOf, dice: seededSource(7), now: () => now, locale: () => 'en' });

/** A campaign whose fight has these pieces, everybody there is hurt once. */
function givenFight(db: Sqlite, pieces: readonly Piece[]): string {
  const { id } = givenCampaign(db);
  const encounter = givenEncounter(db, id, {
    party: [],
    pieces: pieces.map(({ name, ...more }) => ({
      ...more,
      creatureId: givenCreature(db, id, { name }).id,
      side: 'foe',
      surprised: false,
      hidden: false,
      notes: '',
    })),
  });
  const fights = fightsOf(db);
  const { combat, state } = fights.start({
    requestId: randomUUID(),
    encounterId: encounter.id,
    sessionId: null,
  });
  for (const [after, { id: target }] of state.combatants.entries()) {
    const command: AnyCommand = { type: 'damage', target, amount: 1 };
    fights.command({ combatId: combat.id, after, command, typed: {} });
  }
  return id;
}

/** Everybody of the fight of a campaign, as the state has them and as the log names them. */
function namesIn(db: Sqlite, campaignId: string): readonly (readonly Name[])[] {
  const [combat] = listCombats(db, campaignId);
  const fights = fightsOf(db);
  const { state, log } = fights.open(combat?.id ?? '');
  const told = log.rows
    .flatMap(({ events }) => events)
    .flatMap((event): Who[] => (event.type === 'damage' ? [event.target] : []));
  const reserves = state.reserves.map(({ combatant }) => combatant);
  return [state.combatants, reserves, told].map((those) =>
    those.map(({ name, label }: Name) => ({ name, label })),
  );
}

describe('names and labels', () => {
  it('come back whole from a campaign file, whatever the names are', () => {
    const db = tempStore();
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
        const id = givenFight(db, pieces);
        const { campaign } = broughtIn(db, writtenText(db, id));
        expect(namesIn(db, campaign.id)).toEqual(namesIn(db, id));
        const given = new Set(pieces.map(({ name }) => name));
        expect(
          namesIn(db, id)
            .flat()
            .every(({ name }) => given.has(name)),
        ).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
