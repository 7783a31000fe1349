import { readWith } from '#shared/schema/read.ts';
import type { Locale } from '#shared/text/locale.ts';
import { SAMPLES } from './sample-files.ts';
import { sampleCampaign, type SampleCampaign } from './sample-campaign.ts';

/** The sample campaign of a system in this language, else in the first of ours it is written in; null when there is none. */
export async function openSample(system: string, locale: Locale): Promise<SampleCampaign | null> {
  const [file] = SAMPLES.find(system, locale);
  return file === undefined ? null : readWith(sampleCampaign, await file.read(), 'sample');
}
