import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CampaignFile } from '#shared/campaign-file/campaign-file.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { openFights } from '#electron/fights/fights.ts';
import { listCampaigns, removeCampaign } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { listCombats, requireCombat } from '#electron/store/combats/combats.ts';
import { starCreature } from '#electron/store/creatures.ts';
import { storeSession } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { endless, FIRST, storedFight } from '#electron/testing/long-fight.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { broughtIn, writtenFile as writtenOf } from '#electron/testing/campaign-files.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { workHere } from '#electron/testing/work-here.ts';
import { storeOwnObjects } from './own-objects.ts';

const now = '2026-11-29T10:00:00.000Z';
const idText = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A file with its ids as `#1`, `#2` … in the order they are met. */
function withoutIds(file: CampaignFile): string {
  const seen = new Map<string, string>();
  return JSON.stringify(file).replace(idText, (id) => {
    const known = seen.get(id) ?? `#${seen.size + 1}`;
    seen.set(id, known);
    return known;
  });
}

interface Seen {
  readonly notes: string;
  readonly tags: readonly string[];
  readonly quantity: number;
  readonly moves: readonly ('damage' | 'undo' | 'redo' | 'end' | 'next-turn')[];
}

/** A campaign of Cairn with one of everything, its fight played by these moves as far as they can be made. */
function givenWhole(db: Sqlite, { notes, tags, quantity, moves }: Seen): string {
  const { id } = givenCampaign(db, { system: 'cairn', notes });
  const system = systemOf('cairn');
  const sheet = system.sheet.parse({ str: 10, dex: 12, wil: 8 });
  const ana = givenCharacter(db, id, { hp: { current: 3, max: 3 }, sheet, notes });
  const rat = givenCreature(db, id, { name: 'Rato', hp: 3, sheet, tags: [...new Set(tags)], notes });
  if (tags.length > 0) starCreature(db, rat.id, true);
  const piece = { quantity, side: 'foe', surprised: true, hidden: true, labels: 'letters', wave: 1 } as const;
  const encounter = givenEncounter(db, id, {
    notes,
    party: [ana.id],
    pieces: [{ ...piece, creatureId: rat.id, notes: 'foge' }],
  });
  const session = { id: randomUUID(), campaignId: id, number: 3, date: '2026-11-28', title: 'A toca', notes };
  storeSession(db, session);
  storeOwnObjects(db, id, {
    sizes: [
      { code: 'tiny', position: 0, name: { plain: 'Minúsculo' }, hidden: true, maxMeters: 0.2, modifier: -3 },
    ],
    materials: [
      { code: 'x', position: 1, name: { plain: 'Osso' }, hidden: false, bonus: 2, damageReduction: 1 },
    ],
  });
  const fights = openFights({ db, systemOf, dice: seededSource(7), now: () => now, locale: () => 'pt-BR' });
  const { combat } = fights.start({
    requestId: randomUUID(),
    encounterId: encounter.id,
    sessionId: session.id,
  });
  let after = 0;
  const send = (command: AnyCommand) => {
    try {
      fights.command({ combatId: combat.id, after, command, typed: {} });
      after += 1;
    } catch {
      // Not every move can be made at every moment.
    }
  };
  send({ type: 'start' });
  for (const type of moves) send(type === 'damage' ? { type, target: 'c1', amount: 2 } : { type });
  return id;
}

const plain: Seen = { notes: 'n', tags: ['bicho'], quantity: 2, moves: ['damage', 'end'] };

describe('a campaign as a file', () => {
  it('written, read and written again is the same but for its ids', () => {
    const db = tempStore();
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    const seen: fc.Arbitrary<Seen> = fc.record({
      notes: text,
      tags: fc.array(
        text.map((tag) => `t${tag}`.trim()),
        { maxLength: 3 },
      ),
      quantity: fc.integer({ min: 1, max: 4 }),
      moves: fc.array(fc.constantFrom('damage', 'undo', 'redo', 'end', 'next-turn'), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(seen, (given) => {
        const first = writtenOf(db, givenWhole(db, given));
        const { campaign } = broughtIn(db, first);
        const second = writtenOf(db, campaign.id);
        expect(withoutIds({ ...second, campaign: first.campaign })).toBe(withoutIds(first));
        expect(JSON.stringify(second)).not.toContain(first.characters[0]?.id);
        removeCampaign(db, campaign.id, now);
      }),
      { numRuns: 25 },
    );
  });

  it('brought in twice makes two campaigns, each of a name of its own', () => {
    const db = tempStore();
    const file = writtenOf(db, givenWhole(db, plain));
    broughtIn(db, file);
    expect(file.creatures).toMatchObject([{ favourite: true }]);
    const { campaign, characters, creatures, fights } = broughtIn(db, file);
    expect({ characters, creatures, fights }).toEqual({ characters: 1, creatures: 1, fights: 1 });
    expect(campaign.createdAt).toBe(now);
    expect(
      listCampaigns(db)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['A Torre de Vidro', 'A Torre de Vidro (2)', 'A Torre de Vidro (3)']);
  });

  it('brought in, undoes the end of its fight for its own character only', () => {
    const db = tempStore();
    const original = givenWhole(db, plain);
    const { campaign } = broughtIn(db, writtenOf(db, original));
    const fights = openFights({ db, systemOf, dice: seededSource(1), now: () => now, locale: () => 'pt-BR' });
    const [combat] = listCombats(db, campaign.id);
    const combatId = combat?.id ?? '';
    fights.command({ combatId, after: 3, command: { type: 'undo' }, typed: {} });
    expect(listCharacters(db, campaign.id)).toMatchObject([{ hp: { current: 3 } }]);
    expect(listCharacters(db, original)).toMatchObject([{ hp: { current: 1 } }]);
  });

  it('keeps the state that a fight begins with, also where its telling can’t be read, and names it', () => {
    const { db, campaignId, id, fights } = storedFight([FIRST, ...endless(4)]);
    const moment = { state: fights.moment(id, 3), place: { round: 1, turn: null, count: null } };
    const file = writtenOf(db, campaignId);
    const untold = file.fights.map((fight) => ({
      ...fight,
      base: { seq: 3, ...moment },
      commands: fight.commands.map((command) => ({ ...command, events: [{ type: 'damage' }] })),
    }));
    const { campaign, notices } = broughtIn(db, { ...file, fights: untold });
    const [combat] = listCombats(db, campaign.id);
    expect(notices).toMatchObject([{ key: 'storedFight.unreadable' }]);
    expect(requireCombat(db, combat?.id ?? '', 'id').base).toMatchObject({ seq: 3, moment });
  });

  it('that can’t be stored to its last row leaves nothing behind', () => {
    const db = tempStore();
    const file = writtenOf(db, givenWhole(db, plain));
    db.exec(
      `CREATE TEMP TRIGGER full BEFORE INSERT ON combat_commands BEGIN SELECT RAISE(ABORT, 'full'); END`,
    );
    expect(() => broughtIn(db, file)).toThrow(/full/);
    expect(listCampaigns(db)).toHaveLength(1);
    expect(db.prepare('SELECT count(*) AS n FROM characters').get()).toEqual({ n: 1 });
  });

  it('leaves out what was removed, and what spoke of it speaks of nobody', () => {
    const db = tempStore();
    const id = givenWhole(db, plain);
    for (const table of ['characters', 'sessions', 'encounters']) {
      db.prepare(`UPDATE ${table} SET removed_at = ?`).run(now);
    }
    const file = writtenOf(db, id);
    expect(file).toMatchObject({ characters: [], sessions: [], encounters: [] });
    expect(file.fights).toMatchObject([{ sessionId: null, encounterId: null, party: {}, homecomings: {} }]);
    expect(broughtIn(db, file).fights).toBe(1);
  });

  it.each([
    ['binary', Buffer.from([0x50, 0x4b, 3, 4, 0]), /não é de texto/],
    ['empty', Buffer.from(''), /Não há nada escrito/],
    ['no JSON', Buffer.from('campanha'), /não é uma campanha do Rodada/],
    ['cut off', Buffer.from('{"format": "rodada-campaign", "version": 3, "creat'), /não é uma campanha/],
  ])('that is %s is refused', async (_, bytes, words) => {
    const db = tempStore();
    const source = { kind: 'bytes', bytes: new Uint8Array(bytes) } as const;
    const refusal = await refusalOf(() => workHere(db).run('campaign-read', { source, now }));
    expect(refusal.code).toBe('BAD_FILE');
    expect(refusal.words).toMatch(words);
    expect(listCampaigns(db)).toEqual([]);
  });
});
