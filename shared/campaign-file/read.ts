import { at, RodadaError } from '#shared/errors.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/translate.ts';
import { campaignFile, type CampaignFile } from './campaign-file.ts';
import { checkReferences } from './references.ts';
import { upgrade } from './upgrade.ts';

/** A campaign file that was read and found whole. */
export interface ReadCampaign {
  readonly file: CampaignFile;
  readonly system: RuleSystem;
}

/**
 * Reads what stood in a campaign file: brought up to this version, every field checked, sheets and options completed by
 * their system, every id one that is there. `BAD_FILE`, naming the field where one is at fault; its fights aren't played.
 */
export function readCampaignFile(raw: unknown): ReadCampaign {
  return asBadFile(() => {
    const file = readWith(campaignFile, upgrade(raw), '');
    const system = SYSTEMS.find(({ id }) => id === file.campaign.system);
    if (system === undefined) {
      const said = message('campaignFile.unknownSystem', { system: file.campaign.system });
      throw new RodadaError('BAD_FILE', said, { path: 'campaign.system' });
    }
    checkReferences(file);
    const sheeted = <T extends { readonly sheet: CampaignFile['creatures'][number]['sheet'] }>(
      list: readonly T[],
      base: string,
    ) => list.map((one, i) => ({ ...one, sheet: readWith(system.sheet, one.sheet, `${base}[${i}].sheet`) }));
    const options = readWith(system.options, file.campaign.options, 'campaign.options');
    return {
      system,
      file: {
        ...file,
        campaign: { ...file.campaign, options },
        characters: sheeted(file.characters, 'characters'),
        creatures: sheeted(file.creatures, 'creatures'),
      },
    };
  });
}

/** Runs a check of a file; what it finds wrong is the file's fault (`BAD_FILE`) and says where. */
function asBadFile<T>(check: () => T): T {
  try {
    return check();
  } catch (thrown) {
    // Lists within lists without end are no campaign, and too much for the checks.
    if (thrown instanceof RangeError) throw new RodadaError('BAD_FILE', message('campaignFile.notOne'));
    if (!(thrown instanceof RodadaError) || thrown.code === 'BAD_FILE') throw thrown;
    throw at(
      new RodadaError('BAD_FILE', message('campaignFile.faulty', { why: thrown.said })),
      thrown.path ?? '',
    );
  }
}
