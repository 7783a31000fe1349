import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { creatureExporter } from '#electron/export/export-creatures.ts';
import { openExporter } from '#electron/export/exporter.ts';
import { cardPrinter } from '#electron/export/print-cards.ts';
import type { Printer } from '#electron/export/printer.ts';
import { exportWork } from '#electron/file-work/export-work.ts';
import { openGivenFiles } from '#electron/given-files/given-files.ts';
import { openInbox } from '#electron/given-files/inbox.ts';
import type { Services } from '#electron/handlers/services.ts';
import { tempServices } from './temp-services.ts';

/** Services whose dialogs are answered: files lie in this folder, and what is printed is kept. */
export function exportingServices(folder: string, papers: string[]): Services {
  const printer: Printer = {
    fontCss: () => Promise.resolve(''),
    print: async (html) => Buffer.from(await html),
    toPaper(html) {
      papers.push(html);
      return Promise.resolve(true);
    },
  };
  const locale = () => 'pt-BR' as const;
  const chooseTarget = (name: string) => Promise.resolve(join(folder, name));
  const chooseSource = () => Promise.resolve(join(folder, 'source'));
  const services = tempServices();
  const tools = { db: services.db, printer, chooseTarget };
  const work = exportWork(services.work);
  return {
    ...services,
    campaignDialogs: { chooseSource, chooseTarget },
    given: openGivenFiles({
      ...{ inbox: openInbox([join(folder, 'source')]), work: services.work, now: services.now },
      tell: () => undefined,
    }),
    chooseTextTarget: chooseTarget,
    backupDialogs: { chooseSecond: () => Promise.resolve(folder), chooseTarget },
    backups: { ...services.backups, writeTo: (path) => writeFile(path, 'everything') },
    exporter: openExporter({ ...tools, work, tell: () => undefined, timeZone: 'America/Sao_Paulo' }),
    printCards: cardPrinter(tools),
    exportCreatures: creatureExporter({ ...tools, work, locale }),
  };
}
