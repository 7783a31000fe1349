import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fixedSource } from '#shared/dice/fixed.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { requireCharacter } from '#electron/store/characters.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { openFigures } from '#electron/statistics/figures-of.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { openFights } from './fights.ts';

const START: AnyCommand = { type: 'start', initiative: { c1: 20, c2: 15 } };
const NEXT: AnyCommand = { type: 'next-turn' };
const hurt = (target: string, amount: number): AnyCommand => ({ type: 'damage', target, amount });

/** Ágata (c1, 18/25) against a thug (c2, 12), after these commands, one a minute. */
function fought(...commands: readonly AnyCommand[]) {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const agata = givenCharacter(db, campaignId);
  const thug = givenCreature(db, campaignId);
  const { id: encounterId } = givenEncounter(db, campaignId, {
    party: [agata.id],
    pieces: [{ ...PLAIN_PIECE, creatureId: thug.id, quantity: 1 }],
  });
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 28, 21, (minutes += 1))).toISOString();
  const fights = openFights({ db, systemOf, dice: fixedSource([]).source, now, locale: () => 'pt-BR' });
  const { combat } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
  const play = (combatId: string, ...more: readonly AnyCommand[]) => {
    for (const command of more) {
      fights.command({ combatId, after: fights.open(combatId).count, command, typed: {} });
    }
  };
  play(combat.id, ...commands);
  const points = (id: string, seq: number) => fights.moment(id, seq).combatants.map(({ hp }) => hp.current);
  return { db, fights, campaignId, combat, agata, play, points };
}

describe('a moment of a fight', () => {
  it('is the fight as it stood, also what was taken back', () => {
    const { combat, points } = fought(START, hurt('c2', 5), hurt('c1', 3), { type: 'undo' });
    expect([0, 1, 2, 3, 4].map((seq) => points(combat.id, seq)[1])).toEqual([12, 12, 7, 7, 7]);
    const agata = [2, 3, 4].map((seq) => points(combat.id, seq)[0] ?? 0);
    expect((agata[0] ?? 0) - (agata[1] ?? 0)).toBe(3);
    expect(agata[2]).toBe(agata[0]);
  });

  it('is none that the fight has not come to', async () => {
    const { combat, fights } = fought(START);
    const refused = await refusalOf(() => fights.moment(combat.id, 2));
    expect(refused).toMatchObject({ code: 'NOT_FOUND', path: 'seq' });
  });
});

describe('going on from a moment', () => {
  it('makes a new fight of the commands in force by then; the other stays as it was', () => {
    const here = fought(START, hurt('c1', 3), { type: 'undo' }, hurt('c2', 5), NEXT, NEXT, hurt('c2', 9));
    const { fights, combat, db, campaignId } = here;
    const before = fights.open(combat.id);
    const made = fights.continueFrom({ id: combat.id, seq: 6, requestId: randomUUID() });
    expect(made.combat).toMatchObject({
      name: 'Emboscada na ponte (a partir da rodada 2)',
      status: 'running',
      round: 2,
      encounterId: combat.encounterId,
    });
    expect(made.combat.id).not.toBe(combat.id);
    expect(fights.log(made.combat.id).rows.map(({ seq, command }) => [seq, command.type])).toEqual([
      [1, 'start'],
      [2, 'damage'],
      [3, 'next-turn'],
      [4, 'next-turn'],
    ]);
    expect(made.state).toEqual(fights.moment(combat.id, 6));
    expect(fights.open(combat.id)).toEqual(before);
    here.play(made.combat.id, hurt('c2', 2));
    expect(here.points(made.combat.id, 5)[1]).toBe(5);
    expect(listCombats(db, campaignId)).toHaveLength(2);
  });

  it('gives the same fight for the same click, and is put away like any other', () => {
    const { fights, combat, db, campaignId } = fought(START, NEXT);
    const request = { id: combat.id, seq: 1, requestId: randomUUID() };
    const made = fights.continueFrom(request);
    expect(fights.continueFrom(request)).toEqual(made);
    fights.discard(made.combat.id);
    expect(listCombats(db, campaignId)).toEqual([fights.open(combat.id).combat]);
  });

  it('of an ended fight begins before its end', () => {
    const { fights, combat } = fought(START, { type: 'end' });
    const made = fights.continueFrom({ id: combat.id, seq: 2, requestId: randomUUID() });
    expect(made.combat.status).toBe('running');
  });

  it('of a fight not begun is a fight from the start', () => {
    const { fights, combat } = fought(START);
    const made = fights.continueFrom({ id: combat.id, seq: 0, requestId: randomUUID() });
    expect(made.combat).toMatchObject({ name: 'Emboscada na ponte (do começo)', status: 'setup', round: 0 });
    expect(made.count).toBe(0);
  });

  it('hurts nobody twice when both fights end: the last end’s points hold', () => {
    const { fights, combat, play, db, agata, campaignId } = fought(START, hurt('c1', 3), NEXT);
    const made = fights.continueFrom({ id: combat.id, seq: 3, requestId: randomUUID() });
    play(combat.id, hurt('c1', 4), { type: 'end' });
    const points = () => requireCharacter(db, agata.id, campaignId, 'id').hp.current;
    expect(points()).toBe(agata.hp.current - 7);
    play(made.combat.id, hurt('c1', 1), { type: 'end' });
    expect(points()).toBe(agata.hp.current - 4);
  });
});

describe('figures of fights', () => {
  it('count what two fights share only once, in points and in time', () => {
    const { fights, combat, play, db, campaignId } = fought(START, hurt('c2', 5), NEXT);
    const figures = openFigures(db);
    const all = { campaignId, sessionId: null, combatId: null };
    expect(figures(all)).toMatchObject({
      fights: [{ id: combat.id, rounds: 1, seconds: 120 }],
      statistics: { taken: [{ who: { name: 'Capanga' }, amount: 5 }], falls: [] },
      times: { seconds: 120, pauses: 0, turns: [{ who: { name: 'Ágata' }, turns: 1, seconds: 120 }] },
      roundName: 'round',
    });
    const made = fights.continueFrom({ id: combat.id, seq: 3, requestId: randomUUID() });
    play(made.combat.id, hurt('c2', 7), NEXT);
    expect(figures(all).statistics).toMatchObject({
      taken: [{ amount: 12 }],
      falls: [{ who: { name: 'Capanga' }, amount: 1 }],
    });
    expect(figures(all).times.seconds).toBe(180);
    expect(figures({ ...all, combatId: made.combat.id }).statistics.taken).toMatchObject([{ amount: 12 }]);
  });

  it('are those of the campaign and session asked for', async () => {
    const { db, campaignId } = fought(START);
    const figures = openFigures(db);
    const asked = { campaignId, sessionId: randomUUID(), combatId: null };
    expect(await refusalOf(() => figures(asked))).toMatchObject({ code: 'NOT_FOUND', path: 'sessionId' });
    const other = { campaignId, sessionId: null, combatId: randomUUID() };
    expect(await refusalOf(() => figures(other))).toMatchObject({ code: 'NOT_FOUND', path: 'combatId' });
  });
});
