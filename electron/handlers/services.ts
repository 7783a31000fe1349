import type { Notice } from '#shared/api/app-info.ts';
import type { MenuOffer } from '#shared/api/menu.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import type { OwnFacts } from '#electron/about/about.ts';
import type { Backups } from '#electron/backup/backups.ts';
import type { CreatureExporter } from '#electron/export/export-creatures.ts';
import type { Exporter } from '#electron/export/exporter.ts';
import type { CardPrinter } from '#electron/export/print-cards.ts';
import type { DataCheck } from '#electron/check/check-data.ts';
import type { FileWork } from '#electron/file-work/file-work.ts';
import type { Pieces } from '#electron/files/pieces.ts';
import type { GivenFiles } from '#electron/given-files/given-files.ts';
import type { Fights } from '#electron/fights/fights.ts';
import type { Forecaster } from '#electron/forecast/forecaster.ts';
import type { OpeningActs } from '#electron/opening/opening.ts';
import type { Players } from '#electron/player/players.ts';
import type { KnownDamage } from '#electron/store/damage/known-damage.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** Asks the narrator where campaign files are; null when the dialog was closed. */
export interface CampaignDialogs {
  readonly chooseSource: () => Promise<string | null>;
  /** Offers a name. */
  readonly chooseTarget: (name: string) => Promise<string | null>;
}

/** Asks the narrator where backups go; null when the dialog was closed. */
export interface BackupDialogs {
  readonly chooseSecond: () => Promise<string | null>;
  /** Offers a name. */
  readonly chooseTarget: (name: string) => Promise<string | null>;
}

/** What the handlers work with. */
export interface Services {
  readonly db: Sqlite;
  /** The time as ISO date-time. */
  readonly now: () => string;
  readonly fights: Fights;
  readonly work: FileWork;
  readonly pieces: Pieces;
  readonly given: GivenFiles;
  readonly forecaster: Forecaster;
  readonly players: Players;
  readonly backups: Backups;
  readonly backupDialogs: BackupDialogs;
  readonly opening: OpeningActs;
  readonly storeNotice: Message | null;
  /** False where the data can only be read. */
  readonly writable: boolean;
  readonly own: OwnFacts;
  readonly readNotices: () => Promise<readonly Notice[]>;
  /** Told after the settings were changed. */
  readonly settingsChanged: (settings: Settings) => void;
  /** Puts the page's commands into the app's menu. */
  readonly offerMenu: (offer: MenuOffer) => void;
  /** Puts a text on the system's clipboard. */
  readonly copy: (text: string) => void | Promise<void>;
  /** Asks the narrator for files to import, or for a folder of them; none when the dialog was closed. */
  readonly chooseImport: (what: 'files' | 'folder') => Promise<readonly string[]>;
  /** Asks the narrator for a picture; null when the dialog was closed. */
  readonly choosePicture: () => Promise<string | null>;
  readonly campaignDialogs: CampaignDialogs;
  readonly exporter: Exporter;
  readonly printCards: CardPrinter;
  readonly exportCreatures: CreatureExporter;
  readonly knownDamage: KnownDamage;
  readonly dataCheck: DataCheck;
  /** Asks where to write a text, offering a name; null when the dialog was closed. */
  readonly chooseTextTarget: (name: string) => Promise<string | null>;
  /** The narrator's language. */
  readonly locale: () => Locale;
}
