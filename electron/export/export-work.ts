import type { CreatureChoice, CreatureFormat } from '#shared/api/bestiary.ts';
import type { ExportFormat } from '#shared/api/exports.ts';
import type { Writing } from '#shared/log/formats/formats.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { CardsPage } from './bestiary-cards.ts';
import type { LogAsked } from './log-writing.ts';
import type { CreaturesWritten } from './write-creatures.ts';

/** Where something is written. */
interface Target {
  readonly path: string;
}

/** The slow parts of exporting, for whoever does them where nobody waits. */
export interface ExportWork {
  readonly logHeading: (
    log: LogAsked,
    signal: AbortSignal,
  ) => Promise<Omit<Writing, 'write' | 'writePrinted'>>;
  /** A page to be printed (HTML). */
  readonly logPage: (log: LogAsked, signal: AbortSignal) => Promise<string>;
  readonly writeLog: (
    log: LogAsked & Target & { readonly format: Exclude<ExportFormat, 'pdf'> },
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** A fight as it is stored, whether it can be read or not. */
  readonly writeStored: (fight: Target & { readonly id: string }) => Promise<unknown>;
  readonly writeCreatures: (
    creatures: Target & CreaturesToWrite & { readonly format: Exclude<CreatureFormat, 'cards'> },
  ) => Promise<CreaturesWritten>;
  readonly creatureCards: (creatures: CreaturesToWrite & { readonly fontCss: string }) => Promise<CardsPage>;
}

interface CreaturesToWrite {
  readonly which: CreatureChoice;
  readonly locale: Locale;
}
