import { changeSettings, go, openCampaign } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';

/** Brings the sample campaign of a system and opens its fight, about to begin, with hints. */
export async function playSample(system: string): Promise<void> {
  const { campaignId, encounterId, sessionId } = await call('samples:bring', { system });
  const requestId = crypto.randomUUID();
  const { combat } = await call('combats:start', { requestId, encounterId, sessionId });
  await openCampaign(campaignId);
  go({ screen: 'combat', combatId: combat.id });
  await changeSettings({ welcomed: true, hints: { fight: combat.id, done: [] } });
}
