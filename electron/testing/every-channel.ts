import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '#shared/api/channels.ts';
import { PICKS } from '#shared/api/bestiary.ts';
import { handlersOf } from '#electron/handlers/index.ts';
import { aPicture } from '#shared/pictures/testing/a-picture.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { ASKED_OF_FIGHTS } from './asked-of-fights.ts';
import { damage } from './damage.ts';
import { exportingServices } from './exporting-services.ts';
import { givenCampaign, givenCharacter, givenCreature } from './rows.ts';
import { writtenText } from './campaign-files.ts';
import { tempFolder } from './temp-folder.ts';

/** A database with something of every kind in it, in use and removed, and the handlers over it. */
export async function wholeScene() {
  const folder = tempFolder();
  const papers: string[] = [];
  const services = exportingServices(folder, papers);
  const { db } = services;
  const handlers = handlersOf(services);
  const { id: campaignId } = givenCampaign(db);
  const { id: goneCampaign } = givenCampaign(db, { name: 'Outra' });
  await handlers['campaigns:remove']({ id: goneCampaign });
  const { id: character } = givenCharacter(db, campaignId);
  const { id: goneCharacter } = givenCharacter(db, campaignId, { name: 'Bento' });
  await handlers['characters:remove']({ id: goneCharacter });
  const { id: creature } = givenCreature(db, campaignId);
  const { id: goneCreature } = givenCreature(db, campaignId, { name: 'Lobo' });
  const these = (id: string) => ({ kind: 'these', campaignId, ids: [id] });
  await handlers['creatures:remove']({ which: these(goneCreature) });
  const draft = {
    campaignId,
    name: 'Ponte',
    pieces: [{ ...PLAIN_PIECE, creatureId: creature, quantity: 1 }],
    party: [character],
    objects: [{ name: 'Porta', meters: 2, material: 'wood' }],
  };
  const { id: encounter } = await handlers['encounters:save'](draft);
  const { id: goneEncounter } = await handlers['encounters:save']({ ...draft, name: 'Farol' });
  await handlers['encounters:remove']({ id: goneEncounter });
  const evening = { campaignId, date: '2026-11-28', title: 'A ponte' };
  const { id: session } = await handlers['sessions:save'](evening);
  const { id: goneSession } = await handlers['sessions:save'](evening);
  await handlers['sessions:remove']({ id: goneSession });
  const start = async () =>
    (await handlers['combats:start']({ requestId: randomUUID(), encounterId: encounter, sessionId: session }))
      .combat.id;
  const combat = await start();
  await handlers['combats:command']({ combatId: combat, after: 0, command: { type: 'start' } });
  const correctedCombat = await start();
  const correct = { type: 'correct-sheet', combatant: 'c2', max: 40 };
  await handlers['combats:command']({ combatId: correctedCombat, after: 0, command: correct });
  await handlers['combats:command']({ combatId: correctedCombat, after: 1, command: { type: 'end' } });
  const goneCombat = await start();
  await handlers['combats:discard']({ id: goneCombat });
  const { picture } = await handlers['pictures:give']({
    ...{ of: { kind: 'encounter', id: encounter }, large: aPicture(), small: aPicture() },
  });
  const material = { campaignId, id: null, name: 'Vidro lunar', bonus: 1, damageReduction: 2 };
  const { before: tablesBefore } = await handlers['objects:save-material'](material);
  const pack = await handlers['packs:read']({ campaignId });
  const bytes = Buffer.from(writtenText(db, campaignId));
  const imported = await given(handlers['imports:read-text']({ campaignId, text: LIST }));
  const { batch } = await given(
    handlers['imports:commit']({ campaignId, reading: imported.reading, picks: Uint8Array.of(PICKS.add) }),
  );
  const { reading } = await given(handlers['imports:read-text']({ campaignId, text: LIST }));
  writeFileSync(join(folder, 'source'), bytes);
  const { id: broken } = givenCreature(db, campaignId, { name: 'Quimera' });
  const { id: goneBroken } = givenCreature(db, campaignId, { name: 'Hidra' });
  const { id: brokenCampaign } = givenCampaign(db, { name: 'Rasgada' });
  damage(db, `UPDATE creatures SET sheet = '{"level":"' WHERE id IN ('${broken}', '${goneBroken}')`);
  damage(db, `UPDATE campaigns SET options = '{' WHERE id = '${brokenCampaign}'`);
  await handlers['damage:remove']({ table: 'creatures', key: goneBroken });
  return {
    ...{ db, handlers, folder, papers, campaignId, goneCampaign, character, goneCharacter, creature },
    ...{ goneCreature, these, draft, encounter, goneEncounter, evening, session, goneSession },
    ...{ combat, correctedCombat, goneCombat, material, tablesBefore, pack, bytes, batch, reading },
    ...{ broken, goneBroken, brokenCampaign, picture },
  };
}

/** A bestiary as a text that is read in every system. */
const LIST = 'nome;pv\nLobo;9';

const BACKUP = 'rodada-2026-11-28T21-04-09.000-hand.db';

/** Whatever `wholeScene` made. */
export type WholeScene = Awaited<ReturnType<typeof wholeScene>>;

/** For each channel something to ask in the whole scene that it grants, and that a writing one changes something by. */
export const ASKED: Readonly<Record<Channel, (scene: WholeScene) => unknown>> = {
  'app:info': () => undefined,
  'app:about': () => undefined,
  'app:notices': () => undefined,
  'app:copy': () => ({ text: 'Rodada 1' }),
  'opening:state': () => undefined,
  'opening:retry': () => undefined,
  'opening:open-backup': () => ({ name: BACKUP }),
  'opening:choose-folder': () => undefined,
  'opening:read-only': () => undefined,
  'opening:begin-anew': () => undefined,
  'backups:status': () => undefined,
  'backups:show': () => undefined,
  'backups:make': () => undefined,
  'backups:restore': () => ({ name: BACKUP }),
  'backups:choose-second': () => undefined,
  'backups:drop-second': () => undefined,
  'backups:export': () => undefined,
  'settings:get': () => undefined,
  'settings:change': () => ({ theme: 'light' }),
  'campaigns:list': () => undefined,
  'campaigns:create': () => ({ name: 'Nova', system: 'cairn' }),
  'campaigns:change': ({ campaignId: id }) => ({ id, notes: 'Chove.' }),
  'campaigns:duplicate': ({ campaignId: id }) => ({ id }),
  'campaigns:archive': ({ campaignId: id }) => ({ id, archived: true }),
  'campaigns:remove': ({ campaignId: id }) => ({ id }),
  'campaigns:restore': ({ goneCampaign: id }) => ({ id }),
  'campaigns:removed': () => undefined,
  'campaigns:export': ({ campaignId: id }) => ({ id }),
  'campaigns:import': () => undefined,
  'campaigns:import-bytes': ({ bytes }) => ({ bytes: new Uint8Array(bytes) }),
  'given:first': () => undefined,
  'given:take': () => ({ id: 1 }),
  'given:leave': () => ({ id: 1 }),
  'characters:list': ({ campaignId }) => ({ campaignId }),
  'characters:save': ({ campaignId }) => ({ campaignId, name: 'C', hp: { current: 1, max: 2 }, sheet: {} }),
  'characters:remove': ({ character: id }) => ({ id }),
  'characters:restore': ({ goneCharacter: id }) => ({ id }),
  'characters:carried-over': ({ campaignId }) => ({ campaignId }),
  'characters:taken-home': ({ campaignId }) => ({ campaignId }),
  'sessions:list': ({ campaignId }) => ({ campaignId }),
  'sessions:save': ({ evening }) => evening,
  'sessions:remove': ({ session: id }) => ({ id }),
  'sessions:restore': ({ goneSession: id }) => ({ id }),
  'creatures:list': ({ campaignId }) => ({ campaignId, search: 'cap' }),
  'creatures:search': ({ campaignId }) => ({ campaignId, search: 'cap', offset: 0, limit: 9 }),
  'creatures:tags': ({ campaignId }) => ({ campaignId }),
  'creatures:read': ({ creature: id }) => ({ id }),
  'creatures:save': ({ campaignId }) => ({ campaignId, name: 'Urso', hp: 9, sheet: {} }),
  'creatures:star': ({ creature: id }) => ({ id, favourite: true }),
  'creatures:tag': ({ these, creature }) => ({ which: these(creature), tag: 'fera', on: true }),
  'creatures:put-tags': ({ creature: id }) => ({ creatures: [{ ids: [id], tags: ['fera'] }] }),
  'creatures:remove': ({ these, creature }) => ({ which: these(creature) }),
  'creatures:restore': ({ goneCreature }) => ({ ids: [goneCreature] }),
  'creatures:export': ({ these, creature }) => ({ which: these(creature), format: 'json' }),
  'imports:read-text': ({ campaignId }) => ({ campaignId, text: LIST }),
  'imports:read-bytes': ({ campaignId }) => ({
    ...{ campaignId, fileName: 'a.txt', bytes: new Uint8Array(Buffer.from(LIST)) },
  }),
  'imports:choose-file': ({ campaignId }) => ({ campaignId }),
  'files:piece': ({ bytes }) => ({ at: 0, bytes: new Uint8Array(bytes) }),
  'imports:rows': ({ reading }) => ({ reading, places: [0] }),
  'imports:commit': ({ campaignId, reading }) => ({ campaignId, reading, picks: Uint8Array.of(PICKS.add) }),
  'imports:undo': ({ campaignId, batch }) => ({ campaignId, batch }),
  'work:cancel': () => undefined,
  'search:all': ({ campaignId }) => ({ campaignId, text: 'ponte' }),
  'pictures:of-campaign': ({ campaignId }) => ({ campaignId }),
  'pictures:of-fight': ({ combat: combatId }) => ({ combatId }),
  'pictures:choose': () => undefined,
  'pictures:give': ({ creature: id }) => ({
    ...{ of: { kind: 'creature', id }, large: aPicture({ width: 512, height: 400 }), small: aPicture() },
  }),
  'pictures:use': ({ creature: id, picture }) => ({ of: { kind: 'creature', id }, picture }),
  'packs:read': ({ campaignId }) => ({ campaignId }),
  'packs:add-creatures': ({ campaignId, pack }) => ({
    ...{ campaignId, creatures: pack.creatures.slice(0, 2).map(({ id }) => id) },
  }),
  'samples:bring': () => ({ system: 'cairn' }),
  'packs:add-encounter': ({ campaignId, pack }) => ({ campaignId, encounter: pack.encounters[0]?.id }),
  'additions:take-back': ({ creature, encounter }) => ({ creatures: [creature], encounter }),
  'encounters:list': ({ campaignId }) => ({ campaignId }),
  'encounters:creatures': ({ campaignId }) => ({ campaignId }),
  'encounters:save': ({ draft }) => draft,
  'encounters:remove': ({ encounter: id }) => ({ id }),
  'encounters:restore': ({ goneEncounter: id }) => ({ id }),
  'encounters:of-fight': ({ combat: combatId }) => ({ combatId }),
  'encounters:cards': ({ encounter: id }) => ({ id, kind: 'initiative' }),
  'forecast:run': ({ campaignId, draft: { pieces, party } }) => ({ campaignId, pieces, party, seed: 1 }),
  'forecast:cancel': () => undefined,
  'objects:tables': ({ campaignId }) => ({ campaignId }),
  'objects:save-size': ({ campaignId }) => ({
    ...{ campaignId, id: null, name: 'Torre', maxMeters: 50, modifier: 8 },
  }),
  'objects:save-material': ({ material }) => ({ ...material, name: 'Geleia' }),
  'objects:hide': ({ campaignId }) => ({ campaignId, table: 'materials', id: 'iron', hidden: true }),
  'objects:reset': ({ campaignId }) => ({ campaignId, table: 'materials', id: null }),
  'objects:put-back': ({ campaignId, tablesBefore: before }) => ({ campaignId, before }),
  ...ASKED_OF_FIGHTS,
  'sessions:export': ({ session: id }) => ({ id, format: 'text' }),
  'sessions:print': ({ session: id }) => ({ id }),
  'exports:cancel': () => undefined,
  'statistics:of': ({ campaignId }) => ({ campaignId }),
  'player:status': () => undefined,
  'player:open': () => undefined,
  'player:close': () => undefined,
  'player:follow': ({ combat: combatId }) => ({ combatId }),
  'player:black-out': () => ({ on: true }),
  'player:zoom': () => ({ zoom: 150 }),
  'player:show-scene': () => ({ on: true }),
  'player:phone-addresses': () => undefined,
  'player:phones-on': () => ({ address: '192.168.0.12' }),
  'player:phones-off': () => undefined,
  'damage:list': ({ campaignId }) => ({ campaignId, tables: ['creatures', 'combats'] }),
  'damage:raw': ({ broken: key }) => ({ table: 'creatures', key }),
  'damage:export': ({ broken: key }) => ({ table: 'creatures', key }),
  'damage:remove': ({ broken: key }) => ({ table: 'creatures', key }),
  'damage:reset': ({ brokenCampaign: key }) => ({ table: 'campaigns', key }),
  'damage:restore': ({ goneBroken: key }) => ({ table: 'creatures', key }),
  'data:check': () => undefined,
  'data:report': () => undefined,
  'menu:offer': () => ({ edit: [], fight: [], screens: [], view: [], help: [] }),
};

async function given<T>(asked: Promise<T | null>): Promise<T> {
  const answer = await asked;
  if (answer === null) throw new Error('Nothing was given.');
  return answer;
}
