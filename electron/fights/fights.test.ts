import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Character } from '#shared/api/campaigns.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { findCharacter, storeCharacter } from '#electron/store/characters.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { openFights, type Fights } from './fights.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { shownName } from '#shared/combat/names.ts';

interface Scene {
  readonly db: Sqlite;
  readonly fights: Fights;
  readonly campaignId: string;
  readonly encounterId: string;
  readonly agata: Character;
}

let minutes = 0;
const now = () => new Date(Date.UTC(2026, 10, 28, 21, (minutes += 1))).toISOString();

function fightsOf(db: Sqlite, ...naturals: number[]): Fights {
  return openFights({ db, systemOf, dice: fixedSource(naturals).source, now, locale: () => 'pt-BR' });
}

/** Ágata (c1) against two thugs (c2, c3), the second encounter piece (c4) caught unaware. */
function scene(...naturals: number[]): Scene {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const agata = givenCharacter(db, campaignId);
  const thug = givenCreature(db, campaignId);
  const lookout = givenCreature(db, campaignId, { name: 'Vigia' });
  const { id: encounterId } = givenEncounter(db, campaignId, {
    party: [agata.id],
    pieces: [
      { ...PLAIN_PIECE, creatureId: thug.id, quantity: 2 },
      { ...PLAIN_PIECE, creatureId: lookout.id, quantity: 1, surprised: true },
    ],
  });
  return { db, fights: fightsOf(db, ...naturals), campaignId, encounterId, agata };
}

function started({ fights, encounterId }: Scene) {
  return fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
}

const START: AnyCommand = { type: 'start', initiative: { c1: 20, c2: 15, c3: 10, c4: 5 } };

describe('starting a fight', () => {
  it('brings in party and pieces and says who is caught unaware', () => {
    const here = scene();
    const { combat, state, count, surprised } = started(here);
    expect(state.combatants.map((one) => shownName(one, 'pt-BR'))).toEqual([
      'Ágata',
      'Capanga 1',
      'Capanga 2',
      'Vigia',
    ]);
    expect([count, surprised, state.status]).toEqual([0, ['c4'], 'setup']);
    expect(combat).toMatchObject({ name: 'Emboscada na ponte', status: 'setup', round: 0, sessionId: null });
    expect(listCombats(here.db, here.campaignId)).toEqual([combat]);
  });

  it('gives the same fight for the same click, also after a restart', () => {
    const { db, fights, campaignId, encounterId } = scene();
    const request = { requestId: randomUUID(), encounterId, sessionId: null };
    const first = fights.start(request);
    expect(fights.start(request)).toEqual(first);
    expect(fightsOf(db).start(request)).toEqual(first);
    expect(listCombats(db, campaignId)).toHaveLength(1);
  });

  it('pauses nothing but leaves the other fight as it was', () => {
    const here = scene();
    const first = started(here);
    here.fights.command({ combatId: first.combat.id, after: 0, command: START, typed: {} });
    started(here);
    expect(here.fights.open(first.combat.id).state).toMatchObject({ status: 'running', round: 1 });
  });

  it('refuses an unknown encounter or session', async () => {
    const { fights, encounterId } = scene();
    const requestId = randomUUID();
    const unknown = randomUUID();
    const start = (more: object) =>
      refusalOf(() => fights.start({ requestId, encounterId, sessionId: null, ...more }));
    expect(await start({ encounterId: unknown })).toMatchObject({ code: 'NOT_FOUND', path: 'encounterId' });
    expect(await start({ sessionId: unknown })).toMatchObject({ code: 'NOT_FOUND', path: 'sessionId' });
  });
});

describe('a command', () => {
  it('is stored with its dice and events, and replays to the same state after a restart', () => {
    const here = scene(11, 3);
    const { combat } = started(here);
    const send = (after: number, command: AnyCommand) =>
      here.fights.command({
        combatId: combat.id,
        after,
        command,
        typed: { initiative: [20, 1] },
      });
    const first = send(0, { type: 'start' });
    expect(first.row).toMatchObject({
      seq: 1,
      rolls: [20, 1, 11, 3].map((natural) => ({ purpose: 'initiative', sides: 20, natural })),
    });
    expect(first.row.events.length).toBeGreaterThan(0);
    send(1, { type: 'damage', target: 'c2', amount: 5 });
    send(2, { type: 'undo' });
    send(3, { type: 'damage', target: 'c3', amount: 12 });
    send(4, { type: 'undo' });
    const last = send(5, { type: 'redo' });
    expect(last.row).toMatchObject({ seq: 6, rolls: [], events: [] });

    const reopened = fightsOf(here.db).open(combat.id);
    expect(reopened).toEqual(here.fights.open(combat.id));
    expect(last.changes.combatants).toEqual([reopened.state.combatants[2]]);
    expect(reopened.combat).toEqual(last.combat);
    expect(here.fights.log(combat.id).rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(reopened.log.rows.map(({ seq }) => seq)).toEqual([1, 4]);
    expect(reopened.state.combatants.map(({ hp }) => hp.current)).toEqual([25, 12, 0, 12]);
  });

  it.each([0, 2, 99])('meant for another head (%i) is refused and changes nothing', async (after) => {
    const here = scene();
    const { combat } = started(here);
    here.fights.command({ combatId: combat.id, after: 0, command: START, typed: {} });
    const before = here.fights.open(combat.id);
    const refusal = await refusalOf(() =>
      here.fights.command({ combatId: combat.id, after, command: { type: 'next-turn' }, typed: {} }),
    );
    expect(refusal).toEqual({
      code: 'NOT_ALLOWED',
      path: 'after',
      words: 'A luta já avançou. Veja como está agora e tente de novo.',
    });
    expect(here.fights.open(combat.id)).toEqual(before);
  });

  it('that can’t be stored changes nothing, and goes through once it can', () => {
    const here = scene();
    const { combat } = started(here);
    here.fights.command({ combatId: combat.id, after: 0, command: START, typed: {} });
    const before = here.fights.open(combat.id);
    const hurt = () =>
      here.fights.command({
        combatId: combat.id,
        after: 1,
        command: { type: 'damage', target: 'c2', amount: 5 },
        typed: {},
      });
    here.db.pragma('query_only = ON');
    expect(hurt).toThrow(/readonly/);
    expect(here.fights.open(combat.id)).toEqual(before);
    here.db.pragma('query_only = OFF');
    // The row goes in, then the head can't be written: neither stays.
    here.db.exec(`CREATE TEMP TRIGGER no_head BEFORE UPDATE ON combats BEGIN SELECT RAISE(ABORT, 'no'); END`);
    expect(hurt).toThrow(/no/);
    expect(here.fights.open(combat.id)).toEqual(before);
    here.db.exec('DROP TRIGGER no_head');
    expect(hurt().row.seq).toBe(2);
    expect(fightsOf(here.db).open(combat.id)).toEqual(here.fights.open(combat.id));
  });

  it('on a full disk loses no earlier act', () => {
    const here = scene();
    const { combat } = started(here);
    here.fights.command({ combatId: combat.id, after: 0, command: START, typed: {} });
    const before = here.fights.open(combat.id);
    const pages = Number(here.db.pragma('page_count', { simple: true }));
    here.db.pragma(`max_page_count = ${pages}`);
    const ready: AnyCommand = { type: 'ready', combatant: 'c1', trigger: 'x'.repeat(100_000) };
    const tooLong = () => here.fights.command({ combatId: combat.id, after: 1, command: ready, typed: {} });
    expect(tooLong).toThrow(/full/);
    expect(fightsOf(here.db).open(combat.id)).toEqual(before);
    expect(here.fights.open(combat.id)).toEqual(before);
  });

  it('names the field at fault as the request has it', async () => {
    const here = scene(1, 1, 1, 1);
    const { combat } = started(here);
    const refusal = (command: { readonly [key: string]: string | number }, typed = {}) =>
      refusalOf(() => {
        const raw = readRawCommand(command, 'command');
        return here.fights.command({ combatId: combat.id, after: 0, command: raw, typed });
      });
    expect(await refusal({})).toMatchObject({ code: 'BAD_REQUEST', path: 'command.type' });
    expect(await refusal({ type: 'dance' })).toEqual({
      code: 'BAD_REQUEST',
      path: 'command.type',
      words: 'Não existe o comando “dance”.',
    });
    expect(await refusal({ type: 'damage', target: 'c1', amount: -1 })).toMatchObject({
      path: 'command.amount',
    });
    expect(await refusal({ type: 'undo' })).toMatchObject({ code: 'NOT_ALLOWED', path: 'command' });
    expect(await refusal({ type: 'start' }, { initiative: [21] })).toMatchObject({
      code: 'DIE_OUT_OF_RANGE',
      path: 'typed.initiative[0]',
    });
    expect(here.fights.open(combat.id).count).toBe(0);
  });

  it('for an unknown fight is refused', async () => {
    const { fights } = scene();
    const combatId = randomUUID();
    expect(
      await refusalOf(() => fights.command({ combatId, after: 0, command: START, typed: {} })),
    ).toMatchObject({ code: 'NOT_FOUND', path: 'combatId' });
    expect(await refusalOf(() => fights.open(combatId))).toMatchObject({ code: 'NOT_FOUND', path: 'id' });
  });
});

describe('the end of a fight', () => {
  it('takes the party’s points home, not before', () => {
    const here = scene();
    const { combat } = started(here);
    const send = (after: number, command: AnyCommand) =>
      here.fights.command({ combatId: combat.id, after, command, typed: {} });
    send(0, START);
    send(1, { type: 'damage', target: 'c1', amount: 7 });
    const points = () => findCharacter(here.db, here.agata.id)?.hp;
    expect(points()).toEqual({ current: 25, max: 25 });
    send(2, { type: 'end' });
    expect(points()).toEqual({ current: 18, max: 25 });
  });

  it('goes through when the character has been removed meanwhile', () => {
    const here = scene();
    const { combat } = started(here);
    storeCharacter(here.db, { ...here.agata, name: 'Outra' });
    here.db.prepare('UPDATE characters SET removed_at = ?').run('2026-11-28');
    here.fights.command({ combatId: combat.id, after: 0, command: START, typed: {} });
    const { changes } = here.fights.command({
      combatId: combat.id,
      after: 1,
      command: { type: 'end' },
      typed: {},
    });
    expect(changes.fields.status).toBe('ended');
  });
});
