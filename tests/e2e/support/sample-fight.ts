import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Fight } from '#shared/api/combats.ts';
import { ask } from './bridge.ts';

/** Starts the first encounter of the first sample campaign. */
export async function startSampleFight(page: Page): Promise<Fight> {
  const [campaign] = await ask(page, 'campaigns:list');
  const campaignId = campaign?.id ?? '';
  const [encounter] = await ask(page, 'encounters:list', { campaignId });
  return ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter?.id ?? '' });
}
