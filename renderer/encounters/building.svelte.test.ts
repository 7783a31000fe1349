import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_REWARDS, type Encounter } from '#shared/records/encounter.ts';
import { changeEncounter, formFor } from './building.svelte.ts';
import { encounters, putEncounter } from './encounters.svelte.ts';

const stored: Encounter = {
  id: 'e1',
  campaignId: 'k',
  name: 'Ponte',
  rewards: NO_REWARDS,
  playersTitle: '',
  notes: '',
  pieces: [],
  party: [],
  objects: [],
};

vi.stubGlobal('rodada', { call: (_channel: string, value: unknown) => Promise.resolve({ ok: true, value }) });

beforeEach(() => {
  vi.useFakeTimers();
  encounters.campaignId = 'k';
  putEncounter(stored);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an encounter that is read again while it is built', () => {
  it('keeps what is typed and not saved yet', async () => {
    changeEncounter('e1', (form) => ({ ...form, notes: 'Chove.' }));
    const elsewhere = { ...stored, name: 'Farol' };
    putEncounter(elsewhere);
    expect(formFor(elsewhere)).toMatchObject({ name: 'Ponte', notes: 'Chove.' });
    await vi.runAllTimersAsync();
  });

  it('stays as it is typed where that is what is stored, and is what is stored where another changed it', async () => {
    changeEncounter('e1', (form) => ({ ...form, name: 'Ponte velha ' }));
    await vi.runAllTimersAsync();
    const saved = encounters.list?.find(({ id }) => id === 'e1') ?? stored;
    expect(formFor({ ...saved, name: 'Ponte velha' }).name).toBe('Ponte velha ');
    expect(formFor({ ...saved, notes: 'Neva.' })).toMatchObject({ name: 'Ponte velha', notes: 'Neva.' });
  });
});
