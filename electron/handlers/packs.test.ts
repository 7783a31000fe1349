import { describe, expect, it } from 'vitest';
import type { Channel } from '#shared/api/channels.ts';
import { openPack } from '#electron/packs/open-pack.ts';
import { PACKS } from '#electron/packs/pack-files.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { handlersOf } from './index.ts';
import type { Locale } from '#shared/text/locale.ts';
import { shownName } from '#shared/combat/names.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

function scene(system = 'cairn') {
  let locale: Locale = 'pt-BR';
  const services = tempServices({ locale: () => locale });
  const { db } = services;
  const handlers = handlersOf(services);
  const { id: campaignId } = givenCampaign(db, { system });
  const refused = (channel: Channel, raw: unknown) => refusalOf(() => handlers[channel](raw));
  const names = () => listCreatures(db, campaignId).map(({ name }) => name);
  const speak = (language: Locale) => {
    locale = language;
  };
  return { db, handlers, campaignId, refused, names, speak };
}

describe('the starter pack of a campaign', () => {
  it.each(PACKS.systems())('of %s is the one of its system', async (system) => {
    const { handlers, campaignId } = scene(system);
    const offered = await handlers['packs:read']({ campaignId });
    const pack = (await openPack(system, 'pt-BR'))?.pack;
    expect(offered.locale).toBe('pt-BR');
    expect(offered.name).toBe(pack?.name);
    expect(offered.weapons).toEqual(pack?.weapons);
    expect(offered.creatures).toEqual(pack?.creatures.map((one) => ({ ...one, known: false })));
    expect(offered.encounters).toEqual(pack?.encounters.map((one) => ({ ...one, addedAs: null })));
  });

  it('says what the campaign has already, whatever its accents and case', async () => {
    const { db, handlers, campaignId } = scene();
    givenCreature(db, campaignId, { name: 'ACOLITO' });
    const { id } = givenEncounter(db, campaignId, { name: 'a ponte do MOINHO' });
    const pack = await handlers['packs:read']({ campaignId });
    expect(pack.creatures.filter(({ known }) => known).map(({ name }) => name)).toEqual(['Acólito']);
    expect(pack.encounters.filter(({ addedAs }) => addedAs !== null)).toMatchObject([
      { name: 'A ponte do moinho', addedAs: id },
    ]);
  });

  it.each([
    ['packs:read', {}],
    ['packs:add-creatures', { creatures: ['acolito'] }],
    ['packs:add-encounter', { encounter: 'ponte-do-moinho' }],
  ] as const)('%s of an unknown campaign is refused', async (channel, more) => {
    expect(await scene().refused(channel, { campaignId: UNKNOWN, ...more })).toEqual({
      code: 'NOT_FOUND',
      path: 'campaignId',
      words: 'Não encontrei essa campanha. Abra outra.',
    });
  });

  it('is refused in words where a system has none', async () => {
    const { refused, campaignId } = scene('xadrez');
    expect(await refused('packs:read', { campaignId })).toEqual({
      code: 'NOT_FOUND',
      path: 'campaignId',
      words: 'Este sistema ainda não tem um pacote inicial. Escreva ou importe as suas criaturas.',
    });
  });
});

describe('the starter pack in another language', () => {
  it('brings that one’s names, and knows what was added in the first', async () => {
    const { handlers, campaignId, names, speak } = scene();
    await handlers['packs:add-creatures']({ campaignId, creatures: ['esqueleto'] });
    const added = await handlers['packs:add-encounter']({ campaignId, encounter: 'milharal' });
    speak('en');
    const offered = await handlers['packs:read']({ campaignId });
    expect(offered).toMatchObject({ locale: 'en', name: 'Vales and Ruins' });
    expect(offered.encounters.find(({ id }) => id === 'milharal')).toMatchObject({
      name: 'The field without crows',
      addedAs: added.encounter.id,
    });
    const known = offered.creatures.filter((one) => one.known).map(({ name }) => name);
    expect(known.toSorted()).toEqual(['Scarecrow', 'Skeleton', 'Viper']);

    const crypt = await handlers['packs:add-encounter']({ campaignId, encounter: 'cripta-dos-tres-irmaos' });
    expect(crypt.creatures.map(({ name }) => name)).toEqual(['Ghoul']);
    expect(names()).toContain('Esqueleto');
    expect(names()).not.toContain('Skeleton');
  });
});

describe('creatures of the pack', () => {
  it('come in as the pack has them, with their tags, each once', async () => {
    const { db, handlers, campaignId } = scene();
    const creatures = ['lobo', 'acolito', 'lobo'];
    const added = await handlers['packs:add-creatures']({ campaignId, creatures });
    const pack = (await openPack('cairn', 'pt-BR'))?.pack;
    expect(added.map(({ id: _, campaignId: of, ...creature }) => [of, creature])).toEqual(
      ['lobo', 'acolito'].map((wanted) => {
        const { id: _, ...creature } = pack?.creatures.find(({ id }) => id === wanted) ?? {};
        return [campaignId, creature];
      }),
    );
    expect(listCreatures(db, campaignId)).toEqual(added.toReversed());
    expect(added.every(({ tags }) => tags.length > 0)).toBe(true);
  });

  it.each([
    [
      { creatures: ['lobo', 'loba'] },
      'NOT_FOUND',
      'creatures[1]',
      'O pacote inicial não tem essa criatura. Escolha outra.',
    ],
    [
      { creatures: [] },
      'BAD_REQUEST',
      'creatures',
      'O campo creatures não serve: precisa de ao menos 1 item.',
    ],
    [{ creatures: [7] }, 'BAD_REQUEST', 'creatures[0]', 'O campo creatures[0] não serve: esperava um texto.'],
    [{}, 'BAD_REQUEST', 'creatures', 'Falta o campo creatures.'],
    [{ creatures: ['lobo'], tags: [] }, 'BAD_REQUEST', 'tags', 'Campo desconhecido: tags.'],
  ] as const)('%o is refused, naming the field, and nothing comes in', async (more, code, path, words) => {
    const { refused, campaignId, names } = scene();
    const refusal = await refused('packs:add-creatures', { campaignId, ...more });
    expect(refusal).toEqual({ code, path, words });
    expect(names()).toEqual([]);
  });
});

describe('an encounter of the pack', () => {
  it('comes with the party and with only the creatures that were missing, and starts', async () => {
    const { db, handlers, campaignId } = scene();
    const own = givenCreature(db, campaignId, { name: 'carnical', hp: 99 });
    const hero = givenCharacter(db, campaignId);
    const request = { campaignId, encounter: 'cripta-dos-tres-irmaos' };
    const { encounter, creatures } = await handlers['packs:add-encounter'](request);
    expect(creatures.map(({ name }) => name)).toEqual(['Esqueleto']);
    expect(encounter).toMatchObject({ name: 'A cripta dos três irmãos', party: [hero.id] });
    expect(encounter.notes).toContain('Três tumbas');
    expect(encounter.pieces).toMatchObject([
      { creatureId: creatures[0]?.id, quantity: 2, side: 'foe', surprised: false },
      { creatureId: own.id, quantity: 1, side: 'foe', surprised: false },
    ]);
    expect(listEncounters(db, campaignId)).toEqual([encounter]);

    const { state } = await handlers['combats:start']({ requestId: UNKNOWN, encounterId: encounter.id });
    expect(state.combatants.map((one) => shownName(one, 'pt-BR'))).toEqual([
      'Ágata',
      'Esqueleto 1',
      'Esqueleto 2',
      'carnical',
    ]);
  });

  it('added again brings no creature twice', async () => {
    const { handlers, campaignId, names } = scene();
    const request = { campaignId, encounter: 'milharal' };
    await handlers['packs:add-encounter'](request);
    const before = names();
    const again = await handlers['packs:add-encounter'](request);
    expect(again.creatures).toEqual([]);
    expect(names()).toEqual(before);
  });

  it('unknown is refused; one that can’t be stored leaves no creature behind', async () => {
    const { db, handlers, refused, campaignId, names } = scene();
    expect(await refused('packs:add-encounter', { campaignId, encounter: 'lua' })).toEqual({
      code: 'NOT_FOUND',
      path: 'encounter',
      words: 'O pacote inicial não tem esse encontro. Escolha outro.',
    });
    db.exec(`CREATE TRIGGER full BEFORE INSERT ON encounter_pieces BEGIN SELECT RAISE(ABORT, 'full'); END`);
    await expect(handlers['packs:add-encounter']({ campaignId, encounter: 'milharal' })).rejects.toThrow(
      'full',
    );
    expect([names(), listEncounters(db, campaignId)]).toEqual([[], []]);
  });
});

describe('what was just added', () => {
  it('is taken back together, or not at all', async () => {
    const { db, handlers, refused, campaignId, names } = scene();
    const added = await handlers['packs:add-encounter']({ campaignId, encounter: 'milharal' });
    const addition = { creatures: added.creatures.map(({ id }) => id), encounter: added.encounter.id };
    const wrong = { ...addition, creatures: [...addition.creatures, UNKNOWN] };
    expect(await refused('additions:take-back', wrong)).toMatchObject({
      code: 'NOT_FOUND',
      path: `creatures[${addition.creatures.length}]`,
    });
    expect([names().length, listEncounters(db, campaignId).length]).toEqual([2, 1]);
    expect(await refused('additions:take-back', { ...addition, encounter: UNKNOWN })).toMatchObject({
      path: 'encounter',
    });
    await handlers['additions:take-back'](addition);
    expect([names(), listEncounters(db, campaignId)]).toEqual([[], []]);
  });
});
