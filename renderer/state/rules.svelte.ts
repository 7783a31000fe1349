import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { currentCampaign } from './app.svelte.ts';

/** The rule system of the open campaign, or null without one. Whoever asks for it brings the rules of all: the first screen does without. */
export function currentSystem(): RuleSystem | null {
  const campaign = currentCampaign();
  return campaign === null ? null : systemOf(campaign.system);
}
