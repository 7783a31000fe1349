import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fixedSource } from '#shared/dice/fixed.ts';
import type { JsonObject } from '#shared/json.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { findCharacter, storeCharacter } from '#electron/store/characters.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { listCarriedOver } from '#electron/store/carry-overs.ts';
import { openFights } from './fights.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';

const START: AnyCommand = { type: 'start' };
const END: AnyCommand = { type: 'end' };
const UNDO: AnyCommand = { type: 'undo' };
const hurt = (amount: number): AnyCommand => ({ type: 'damage', target: 'c1', amount });

/** Jurema (c1), of 3 PG, and fights of hers against a rat. */
function scene(sheet: JsonObject = {}) {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db, { system: 'cairn' });
  const full = systemOf('cairn').sheet.parse({ str: 10, dex: 10, wil: 10, ...sheet });
  const jurema = givenCharacter(db, campaignId, { hp: { current: 3, max: 3 }, sheet: full });
  const rat = givenCreature(db, campaignId, { name: 'Rato' });
  const { id: encounterId } = givenEncounter(db, campaignId, {
    party: [jurema.id],
    pieces: [{ ...PLAIN_PIECE, creatureId: rat.id, quantity: 1 }],
  });
  const tools = { db, systemOf, now: () => '2026-11-28T21:00:00.000Z', locale: () => 'pt-BR' as const };
  const openNow = () => openFights({ ...tools, dice: fixedSource([1, 1, 1]).source });
  let fights = openNow();
  const begin = () => {
    const { combat } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
    let after = 0;
    return (...commands: readonly AnyCommand[]) => {
      for (const command of commands) {
        fights.command({ combatId: combat.id, after, command, typed: {} });
        after += 1;
      }
    };
  };
  const restart = () => {
    fights = openNow();
  };
  return { db, jurema, begin, restart, now: () => findCharacter(db, jurema.id) };
}

const scarred = {
  hp: { current: 0, max: 3 },
  sheet: { deprived: true, scars: [{ entry: 3, place: 'none', pending: true }] },
};

describe('the end of a fight', () => {
  it('takes the scars of a corrected sheet home, and the corrections not', () => {
    const { begin, now } = scene();
    const send = begin();
    const correct: AnyCommand = {
      type: 'correct-sheet',
      combatant: 'c1',
      sheet: { dex: { max: 14 }, armor: 2 },
      max: 5,
    };
    send(START, correct, { type: 'lose-attribute', target: 'c1', attribute: 'dex', amount: 4 }, hurt(5), END);
    expect(now()).toMatchObject({
      hp: { current: 0, max: 3 },
      sheet: { dex: { current: 6, max: 10 }, armor: 0, scars: [{ entry: 5 }] },
    });
  });

  it('C13 takes scars home with what waits, not before', () => {
    const { begin, now, jurema } = scene();
    const send = begin();
    send(START, hurt(3));
    expect(now()).toEqual(jurema);
    send(END);
    expect(now()).toMatchObject(scarred);
  });

  it('undone, gives back what the character was; done again, doubles nothing', () => {
    const { begin, now, jurema, restart } = scene();
    const send = begin();
    send(START, hurt(3), END, UNDO);
    expect(now()).toEqual(jurema);
    send({ type: 'redo' });
    expect(now()).toMatchObject(scarred);
    restart();
    send(UNDO, UNDO);
    expect(now()).toEqual(jurema);
    send({ type: 'redo' }, END);
    expect(now()).toMatchObject(scarred);
    send(UNDO, END);
    expect(now()).toMatchObject(scarred);
  });

  it('undone after the scar was mended at home, takes the scar back, too', () => {
    const { db, begin, now, jurema } = scene();
    const send = begin();
    send(START, hurt(3), END);
    const mended = { hp: { current: 0, max: 7 }, sheet: { ...jurema.sheet, scars: [{ entry: 3 }] } };
    storeCharacter(db, { ...jurema, ...mended, notes: 'Descansou.' });
    send(UNDO);
    expect(now()).toEqual({ ...jurema, hp: { current: 3, max: 7 }, notes: 'Descansou.' });
    send(END);
    expect(now()).toMatchObject({ ...scarred, hp: { current: 0, max: 7 } });
  });

  it('undone, leaves alone what was edited since and the fight hadn’t changed', () => {
    const { db, begin, now, jurema } = scene();
    const send = begin();
    send(START, hurt(1), { type: 'lose-attribute', target: 'c1', attribute: 'dex', amount: 2 }, END);
    const home = now() ?? jurema;
    const sheet = { ...home.sheet, armor: 2, fatigue: 1, dex: { current: 8, max: 12 } };
    storeCharacter(db, { ...home, hp: { current: 2, max: 5 }, sheet });
    send(UNDO);
    expect(now()).toEqual({
      ...jurema,
      hp: { current: 3, max: 5 },
      sheet: { ...jurema.sheet, armor: 2, fatigue: 1, dex: { current: 10, max: 12 } },
    });
  });

  it('is told for each character with what it was and what it became, the last fight only', () => {
    const { db, begin, jurema } = scene();
    begin()(START, hurt(1), END);
    begin()(START, hurt(1), END);
    expect(listCarriedOver(db, jurema.campaignId)).toMatchObject([
      {
        characterId: jurema.id,
        combatName: 'Emboscada na ponte',
        before: { hp: { current: 2, max: 3 } },
        after: { hp: { current: 1, max: 3 } },
      },
    ]);
  });

  it('stored by an earlier version, that kept only what somebody was, is undone whole', () => {
    const { db, begin, now, jurema } = scene();
    const send = begin();
    send(START, hurt(1), END);
    const { hp, sheet } = jurema;
    db.prepare('UPDATE combats SET homecomings = ?').run(JSON.stringify({ [jurema.id]: { hp, sheet } }));
    expect(listCarriedOver(db, jurema.campaignId)).toEqual([]);
    send(UNDO);
    expect(now()).toEqual(jurema);
  });

  it('keeps what the narrator changed on the sheet during the fight, unless the fight changed it, too', () => {
    const { db, begin, now, jurema } = scene();
    const send = begin();
    send(START, hurt(1));
    storeCharacter(db, {
      ...jurema,
      hp: { current: 9, max: 9 },
      sheet: { ...jurema.sheet, armor: 1, str: { current: 12, max: 12 } },
    });
    send({ type: 'lose-attribute', target: 'c1', attribute: 'dex', amount: 2 }, END);
    expect(now()).toMatchObject({
      hp: { current: 2, max: 9 },
      sheet: { armor: 1, str: { current: 12, max: 12 }, dex: { current: 8, max: 10 } },
    });
  });

  it('of an earlier fight touches nobody any more whom a later one has changed', () => {
    const { begin, now } = scene();
    const first = begin();
    first(START, hurt(1), END);
    const second = begin();
    second(START, hurt(2), END);
    const after = now();
    expect(after).toMatchObject(scarredBy(2));
    first(UNDO);
    expect(now()).toEqual(after);
    first(END);
    expect(now()).toEqual(after);
  });

  it('goes through when the character has been removed meanwhile', () => {
    const { db, begin, now } = scene();
    const send = begin();
    send(START);
    db.prepare('UPDATE characters SET removed_at = ?').run('2026-11-28');
    send(END, UNDO, END);
    expect(now()).toBeNull();
  });
});

/** Jurema after a second fight that cost her last PG: 2 of them. */
function scarredBy(lost: number) {
  return { hp: { current: 0 }, sheet: { scars: [{ entry: lost, place: 'none', pending: false }] } };
}
