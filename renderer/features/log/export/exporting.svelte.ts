import type { ExportProgress } from '#shared/api/export-progress.ts';
import type { ExportFormat, ExportOptions } from '#shared/api/exports.ts';
import { call, listen } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** What is taken home: a fight's log, or a session's report. */
export interface ExportSubject {
  readonly what: 'fight' | 'session';
  readonly id: string;
}

/** The export being made: whose it is and how far; null while none is. */
export const exporting: { now: (ExportSubject & { readonly progress: ExportProgress }) | null } = $state({
  now: null,
});

let givenUp = false;

/** Writes a file that the narrator chooses, and says so. */
export async function writeFile(
  subject: ExportSubject,
  format: ExportFormat,
  options: ExportOptions,
): Promise<void> {
  const channel = subject.what === 'fight' ? 'combats:export' : 'sessions:export';
  const file = await following(subject, () => call(channel, { id: subject.id, format, options }));
  if (file !== null) toast(t('exporting.done', { file }));
  else if (givenUp) toast(t('exporting.cancelled'));
}

/** Opens the system's print dialog. */
export async function printOut(subject: ExportSubject, options: ExportOptions): Promise<void> {
  const channel = subject.what === 'fight' ? 'combats:print' : 'sessions:print';
  const printed = await following(subject, () => call(channel, { id: subject.id, options }));
  if (printed === true) toast(t('exporting.printed'));
  else if (givenUp) toast(t('exporting.cancelled'));
}

/** Gives up what is being exported. */
export async function giveUp(): Promise<void> {
  givenUp = true;
  await attempt(() => call('exports:cancel'));
}

/** Does an export and shows how far it is; one at a time. */
async function following<T>(subject: ExportSubject, work: () => Promise<T>): Promise<T | null> {
  givenUp = false;
  const show = (progress: ExportProgress) => (exporting.now = { ...subject, progress });
  show({ step: 'reading', entries: 0 });
  const unlisten = listen('export:progress', show);
  try {
    return await attempt(work);
  } finally {
    unlisten();
    exporting.now = null;
  }
}
