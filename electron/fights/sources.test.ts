import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededSource } from '#shared/dice/seeded.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { findCharacter, storeCharacter } from '#electron/store/characters.ts';
import { findCreature, removeCreature, storeCreatures } from '#electron/store/creatures.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { openFights } from './fights.ts';

/** Ágata (c1) against two thugs (c2, c3), in heroes-d20. */
function scene() {
  const db = tempStore();
  const { id: campaignId } = givenCampaign(db);
  const agata = givenCharacter(db, campaignId, { sheet: { armorClass: 2 }, notes: 'Da torre.' });
  const thug = givenCreature(db, campaignId, { sheet: { armorClass: 1 }, notes: 'Foge do fogo.' });
  const { id: encounterId } = givenEncounter(db, campaignId, {
    party: [agata.id],
    pieces: [{ ...PLAIN_PIECE, creatureId: thug.id, quantity: 2 }],
  });
  const tools = { db, systemOf, now: () => NOW.toISOString(), locale: () => 'pt-BR' as const };
  const fights = openFights({ ...tools, dice: seededSource(1) });
  const { combat } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
  let after = 0;
  const send = (...commands: readonly AnyCommand[]) => {
    for (const command of commands) {
      fights.command({ combatId: combat.id, after, command, typed: {} });
      after += 1;
    }
  };
  const source = (id: string) => fights.sources(combat.id).find((one) => one.id === id);
  const told = (id: string) =>
    [...(source(id)?.news ?? []), ...(source(id)?.corrections ?? [])].map(
      ({ combatant, changes }) => `${combatant}: ${changes.map((change) => say(change, 'pt-BR')).join(', ')}`,
    );
  const creature = () => findCreature(db, thug.id);
  const character = () => findCharacter(db, agata.id);
  return { db, fights, combatId: combat.id, agata, thug, send, source, told, creature, character };
}

const correct = (combatant: string, armorClass: number, max?: number): AnyCommand => ({
  type: 'correct-sheet',
  combatant,
  sheet: { armorClass },
  max,
});

describe('where those of a fight came from', () => {
  it('is the bestiary and the party, with their notes', () => {
    const { source, agata, thug } = scene();
    expect(source(agata.id)).toMatchObject({
      ...{ kind: 'character', name: 'Ágata', notes: 'Da torre.', combatants: ['c1'], news: [] },
    });
    expect(source(thug.id)).toMatchObject({ kind: 'creature', combatants: ['c2', 'c3'], news: [] });
  });

  it('is known of newcomers, and of nobody whose creature was removed', () => {
    const { db, fights, combatId, send, source, thug } = scene();
    send({ type: 'start' });
    const combatant = { id: 'novo', name: 'Novo', side: 'foe' as const, hp: { current: 9, max: 9 } };
    const command: AnyCommand = { type: 'add-combatant', combatant };
    fights.command({ combatId, after: 1, command, typed: {}, creatures: { novo: thug.id } });
    expect(source(thug.id)?.combatants).toEqual(['c2', 'c3', 'novo']);
    removeCreature(db, thug.id, NOW.toISOString(), 'id');
    expect(source(thug.id)).toBeUndefined();
  });
});

describe('what became of it since', () => {
  const edited = (thing: ReturnType<typeof scene>, armorClass: number, hp = 12) =>
    storeCreatures(thing.db, [{ ...thing.thug, hp, sheet: { armorClass } }]);

  it('is asked about for each who came from it', () => {
    const here = scene();
    here.send({ type: 'start' }, { type: 'damage', target: 'c2', amount: 5 });
    edited(here, 4, 20);
    expect(here.told(here.thug.id)).toEqual([
      'c2: PV 7/12 → 7/20, Classe de armadura 1 → 4',
      'c3: PV 12/12 → 12/20, Classe de armadura 1 → 4',
    ]);
    expect(here.source(here.thug.id)?.news[0]).toMatchObject({ sheet: { armorClass: 4 }, max: 20 });
  });

  it('is asked once, answered either way, and again only for another change', () => {
    const here = scene();
    edited(here, 4);
    here.fights.answerNews(here.combatId, here.thug.id);
    expect(here.told(here.thug.id)).toEqual([]);
    edited(here, 4, 15);
    expect(here.told(here.thug.id)).toEqual(['c2: PV 12/12 → 12/15', 'c3: PV 12/12 → 12/15']);
  });

  it('is no news to one who was corrected to the same, and leaves other corrections alone', () => {
    const here = scene();
    here.send(correct('c2', 4), {
      type: 'correct-sheet',
      combatant: 'c3',
      sheet: { level: 3 },
    });
    edited(here, 4);
    expect(here.told(here.thug.id)).toEqual(['c3: Classe de armadura 1 → 4']);
    expect(here.source(here.thug.id)?.news[0]?.sheet).toEqual({ armorClass: 4 });
  });

  it('is nothing where the character was only hurt elsewhere, or the fight is over', () => {
    const here = scene();
    storeCharacter(here.db, { ...here.agata, hp: { current: 3, max: 25 } });
    expect(here.told(here.agata.id)).toEqual([]);
    edited(here, 4);
    here.send({ type: 'end' });
    expect(here.source(here.thug.id)?.news).toEqual([]);
  });
});

describe('corrections at the end', () => {
  it('change nothing without a tick, neither the character’s nor the bestiary’s', () => {
    const { send, character, creature, agata, thug } = scene();
    send(correct('c1', 5, 30), correct('c2', 3), { type: 'end' });
    expect(character()).toMatchObject({ hp: agata.hp, sheet: { armorClass: 2 } });
    expect(creature()).toEqual(thug);
  });

  it('are offered one by one, and with the tick are taken along', () => {
    const { send, told, fights, combatId, creature, character, agata, thug } = scene();
    send(correct('c1', 5, 30), correct('c2', 3, 14), correct('c3', 1, 16), { type: 'end' });
    expect(told(agata.id)).toEqual(['c1: PV 25/25 → 30/30, Classe de armadura 2 → 5']);
    expect(told(thug.id)).toEqual(['c2: PV 12/12 → 14/14, Classe de armadura 1 → 3', 'c3: PV 12/12 → 16/16']);
    const left = fights.takeCorrections(combatId, ['c1', 'c2']);
    expect(character()).toMatchObject({ hp: { current: 30, max: 30 }, sheet: { armorClass: 5 } });
    expect(creature()).toMatchObject({ hp: 14, sheet: { armorClass: 3 }, notes: thug.notes });
    expect(left.flatMap(({ corrections }) => corrections.map(({ combatant }) => combatant))).toEqual(['c3']);
  });

  it('take notes along, too', () => {
    const { send, fights, combatId, creature } = scene();
    send({ type: 'correct-sheet', combatant: 'c2', notes: 'Tem uma chave.' }, { type: 'end' });
    fights.takeCorrections(combatId, ['c2']);
    expect(creature()?.notes).toBe('Tem uma chave.');
  });

  it('aren’t offered before the end, nor for what is like that already', () => {
    const { db, send, told, thug } = scene();
    send(correct('c2', 3));
    expect(told(thug.id)).toEqual([]);
    storeCreatures(db, [{ ...thug, sheet: { armorClass: 3 } }]);
    send({ type: 'end' });
    expect(told(thug.id)).toEqual([]);
  });

  it('leave what the fight itself did to the character', () => {
    const { send, character } = scene();
    send(
      correct('c1', 5, 20),
      { type: 'start' },
      { type: 'damage', target: 'c1', amount: 7 },
      { type: 'end' },
    );
    expect(character()).toMatchObject({ hp: { current: 13, max: 25 }, sheet: { armorClass: 2 } });
  });
});
