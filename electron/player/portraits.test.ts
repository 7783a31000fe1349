import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PortraitsShown } from '#shared/player/portraits.ts';
import type { PlayerScreen } from '#shared/player/player-screen.ts';
import { aPicture } from '#shared/pictures/testing/a-picture.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { cryptoDice } from '#electron/fights/crypto-dice.ts';
import { openFights } from '#electron/fights/fights.ts';
import { givePicture } from '#electron/store/pictures/pictures.ts';
import { changeSettings } from '#electron/store/settings.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempPlayers } from '#electron/testing/temp-players.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';

/** A begun fight of a character, an ally and two of a kind, the last one hidden, each kind with a picture of its own width. */
function setUp() {
  const db = tempStore();
  const fights = openFights({
    ...{ db, systemOf, dice: cryptoDice, now: () => NOW.toISOString(), locale: () => 'pt-BR' },
  });
  const { id: campaignId } = givenCampaign(db);
  const [ally, foe, lurker] = ['Nilo', 'Lobo', 'Sombra'].map(
    (name) => givenCreature(db, campaignId, { name }).id,
  );
  const hero = givenCharacter(db, campaignId).id;
  const pieces = [
    { ...PLAIN_PIECE, creatureId: ally ?? '', quantity: 1, side: 'ally' as const },
    { ...PLAIN_PIECE, creatureId: foe ?? '', quantity: 1 },
    { ...PLAIN_PIECE, creatureId: lurker ?? '', quantity: 1, hidden: true },
  ];
  const { id: encounterId } = givenEncounter(db, campaignId, { pieces, party: [hero] });
  const picture = (width: number) => ({ large: aPicture({ width }), small: aPicture({ width }) });
  givePicture(db, { kind: 'character', id: hero }, picture(101));
  [ally, foe, lurker].forEach((id, index) =>
    givePicture(db, { kind: 'creature', id: id ?? '' }, picture(102 + index)),
  );
  givePicture(db, { kind: 'encounter', id: encounterId }, picture(200));
  const { combat } = fights.start({ encounterId, sessionId: null, requestId: randomUUID() });
  const temp = tempPlayers({ db, fights });
  temp.players.open();
  temp.players.follow(combat.id);
  const begin = () => {
    const command = { type: 'start', initiative: { c1: 20, c2: 15, c3: 10, c4: 5 } } as const;
    fights.command({ combatId: combat.id, after: 0, command, typed: {} });
    temp.players.refresh();
  };
  const show = (playerPortraits: PortraitsShown) => {
    changeSettings(db, { playerPortraits });
    temp.players.refresh();
  };
  return { ...temp, db, combatId: combat.id, encounterId, begin, show, last: () => temp.screens.at(-1) };
}

const address = (width: number) =>
  `data:image/webp;base64,${Buffer.from(aPicture({ width })).toString('base64')}`;

/** The names on a screen, each with its portrait. */
function told(screen: PlayerScreen | undefined): readonly (readonly [string, string | undefined])[] {
  if (screen?.shown.kind !== 'fight') return [];
  return screen.shown.view.groups.flatMap(({ rows }) =>
    rows.map(({ name, portrait }) => [name, portrait] as const),
  );
}

describe('portraits on the players’ screen', () => {
  it('are those of their own characters, unless the narrator says otherwise', () => {
    const { begin, last } = setUp();
    begin();
    expect(told(last())).toEqual([
      ['Ágata', address(101)],
      ['Nilo', undefined],
      ['Lobo', undefined],
    ]);
  });

  it('are everybody’s in sight where the narrator says so, and never a hidden one’s', () => {
    const { begin, last, show } = setUp();
    begin();
    show('all');
    expect(told(last())).toEqual([
      ['Ágata', address(101)],
      ['Nilo', address(102)],
      ['Lobo', address(103)],
    ]);
    expect(JSON.stringify(last())).not.toContain(address(104));
  });

  it('are nobody’s where the narrator says so, and nothing of any is sent', () => {
    const { begin, last, show } = setUp();
    begin();
    show('none');
    expect(told(last()).map(([, portrait]) => portrait)).toEqual([undefined, undefined, undefined]);
    expect(JSON.stringify(last())).not.toContain('data:');
  });

  it('bring no id of what is stored with them', () => {
    const { db, begin, last, show } = setUp();
    begin();
    show('all');
    const words = JSON.stringify(last());
    const ids = ['pictures', 'creatures', 'characters'].flatMap((table) =>
      db.prepare<[], string>(`SELECT id FROM ${table}`).pluck().all(),
    );
    expect(ids).toHaveLength(9);
    for (const id of ids) expect(words).not.toContain(id);
  });
});

describe('the scene on the players’ screen', () => {
  it('is shown when the narrator says so, before the fight begins, too, and the order comes back after it', () => {
    const { players, begin, last } = setUp();
    expect([last()?.shown.kind, players.status().scene]).toEqual(['waiting', 'ready']);
    expect(JSON.stringify(last())).not.toContain('data:');
    players.showScene(true);
    expect(last()?.shown).toEqual({ kind: 'scene', title: '', picture: address(200) });
    begin();
    expect([last()?.shown.kind, players.status().scene]).toEqual(['scene', 'shown']);
    players.showScene(false);
    expect([last()?.shown.kind, players.status().scene]).toEqual(['fight', 'ready']);
  });

  it('is shown to phones alone, and no longer once they are turned off', async () => {
    const { players, onPhones, begin } = setUp();
    begin();
    players.close();
    await players.turnPhonesOn('192.168.0.12');
    players.showScene(true);
    expect(onPhones.at(-1)?.shown).toEqual({ kind: 'scene', title: '', picture: address(200) });
    players.turnPhonesOff();
    expect(players.status().scene).toBe('none');
    await players.turnPhonesOn('192.168.0.12');
    expect(players.status().scene).toBe('ready');
  });

  it('isn’t seen while the screen is blacked out', () => {
    const { players, last } = setUp();
    players.showScene(true);
    players.blackOut(true);
    expect(last()?.shown).toEqual({ kind: 'black' });
  });

  it('is no longer shown once the window was closed, the fight left or its picture taken off', () => {
    const { db, players, combatId, encounterId, last } = setUp();
    players.showScene(true);
    players.close();
    expect(players.status().scene).toBe('none');
    players.open();
    expect(last()?.shown.kind).toBe('waiting');
    players.showScene(true);
    players.leave(combatId);
    expect(last()?.shown.kind).toBe('waiting');
    players.follow(combatId);
    expect(last()?.shown.kind).toBe('waiting');
    players.showScene(true);
    db.exec(`UPDATE encounters SET picture_id = NULL WHERE id = '${encounterId}'`);
    players.refresh();
    expect([last()?.shown.kind, players.status().scene]).toEqual(['waiting', 'none']);
  });
});
