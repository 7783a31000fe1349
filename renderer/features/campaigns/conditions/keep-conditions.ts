import type { Campaign } from '#shared/api/campaigns.ts';
import type { OwnCondition } from '#shared/combat/conditions/own-condition.ts';
import type { JsonObject } from '#shared/json.ts';
import { campaignOf } from '#renderer/state/campaigns.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** Stores a condition of a campaign's own, in place of the one of its id where there is one. */
export async function keepCondition(campaignId: string, written: JsonObject): Promise<void> {
  await keep(campaignId, [...without(campaignId, written['id']), written]);
}

/** Takes a condition out of a campaign, with a way back into it, whichever campaign is open by then. */
export async function removeCondition({ id: campaignId }: Campaign, condition: OwnCondition): Promise<void> {
  await keep(campaignId, without(campaignId, condition.id));
  toast(t('ownCondition.removed', { name: condition.name }), {
    undo: async () => {
      await attempt(() => keep(campaignId, [...without(campaignId, condition.id), condition]));
    },
  });
}

/** A campaign's other conditions, as they are by now. */
function without(campaignId: string, id: unknown): readonly OwnCondition[] {
  const conditions = campaignOf(campaignId)?.conditions ?? [];
  return conditions.filter((one) => one.id !== id);
}

async function keep(id: string, conditions: readonly (OwnCondition | JsonObject)[]): Promise<void> {
  await call('campaigns:change', { id, conditions: [...conditions] });
}
