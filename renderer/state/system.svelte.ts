import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { app, currentCampaign } from './app.svelte.ts';
import { say } from './text.svelte.ts';

/** The rule system of the open campaign, or null without one. */
export function currentSystem(): RuleSystem | null {
  const campaign = currentCampaign();
  return campaign === null ? null : systemOf(campaign.system);
}

/** Whether a rule system has a starter pack to offer. */
export function hasPack(system: RuleSystem): boolean {
  return app.info?.packs.includes(system.id) ?? false;
}

/** The name of a rule system, in the language of the interface. */
export function systemName(id: string): string {
  return say(systemOf(id).name);
}
