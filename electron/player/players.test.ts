import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlayerScreen } from '#shared/player/player-screen.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { cryptoDice } from '#electron/fights/crypto-dice.ts';
import { openFights } from '#electron/fights/fights.ts';
import { shownName } from '#shared/combat/names.ts';
import { storedLog } from '#electron/export/stored-logs.ts';
import { changeSettings, readSettings } from '#electron/store/settings.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempPlayers } from '#electron/testing/temp-players.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';

/** A fight of one character and three of a kind, and the players' screen; nothing is open yet. */
function setUp() {
  const db = tempStore();
  const now = () => NOW.toISOString();
  const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale: () => 'pt-BR' });
  const { id: campaignId } = givenCampaign(db);
  const creatureId = givenCreature(db, campaignId).id;
  const piece = {
    creatureId,
    quantity: 3,
    side: 'foe',
    surprised: false,
    hidden: false,
    labels: 'numbers',
    wave: 1,
    notes: '',
  } as const;
  const party = [givenCharacter(db, campaignId).id];
  const encounter = givenEncounter(db, campaignId, { pieces: [piece], party });
  const start = { encounterId: encounter.id, sessionId: null, requestId: randomUUID() };
  const { combat } = fights.start(start);
  let after = 0;
  const play = (command: AnyCommand): void => {
    fights.command({ combatId: combat.id, after, command, typed: {} });
    after += 1;
    temp.players.follow(combat.id);
  };
  const temp = tempPlayers({ db, fights });
  const begin = (): void => play({ type: 'start', initiative: { c1: 20, c2: 15, c3: 10, c4: 5 } });
  const hide = (id: string, hidden: boolean): void => play({ type: 'hide', combatants: [id], hidden });
  const another = (): string => fights.start({ ...start, requestId: randomUUID() }).combat.id;
  return { ...temp, db, fights, id: combat.id, play, begin, hide, another };
}

/** The names on a screen, or what stands there instead of a fight. */
function told(screen: PlayerScreen | undefined): readonly string[] {
  if (screen?.shown.kind !== 'fight') return [screen?.shown.kind ?? 'nothing'];
  return screen.shown.view.groups.flatMap(({ rows }) => rows.map(({ name }) => name));
}

describe('the players’ screen', () => {
  it('is sent nothing while the window is closed', () => {
    const { players, screens, begin } = setUp();
    begin();
    expect(screens).toEqual([]);
    players.open();
    expect(told(screens.at(-1))).toEqual(['Ágata', 'Capanga 1', 'Capanga 2', 'Capanga 3']);
    players.close();
    players.refresh();
    expect(screens).toHaveLength(1);
    expect(players.status().open).toBe(false);
  });

  it('waits before the start, after the end and once the fight is put away', () => {
    const { players, screens, begin, play, id } = setUp();
    players.open();
    expect(told(screens.at(-1))).toEqual(['waiting']);
    players.follow(id);
    expect(told(screens.at(-1))).toEqual(['waiting']);
    begin();
    expect(told(screens.at(-1))).toHaveLength(4);
    play({ type: 'end' });
    expect(told(screens.at(-1))).toEqual(['waiting']);
    play({ type: 'undo' });
    expect(told(screens.at(-1))).toHaveLength(4);
    players.leave(randomUUID());
    expect(told(screens.at(-1))).toHaveLength(4);
    players.leave(id);
    expect(told(screens.at(-1))).toEqual(['waiting']);
  });

  it('closes the gap of one hidden before it was shown, tells the narrator, and keeps the name it gave', () => {
    const { players, screens, told: statuses, begin, hide } = setUp();
    hide('c3', true);
    begin();
    players.open();
    expect(told(screens.at(-1))).toEqual(['Ágata', 'Capanga 1', 'Capanga 2']);
    expect(statuses.at(-1)?.renamed).toEqual([{ name: 'Capanga 3', shown: 'Capanga 2' }]);
    hide('c3', false);
    expect(told(screens.at(-1))).toEqual(['Ágata', 'Capanga 1', 'Capanga 3', 'Capanga 2']);
    hide('c2', true);
    expect(told(screens.at(-1))).toEqual(['Ágata', 'Capanga 3', 'Capanga 2']);
  });

  it('A13: names everybody as before after a restart, though nothing was opened before', () => {
    const { db, id, begin, hide } = setUp();
    hide('c3', true);
    begin();
    hide('c3', false);
    const now = () => NOW.toISOString();
    const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale: () => 'pt-BR' });
    const { players, screens } = tempPlayers({ db, fights });
    players.open();
    players.follow(id);
    expect(told(screens.at(-1))).toEqual(['Ágata', 'Capanga 1', 'Capanga 3', 'Capanga 2']);
    const log = storedLog(db, id, 'players');
    expect(log.people.map((one) => shownName(one, 'pt-BR'))).toEqual(['Ágata', 'Capanga 1', 'Capanga 2']);
  });

  it('A18: shows the title that is set for them, and never the encounter’s name', () => {
    const { players, screens, fights, begin, id } = setUp();
    players.open();
    begin();
    expect(JSON.stringify(screens)).not.toContain('Emboscada');
    expect(screens.at(-1)?.shown).toMatchObject({ kind: 'fight', title: '' });
    fights.entitle(id, 'A travessia');
    players.refresh();
    expect(screens.at(-1)?.shown).toMatchObject({ title: 'A travessia' });
  });

  it('blacked out is sent nothing of the fight', () => {
    const { players, screens, begin, hide, press } = setUp();
    players.open();
    press('black-out');
    hide('c2', true);
    begin();
    expect(screens.slice(1).map(({ shown }) => shown)).toEqual([
      { kind: 'black' },
      { kind: 'black' },
      { kind: 'black' },
    ]);
    expect(players.status().blackedOut).toBe(true);
    players.blackOut(false);
    expect(told(screens.at(-1))).toEqual(['Ágata', 'Capanga 1', 'Capanga 2']);
  });

  it('is lit when it is opened again, and can’t be blacked out while closed', () => {
    const { players } = setUp();
    players.open();
    players.blackOut(true);
    players.close();
    expect(players.status()).toMatchObject({ open: false, blackedOut: false });
    players.blackOut(true);
    expect(players.status().blackedOut).toBe(false);
  });

  it('is on the phones as it is in the window, which may be closed, and blacked out there too', async () => {
    const { players, screens, onPhones, begin, play } = setUp();
    begin();
    await players.turnPhonesOn('192.168.0.12');
    expect(screens).toEqual([]);
    players.open();
    play({ type: 'next-turn' });
    expect(onPhones.at(-1)?.shown).toEqual(screens.at(-1)?.shown);
    expect(onPhones.at(-1)?.shown).toMatchObject({ kind: 'fight' });
    players.blackOut(true);
    players.close();
    expect(onPhones.at(-1)?.shown).toEqual({ kind: 'black' });
    expect(players.status()).toMatchObject({ open: false, blackedOut: true });
    players.turnPhonesOff();
    expect(players.status()).toMatchObject({ phones: null, blackedOut: false });
  });

  it.each([
    ['ends', ({ play }: ReturnType<typeof setUp>) => play({ type: 'end' })],
    ['is put away', ({ players, id }: ReturnType<typeof setUp>) => players.leave(id)],
    ['is left for another', ({ players, another }: ReturnType<typeof setUp>) => players.follow(another())],
  ])('is on the phones only until their fight %s', async (_how, gone) => {
    const scene = setUp();
    scene.begin();
    await scene.players.turnPhonesOn('192.168.0.12');
    scene.play({ type: 'next-turn' });
    expect(scene.players.status().phones).not.toBeNull();
    const shown = scene.onPhones.length;
    gone(scene);
    expect(scene.players.status().phones).toBeNull();
    expect(scene.onPhones).toHaveLength(shown);
    expect(scene.told.at(-1)?.phones).toBeNull();
  });

  it('stays off when the end is undone, and can’t be on a phone without a fight', async () => {
    const { players, begin, play } = setUp();
    const refused = { code: 'NOT_ALLOWED', said: { key: 'error.phonesNoFight' } };
    await expect(players.turnPhonesOn('192.168.0.12')).rejects.toMatchObject(refused);
    begin();
    await players.turnPhonesOn('192.168.0.12');
    play({ type: 'end' });
    await expect(players.turnPhonesOn('192.168.0.12')).rejects.toMatchObject(refused);
    play({ type: 'undo' });
    expect(players.status()).toMatchObject({ phones: null, hasFight: true });
  });

  it('keeps its size in the settings, within bounds, and follows the language', () => {
    const { players, screens, db, press } = setUp();
    players.open();
    press('larger');
    press('larger');
    press('smaller');
    expect(screens.at(-1)?.zoom).toBe(110);
    expect(readSettings(db).playerZoom).toBe(110);
    players.zoom(900);
    expect(players.status().zoom).toBe(300);
    press('usual');
    expect(players.status().zoom).toBe(100);
    changeSettings(db, { locale: 'en' });
    players.refresh();
    expect(screens.at(-1)).toMatchObject({ locale: 'en', words: { waiting: 'Waiting for the fight' } });
  });

  it('tells the narrator only what has changed', () => {
    const { players, told: statuses, begin, play } = setUp();
    players.open();
    begin();
    play({ type: 'next-turn' });
    expect(statuses.map(({ open, hasFight }) => [open, hasFight])).toEqual([
      [true, false],
      [true, true],
    ]);
    players.blackOut(true);
    players.blackOut(true);
    expect(statuses).toHaveLength(3);
  });
});
