import { filesOfSystems } from '#electron/files/of-system.ts';
import { readWith } from '#shared/schema/read.ts';
import type { Locale } from '#shared/text/locale.ts';
import { sampleCampaign, type SampleCampaign } from './sample-campaign.ts';

/** Whatever lies at `resources/sample/<system>/<language>.json`. */
const SAMPLES = filesOfSystems(
  import.meta.glob<unknown>('/resources/sample/*/*.json', { import: 'default' }),
);

/** The ids of the systems that have a sample campaign. */
export function systemsWithSample(): readonly string[] {
  return SAMPLES.systems();
}

/** The sample campaign of a system in this language, else in the first of ours it is written in; null when there is none. */
export async function openSample(system: string, locale: Locale): Promise<SampleCampaign | null> {
  const [file] = SAMPLES.find(system, locale);
  return file === undefined ? null : readWith(sampleCampaign, await file.read(), 'sample');
}
