import { describe, expect, it } from 'vitest';
import { openFights } from '#electron/fights/fights.ts';
import { cryptoDice } from '#electron/fights/crypto-dice.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { givenCampaign, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { storeCampaign } from '#electron/store/campaigns.ts';
import { removeCreature } from '#electron/store/creatures.ts';
import { removeEncounter, storeEncounter } from '#electron/store/encounters.ts';
import { readLogs } from './log-words.ts';
import { excerptAround, searchEverywhere } from './search-everywhere.ts';
import { storeSession } from '#electron/store/sessions.ts';

const AT = '2026-11-28T00:00:00Z';

function givenStories() {
  const db = tempStore();
  const campaign = givenCampaign(db, { name: 'A Torre de Vidro', notes: 'O farol guarda um **segrêdo**.' });
  const found = (text: string, of: string | null = null) =>
    searchEverywhere(db, of, text).map(({ kind, name, place }) => [kind, name, place].join(' '));
  return { db, campaign, found };
}

describe('searching everything', () => {
  it('finds campaigns, creatures, encounters and sessions, and says where', () => {
    const { db, campaign, found } = givenStories();
    givenCreature(db, campaign.id, { name: 'Faroleiro' });
    givenCreature(db, campaign.id, { name: 'Capanga', sheet: { weapons: [{ name: 'Farol de fogo' }] } });
    givenCreature(db, campaign.id, { name: 'Lobo', tags: ['farol'] });
    givenEncounter(db, campaign.id, { name: 'Emboscada', notes: 'Perto do farol.' });
    storeSession(db, {
      id: 's',
      campaignId: campaign.id,
      number: 3,
      date: '2026-11-28',
      title: 'O Farol',
      notes: '',
    });
    expect(found('FAROL')).toEqual([
      'campaign A Torre de Vidro notes',
      'creature Faroleiro name',
      'creature Capanga attacks',
      'creature Lobo tags',
      'encounter Emboscada notes',
      'session O Farol name',
    ]);
    expect(found('segredo')).toEqual(['campaign A Torre de Vidro notes']);
    expect(found('  ')).toEqual([]);
  });

  it('keeps step with changes and with what was removed', () => {
    const { db, campaign, found } = givenStories();
    const wolf = givenCreature(db, campaign.id, { name: 'Lobo' });
    const encounter = givenEncounter(db, campaign.id, { name: 'Lobos na ponte' });
    expect(found('lobo')).toHaveLength(2);
    storeEncounter(db, { ...encounter, name: 'Ponte' });
    expect(found('lobo')).toEqual(['creature Lobo name']);
    removeCreature(db, wolf.id, AT);
    removeEncounter(db, encounter.id, AT);
    expect([found('lobo'), found('ponte')]).toEqual([[], []]);
    storeCampaign(db, { ...campaign, name: 'O Lobo' });
    expect(found('lobo')).toEqual(['campaign O Lobo name']);
  });

  it('searches one campaign or all of them', () => {
    const { db, campaign, found } = givenStories();
    const other = givenCampaign(db, { name: 'Outra' });
    givenCreature(db, campaign.id, { name: 'Lobo' });
    givenCreature(db, other.id, { name: 'Lobo alheio' });
    expect(found('lobo')).toHaveLength(2);
    expect(found('lobo', other.id)).toEqual(['creature Lobo alheio name']);
  });

  it('finds what was told in fights, with the round, and learns what came since', () => {
    const { db, campaign } = givenStories();
    let clock = 0;
    const now = () => new Date(Date.UTC(2026, 10, 28) + (clock += 1000)).toISOString();
    const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale: () => 'pt-BR' });
    const thug = givenCreature(db, campaign.id, { name: 'Capanga' });
    const encounter = givenEncounter(db, campaign.id, {
      name: 'Ponte',
      pieces: [
        {
          creatureId: thug.id,
          quantity: 1,
          side: 'foe',
          surprised: false,
          hidden: false,
          labels: 'numbers',
          wave: 1,
          notes: '',
        },
      ],
    });
    const { combat } = fights.start({ requestId: 'r', encounterId: encounter.id, sessionId: null });
    fights.command({ combatId: combat.id, after: 0, command: { type: 'start' }, typed: {} });
    readLogs(db, 'pt-BR');
    const [hit] = searchEverywhere(db, null, 'capanga').filter(({ kind }) => kind === 'log');
    expect(hit).toMatchObject({ id: combat.id, name: 'Ponte', place: 'log', round: 1 });
    const told = () => searchEverywhere(db, null, 'caido').map(({ kind, place }) => [kind, place].join(' '));
    expect(told()).toEqual([]);
    const [target] = fights.open(combat.id).state.combatants;
    const command: CoreCommand = { type: 'add-condition', target: target?.id ?? '', condition: 'prone' };
    fights.command({ combatId: combat.id, after: 1, command, typed: {} });
    readLogs(db, 'pt-BR');
    expect(told()).toEqual(['log log']);
    expect(searchEverywhere(db, null, 'ponte')).toContainEqual(
      expect.objectContaining({ kind: 'log', place: 'name', name: 'Ponte' }),
    );
  });
});

describe('an excerpt', () => {
  it('shows the words around what was found, on one line, whole words only', () => {
    const text = `${'antes '.repeat(20)}\n\no Dragão dorme ${'depois '.repeat(30)}`;
    const excerpt = excerptAround(text, 'dragao');
    expect(excerpt).toMatch(/^…antes .*o Dragão dorme depois/);
    expect(excerpt).toMatch(/depois…$/);
    expect(excerpt.length).toBeLessThan(140);
    expect(excerptAround('Dragão', 'drag')).toBe('Dragão');
  });
});
