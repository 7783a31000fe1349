import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Channel } from '#shared/api/channels.ts';
import { PICKS } from '#shared/api/bestiary.ts';
import { withChanges } from '#shared/combat/changes.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { givenCampaign, givenCharacter, givenCreature } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { handlersOf } from './index.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

function handled(more: Parameters<typeof tempServices>[0] = {}) {
  const services = tempServices(more);
  const handlers = handlersOf(services);
  const refused = (channel: Channel, raw: unknown) => refusalOf(() => handlers[channel](raw));
  return { services, db: services.db, handlers, refused };
}

describe('campaigns over the contract', () => {
  it('are made with the system’s options completed, and changed field by field', async () => {
    const { handlers } = handled();
    const options = { powerDifficulty: 12 };
    const campaign = await handlers['campaigns:create']({ name: ' A Torre ', system: 'heroes-d20', options });
    expect(campaign).toMatchObject({ name: 'A Torre', options: { powerDifficulty: 12, linesPerTurn: 3 } });
    const changed = await handlers['campaigns:change']({ id: campaign.id, notes: 'n' });
    expect(changed).toEqual({ ...campaign, notes: 'n' });
    expect(await handlers['campaigns:list'](undefined)).toMatchObject([changed]);
  });

  it.each([
    [{ name: 'A', system: 'gurps' }, 'system', 'Não existe o sistema “gurps”. Escolha outro.'],
    [{ system: 'cairn' }, 'name', 'Falta o campo name.'],
    [{ name: ' ', system: 'cairn' }, 'name', 'O campo name não serve: não pode ficar vazio.'],
    [{ name: 7, system: 'cairn' }, 'name', 'O campo name não serve: esperava um texto.'],
    [{ name: 'A', system: 'cairn', path: '/etc' }, 'path', 'Campo desconhecido: path.'],
    [
      { name: 'A', system: 'cairn', options: { morale: 1 } },
      'options.morale',
      'O campo options.morale não serve: esperava verdadeiro ou falso.',
    ],
    ['A', '', 'O pedido não serve como veio: esperava outros dados.'],
    [undefined, '', 'O pedido não serve como veio: esperava outros dados.'],
  ])('%o is refused, naming the field', async (raw, path, words) => {
    const { refused } = handled();
    expect(await refused('campaigns:create', raw)).toEqual({ code: 'BAD_REQUEST', path, words });
  });

  it('take nothing where nothing is asked for', async () => {
    const { refused } = handled();
    expect(await refused('campaigns:list', { all: true })).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('everything of a campaign', () => {
  it.each([
    'characters:list',
    'sessions:list',
    'creatures:list',
    'encounters:list',
    'combats:list',
    'imports:choose-file',
  ] as const)('%s of an unknown one is refused', async (channel) => {
    const { refused } = handled();
    expect(await refused(channel, { campaignId: UNKNOWN })).toEqual({
      code: 'NOT_FOUND',
      path: 'campaignId',
      words: 'Não encontrei essa campanha. Abra outra.',
    });
  });

  it.each([
    'characters:remove',
    'characters:restore',
    'creatures:read',
    'encounters:remove',
    'encounters:restore',
    'combats:open',
  ] as const)('%s of an unknown id is refused', async (channel) => {
    const { refused } = handled();
    expect(await refused(channel, { id: UNKNOWN })).toMatchObject({ code: 'NOT_FOUND', path: 'id' });
  });
});

describe('sheets', () => {
  it('are completed before they are stored', async () => {
    const { db, handlers } = handled();
    const { id: campaignId } = givenCampaign(db);
    const saved = await handlers['creatures:save']({ campaignId, name: 'Lobo', hp: 4, sheet: { str: 2 } });
    expect(saved.sheet).toEqual(systemOf('heroes-d20').sheet.parse({ str: 2 }));
    expect(listCreatures(db, campaignId)).toEqual([saved]);
    const again = await handlers['creatures:save']({ ...saved, tags: ['a', 'a'] });
    expect(again).toEqual({ ...saved, tags: ['a'] });
  });

  it('with a fault are refused, naming the field, and nothing is stored', async () => {
    const { db, refused } = handled();
    const { id: campaignId } = givenCampaign(db);
    const weapons = [{ id: 'a', name: 'A', kind: 'melee', damage: '1x6' }];
    const draft = { campaignId, name: 'Lobo', hp: 4, sheet: { weapons } };
    expect(await refused('creatures:save', draft)).toMatchObject({
      code: 'BAD_DICE',
      path: 'sheet.weapons[0].damage',
    });
    expect(listCreatures(db, campaignId)).toEqual([]);
    const hp = { current: 9, max: 8 };
    expect(await refused('characters:save', { campaignId, name: 'Ágata', hp, sheet: {} })).toEqual({
      code: 'BAD_REQUEST',
      path: 'hp.current',
      words: 'hp.current passa do máximo (8). Use um número menor.',
    });
  });

  it('of another campaign aren’t changed through this one', async () => {
    const { db, refused } = handled();
    const mine = givenCampaign(db);
    const creature = givenCreature(db, givenCampaign(db, { name: 'Outra' }).id);
    const draft = { id: creature.id, campaignId: mine.id, name: 'X', hp: 1, sheet: {} };
    expect(await refused('creatures:save', draft)).toMatchObject({ code: 'NOT_FOUND', path: 'id' });
  });
});

describe('encounters', () => {
  it('take only creatures and characters of their campaign', async () => {
    const { db, handlers, refused } = handled();
    const { id: campaignId } = givenCampaign(db);
    const other = givenCampaign(db, { name: 'Outra' });
    const wolf = givenCreature(db, campaignId);
    const stranger = givenCreature(db, other.id);
    const agata = givenCharacter(db, campaignId);
    const piece = { creatureId: wolf.id, quantity: 2 };
    const draft = { campaignId, name: 'Ponte', pieces: [piece], party: [agata.id, agata.id] };
    const saved = await handlers['encounters:save'](draft);
    expect(saved.party).toEqual([agata.id]);
    expect(listEncounters(db, campaignId)).toEqual([saved]);
    const foreign = { ...draft, pieces: [piece, { creatureId: stranger.id, quantity: 1 }] };
    expect(await refused('encounters:save', foreign)).toMatchObject({ path: 'pieces[1].creatureId' });
    expect(await refused('encounters:save', { ...draft, party: [UNKNOWN] })).toMatchObject({
      path: 'party[0]',
    });
    expect(await refused('encounters:save', { ...draft, id: UNKNOWN })).toMatchObject({ path: 'id' });
  });
});

describe('sessions', () => {
  it('are numbered in order and keep their number', async () => {
    const { db, handlers } = handled();
    const { id: campaignId } = givenCampaign(db);
    const draft = { campaignId, date: '2026-11-28', title: 'A ponte' };
    const first = await handlers['sessions:save'](draft);
    const second = await handlers['sessions:save'](draft);
    const again = await handlers['sessions:save']({ ...draft, id: first.id, title: 'O farol' });
    expect([first.number, second.number, again.number]).toEqual([1, 2, 1]);
    expect(await handlers['sessions:list']({ campaignId })).toEqual([again, second]);
  });
});

describe('imports', () => {
  const line = '4 HP, 12 STR, 12 DEX, 9 WIL, bite (d6)';

  it('read a chosen file and store the picked ones all together or not at all', async () => {
    const path = join(tempFolder(), 'lobos.txt');
    writeFileSync(path, `## Lobo\n${line}`);
    const { db, handlers, refused } = handled({ chooseImport: () => Promise.resolve([path]) });
    const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
    const preview = await handlers['imports:choose-file']({ campaignId });
    expect(preview?.fileName).toBe('lobos.txt');
    const picked = { campaignId, reading: preview?.reading, picks: Uint8Array.of(PICKS.add) };
    db.exec(`CREATE TEMP TRIGGER full BEFORE INSERT ON tags BEGIN SELECT RAISE(ABORT, 'full'); END`);
    const tagged = `nome;PG;etiquetas\nUrso;3;\nLobo;4;fera`;
    const both = await handlers['imports:read-text']({ campaignId, text: tagged });
    const half = { campaignId, reading: both?.reading ?? 0, picks: Uint8Array.of(PICKS.add, PICKS.add) };
    await expect(handlers['imports:commit'](half)).rejects.toThrow('full');
    expect(listCreatures(db, campaignId)).toEqual([]);
    expect(await refused('imports:commit', picked)).toMatchObject({ code: 'NOT_ALLOWED', path: 'reading' });
    const wolf = await handlers['imports:choose-file']({ campaignId });
    const stored = await handlers['imports:commit']({ ...picked, reading: wolf?.reading ?? 0 });
    expect(stored).toMatchObject({ count: 1 });
    const again = await handlers['imports:read-text']({ campaignId, text: `## LOBO\n${line}` });
    const [{ id } = { id: '' }] = listCreatures(db, campaignId);
    expect(again?.creatures.map(({ known }) => known)).toEqual([{ id, same: true }]);
  });

  it('give nothing when the dialog is closed, and refuse an empty text', async () => {
    const { db, handlers, refused } = handled();
    const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
    expect(await handlers['imports:choose-file']({ campaignId })).toBeNull();
    expect(await refused('imports:read-text', { campaignId, text: ' \n' })).toMatchObject({
      code: 'BAD_FILE',
    });
  });
});

describe('settings', () => {
  it('change only what is named, and whoever must know is told', async () => {
    const told: string[] = [];
    const { handlers, refused } = handled({ settingsChanged: ({ theme }) => told.push(theme) });
    await handlers['settings:change']({ theme: 'light' });
    const changed = await handlers['settings:change']({ textSize: 120 });
    expect(changed).toMatchObject({ theme: 'light', textSize: 120 });
    expect(told).toEqual(['light', 'light']);
    expect(await refused('settings:change', { textSize: 500 })).toMatchObject({ path: 'textSize' });
  });
});

describe('fights over the contract', () => {
  it('start, go on and are listed', async () => {
    const { db, handlers } = handled();
    const { id: campaignId } = givenCampaign(db);
    const wolf = givenCreature(db, campaignId);
    const pieces = [{ creatureId: wolf.id, quantity: 2 }];
    const encounter = await handlers['encounters:save']({ campaignId, name: 'P', pieces, party: [] });
    const request = { requestId: randomUUID(), encounterId: encounter.id };
    const { combat, state: before } = await handlers['combats:start'](request);
    const sent = { combatId: combat.id, after: 0, command: { type: 'start' } };
    const step = await handlers['combats:command'](sent);
    expect(step.changes.fields.round).toBe(1);
    expect(await handlers['combats:list']({ campaignId })).toEqual([step.combat]);
    const { state } = await handlers['combats:open']({ id: combat.id });
    expect(withChanges(before, step.changes)).toEqual(state);
  });

  it('are put away as they stand, and brought back', async () => {
    const { db, handlers, refused } = handled();
    const { id: campaignId } = givenCampaign(db);
    const encounter = await handlers['encounters:save']({ campaignId, name: 'P', pieces: [], party: [] });
    const { combat } = await handlers['combats:start']({
      requestId: randomUUID(),
      encounterId: encounter.id,
    });
    await handlers['combats:discard']({ id: combat.id });
    expect(await handlers['combats:list']({ campaignId })).toEqual([]);
    expect(await refused('combats:open', { id: combat.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await handlers['combats:restore']({ id: combat.id })).toEqual(combat);
    expect(await handlers['combats:list']({ campaignId })).toEqual([combat]);
    expect(await refused('combats:discard', { id: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leave the players with the one that is played, whatever is written into another', async () => {
    const { db, handlers } = handled();
    const { id: campaignId } = givenCampaign(db);
    const { id: encounterId } = await handlers['encounters:save']({
      campaignId,
      name: 'P',
      pieces: [{ creatureId: givenCreature(db, campaignId).id, quantity: 1 }],
      party: [],
    });
    const start = () => handlers['combats:start']({ requestId: randomUUID(), encounterId });
    const [played, older] = [await start(), await start()];
    await handlers['player:follow']({ combatId: played.combat.id });
    await handlers['player:phones-on']({ address: '192.168.0.12' });
    for (const [after, command] of [
      { type: 'start' },
      { type: 'note', text: 'n' },
      { type: 'pin', back: 1 },
    ].entries())
      await handlers['combats:command']({ combatId: older.combat.id, after, command });
    expect(await handlers['player:status'](undefined)).toMatchObject({
      hasFight: true,
      phones: { listeners: 0 },
    });
    await handlers['combats:command']({ combatId: played.combat.id, after: 0, command: { type: 'start' } });
    await handlers['combats:command']({ combatId: played.combat.id, after: 1, command: { type: 'end' } });
    expect((await handlers['player:status'](undefined)).phones).toBeNull();
  });
});
