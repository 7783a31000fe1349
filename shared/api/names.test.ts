import { describe, expect, it } from 'vitest';
import { combatantFields } from '#shared/combat/new-combatant.ts';
import { creatureDraft } from '#shared/records/creature.ts';
import { encounterDraft } from '#shared/records/encounter.ts';
import { campaignChange, campaignDraft, characterDraft, sessionDraft } from './campaigns.ts';
import { materialDraft, sizeDraft } from './objects.ts';

const id = '0e6f2d0c-8a51-4b0c-9d5e-2f6d8c1b7a30';
const hp = { current: 1, max: 1 };
const figures = { bonus: 0, damageReduction: 0 };

/** By what is named: a draft under a name, read, and what it is then called. */
const NAMED: Readonly<Record<string, (name: string) => string | undefined>> = {
  'a campaign': (name) => campaignDraft.parse({ name, system: 'cairn' }).name,
  'a renamed campaign': (name) => campaignChange.parse({ id, name }).name,
  'a character': (name) => characterDraft.parse({ campaignId: id, name, hp, sheet: {} }).name,
  'a session': (title) => sessionDraft.parse({ campaignId: id, date: '2026-11-28', title }).title,
  'a creature': (name) => creatureDraft.parse({ campaignId: id, name, hp: 1, sheet: {} }).name,
  'a tag': (tag) => creatureDraft.parse({ campaignId: id, name: 'A', hp: 1, sheet: {}, tags: [tag] }).tags[0],
  'an encounter': (name) => encounterDraft.parse({ campaignId: id, name, pieces: [], party: [] }).name,
  'an object of the scene': (name) =>
    encounterDraft.parse({
      ...{ campaignId: id, name: 'A', pieces: [], party: [] },
      objects: [{ name, meters: 1, material: 'wood' }],
    }).objects[0]?.name,
  'a size': (name) => sizeDraft.parse({ campaignId: id, id: null, name, maxMeters: 1, modifier: 0 }).name,
  'a material': (name) => materialDraft.parse({ campaignId: id, id: null, name, ...figures }).name,
  'a combatant': (name) => combatantFields.parse({ id: 'a', name, side: 'foe', hp }).name,
};

describe('names at the door (B10)', () => {
  it.each(Object.keys(NAMED))('%s keeps no control or direction character', (what) => {
    expect(NAMED[what]?.(' \u2067Ca\u0000panga\u202e\t2\u2069\n')).toBe('Capanga 2');
  });

  it.each(Object.keys(NAMED).filter((what) => what !== 'a session'))('%s of nothing else is none', (what) => {
    expect(() => NAMED[what]?.('\u202e\u0000')).toThrow();
  });
});
