import { exportFormat } from '#shared/api/exports.ts';
import type { Combat } from '#shared/records/combat.ts';
import type { PaletteGroup } from '#renderer/commands/palette.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { writeFile, type ExportSubject } from './exporting.svelte.ts';

/** What the palette offers to take home of a fight: its log and its session's report, in every format, as they were last chosen. */
export function exportGroup({ id, sessionId }: Pick<Combat, 'id' | 'sessionId'>): PaletteGroup {
  const { format: _format, ...options } = app.settings.exporting;
  const offered = (subject: ExportSubject, label: 'exporting.saidFight' | 'exporting.saidSession') =>
    exportFormat.options.map((format) => ({
      id: `${subject.what} ${format}`,
      label: t(label, { format: t(`exporting.format.${format}`) }),
      run: () => writeFile(subject, format, options),
    }));
  return {
    id: 'exports',
    title: t('exporting.open'),
    entries: [
      ...offered({ what: 'fight', id }, 'exporting.saidFight'),
      ...(sessionId === null ? [] : offered({ what: 'session', id: sessionId }, 'exporting.saidSession')),
    ],
  };
}
