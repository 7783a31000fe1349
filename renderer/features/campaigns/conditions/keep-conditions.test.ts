import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CampaignOverview } from '#shared/api/campaigns.ts';
import { ownConditionFields } from '#shared/combat/conditions/own-condition.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { allCampaigns, takeCampaigns } from '#renderer/state/campaigns.svelte.ts';
import { toasts, undoToast } from '#renderer/state/toasts.svelte.ts';
import { keepCondition, removeCondition } from './keep-conditions.ts';

const campaign = (id: string, names: readonly string[]): CampaignOverview => ({
  ...{ id, name: id, system: 'cairn', options: {}, notes: '', createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ archivedAt: null, lastPlayedAt: null, runningFights: 0, partySize: 0 },
  conditions: names.map((name) => ownConditionFields.parse({ id: name, name })),
});

/** What main was sent: the campaign, and the names of its conditions. */
const sent: string[] = [];
function call(_channel: string, { id, conditions }: { id: string; conditions: readonly { name: string }[] }) {
  sent.push(`${id}: ${conditions.map(({ name }) => name).join(' ')}`);
  return Promise.resolve({ ok: true, value: null });
}

const { settings } = app;
beforeAll(() => void vi.stubGlobal('window', { rodada: { call } }));
afterAll(() => {
  vi.unstubAllGlobals();
  takeCampaigns([]);
  app.settings = settings;
});

beforeEach(() => {
  sent.length = 0;
  takeCampaigns([campaign('a', ['Fogo', 'Gelo']), campaign('b', ['Medo'])]);
});

it('a condition taken out comes back into its own campaign, whichever is open by then, among what it has by then', async () => {
  const [own] = allCampaigns();
  const [fire] = own?.conditions ?? [];
  if (own === undefined || fire === undefined) throw new Error('no condition');
  await removeCondition(own, fire);
  app.settings = { ...settings, campaignId: 'b' };
  takeCampaigns([campaign('a', ['Gelo', 'Lama']), campaign('b', ['Medo'])]);
  await undoToast(toasts.list.at(-1)?.id ?? 0);
  expect(sent).toEqual(['a: Gelo', 'a: Gelo Lama Fogo']);
});

it('a condition kept stands in place of the one of its id', async () => {
  await keepCondition('a', { id: 'Fogo', name: 'Brasa' });
  await keepCondition('b', { id: 'n', name: 'Sono' });
  expect(sent).toEqual(['a: Gelo Brasa', 'b: Medo Sono']);
});
