import type { PlayerScreen } from '#shared/player/player-screen.ts';
import type { BackupStatus } from './backups.ts';
import type { GivenFile } from './campaigns.ts';
import type { Changed } from './changes.ts';
import type { DataReport } from './damage.ts';
import type { ExportProgress } from './export-progress.ts';
import type { ForecastProgress } from './forecasts.ts';
import type { PlayerStatus } from './player.ts';
import type { WorkProgress } from './work-progress.ts';

/** What main tells the pages by itself, by the name of the event. Kept free of zod, so that the preloads stay small. */
export interface Events {
  /** To the players' page: what stands on it now. */
  readonly 'player:screen': PlayerScreen;
  /** To the narrator's page: the players' window has changed. */
  readonly 'player:status': PlayerStatus;
  /** To the narrator's page: this command was chosen in the app's menu, by its id. */
  readonly 'menu:command': string;
  /** To the narrator's page: how far the forecast being made is. */
  readonly 'forecast:progress': ForecastProgress;
  /** To the narrator's page: how far the export being made is. */
  readonly 'export:progress': ExportProgress;
  /** To the narrator's page: how far the work on files is; null when it is over. */
  readonly 'work:progress': WorkProgress | null;
  /** To the narrator's page: whether an act waits for another program to let go of the data. */
  readonly 'store:waiting': boolean;
  /** To the narrator's page: the file from outside that is to be asked about now; null for none. */
  readonly 'given:first': GivenFile | null;
  /** To every page that shows what is stored: this was written, once after each transaction. */
  readonly 'data:changed': Changed;
  /** To every page that shows what is stored: all of it was looked at. */
  readonly 'data:checked': DataReport;
  /** To the narrator's page: how things stand with backups. */
  readonly 'backups:status': BackupStatus;
}

/** Name of an event. */
export type EventName = keyof Events;

/** The events the narrator's page may listen to. */
export const NARRATOR_EVENTS = [
  'player:status',
  'forecast:progress',
  'menu:command',
  'export:progress',
  'work:progress',
  'store:waiting',
  'given:first',
  'data:changed',
  'data:checked',
  'backups:status',
] as const satisfies readonly EventName[];

/** An event the narrator's page may listen to. */
export type NarratorEvent = (typeof NARRATOR_EVENTS)[number];

/** Stops listening. */
export type Unlisten = () => void;

/** What the preload puts on the players' page as `players`: it hears what to show, and can ask for nothing. */
export interface PlayersBridge {
  readonly onScreen: (listener: (screen: PlayerScreen) => void) => Unlisten;
}
