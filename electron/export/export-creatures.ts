import { basename } from 'node:path';
import type { Creature } from '#shared/records/creature.ts';
import type { CreatureFormat, WrittenCreatures } from '#shared/api/bestiary.ts';
import type { Campaign } from '#shared/api/campaigns.ts';
import { writeJson } from '#shared/creature-files/json-file.ts';
import { writeStatLines } from '#shared/creature-files/stat-line-file.ts';
import { writeCsv } from '#shared/creature-files/write-csv.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message, text } from '#shared/text/translate.ts';
import { bestiaryCards } from './bestiary-cards.ts';
import type { Printer } from './printer.ts';
import { safeFileName } from './safe-file-name.ts';
import { writeWhole } from './write-whole.ts';

/** Writes creatures where the narrator says; null when the dialog was closed. */
export type CreatureExporter = (
  campaign: Campaign,
  creatures: readonly Creature[],
  format: CreatureFormat,
) => Promise<WrittenCreatures | null>;

/** What exporting needs of the world. */
export interface CreatureExportTools {
  readonly locale: () => Locale;
  readonly printer: Pick<Printer, 'fontCss' | 'print'>;
  /** Asks where to save, offering a name; null when the dialog was closed. */
  readonly chooseTarget: (name: string, format: CreatureFormat) => Promise<string | null>;
}

/** File extension of each format. */
export const CREATURE_EXTENSIONS: Readonly<Record<CreatureFormat, string>> = {
  json: 'json',
  csv: 'csv',
  excel: 'csv',
  'stat-lines': 'txt',
  cards: 'pdf',
};

/** Makes the exporter of creatures; `NOT_ALLOWED` for stat lines of a system that has none. */
export function creatureExporter({ locale, printer, chooseTarget }: CreatureExportTools): CreatureExporter {
  return async (campaign, creatures, format) => {
    const language = locale();
    const { text: contents, lossy } =
      format === 'cards'
        ? { text: bestiaryCards(printer, campaign, creatures, language), lossy: 0 }
        : contentsOf(campaign, creatures, format, language);
    const title = text('creatureFile.title', language, { campaign: campaign.name });
    const target = await chooseTarget(safeFileName(title, CREATURE_EXTENSIONS[format]), format);
    if (target === null) return null;
    await writeWhole(target, typeof contents === 'string' ? contents : await contents());
    return { fileName: basename(target), count: creatures.length, lossy };
  };
}

function contentsOf(
  campaign: Campaign,
  creatures: readonly Creature[],
  format: Exclude<CreatureFormat, 'cards'>,
  locale: Locale,
): { readonly text: string; readonly lossy: number } {
  const system = systemOf(campaign.system);
  switch (format) {
    case 'json':
      return { text: writeJson(creatures, system), lossy: 0 };
    case 'csv':
      return { text: writeCsv(creatures, system, { layout: 'plain', locale }), lossy: 0 };
    case 'excel':
      return { text: writeCsv(creatures, system, { layout: 'excel', locale }), lossy: 0 };
    case 'stat-lines': {
      const lines = writeStatLines(creatures, system, locale);
      if (lines === null) throw new RodadaError('NOT_ALLOWED', message('store.import.noStatLines'));
      return lines;
    }
  }
}
