import { basename } from 'node:path';
import type { CreatureChoice, CreatureFormat, WrittenCreatures } from '#shared/api/bestiary.ts';
import type { Campaign } from '#shared/api/campaigns.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import type { ExportWork } from './export-work.ts';
import type { Printer } from './printer.ts';
import { safeFileName } from './safe-file-name.ts';
import { writeWhole } from './write-whole.ts';

/** Writes creatures of a campaign where the narrator says; null when the dialog was closed or it was given up. */
export type CreatureExporter = (
  campaign: Campaign,
  which: CreatureChoice,
  format: CreatureFormat,
) => Promise<WrittenCreatures | null>;

/** What exporting needs of the world. */
export interface CreatureExportTools {
  readonly locale: () => Locale;
  readonly printer: Pick<Printer, 'fontCss' | 'print'>;
  readonly work: Pick<ExportWork, 'writeCreatures' | 'creatureCards'>;
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

/** Makes the exporter of creatures; `NOT_ALLOWED` for stat lines of a system that has none, and for too many cards. */
export function creatureExporter({
  locale,
  printer,
  work,
  chooseTarget,
}: CreatureExportTools): CreatureExporter {
  return async (campaign, which, format) => {
    const asked = { which, locale: locale() };
    const title = text('creatureFile.title', asked.locale, { campaign: campaign.name });
    const choose = () => chooseTarget(safeFileName(title, CREATURE_EXTENSIONS[format]), format);
    if (format !== 'cards') {
      const path = await choose();
      if (path === null) return null;
      const written = await work.writeCreatures({ ...asked, format, path });
      return { fileName: basename(path), ...written };
    }
    const { page, footer, count } = await work.creatureCards({ ...asked, fontCss: await printer.fontCss() });
    const path = await choose();
    if (path === null) return null;
    await writeWhole(path, await printer.print(page, footer));
    return { fileName: basename(path), count, lossy: 0 };
  };
}
