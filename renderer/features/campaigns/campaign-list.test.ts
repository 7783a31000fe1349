import { describe, expect, it } from 'vitest';
import type { CampaignOverview } from '#shared/api/campaigns.ts';
import { nextToOpen, sortedOut } from './campaign-list.ts';

function campaign(id: string, more: Partial<CampaignOverview> = {}): CampaignOverview {
  return {
    id,
    name: id,
    system: 'cairn',
    options: {},
    conditions: [],
    notes: '',
    createdAt: '2026-11-01T00:00:00.000Z',
    archivedAt: null,
    lastPlayedAt: null,
    runningFights: 0,
    partySize: 0,
    ...more,
  };
}

const dragon = campaign('d', { name: 'O Dragão' });
const bridge = campaign('p', { name: 'A ponte', lastPlayedAt: '2026-11-20T00:00:00.000Z' });
const old = campaign('v', { name: 'Velha', archivedAt: '2026-11-02T00:00:00.000Z' });

describe('the list of campaigns', () => {
  it('sets the archived apart and finds by part of the name, without accents or case', () => {
    expect(sortedOut([dragon, bridge, old], '')).toEqual({ inUse: [dragon, bridge], archived: [old] });
    expect(sortedOut([dragon, bridge, old], 'DRAGAO')).toEqual({ inUse: [dragon], archived: [] });
  });

  it('opens the one last played when one goes away, never an archived one', () => {
    const newer = campaign('n', { createdAt: '2026-11-10T00:00:00.000Z' });
    expect(nextToOpen([dragon, newer, bridge, old], 'd')).toBe('p');
    expect(nextToOpen([dragon, newer, bridge], 'p')).toBe('n');
    expect(nextToOpen([dragon, old], 'd')).toBeNull();
  });
});
