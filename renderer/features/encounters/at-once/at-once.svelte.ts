import type { PaletteEntry } from '#renderer/commands/palette.svelte.ts';
import { currentCampaign } from '#renderer/state/app.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { saysWho } from './read-line.ts';

interface AtOnceState {
  open: boolean;
  /** What is written in its line as it opens. */
  line: string;
}

/** The sheet that begins a fight which nothing was prepared for. */
export const atOnce: AtOnceState = $state({ open: false, line: '' });

/** Opens the sheet, with a line written in it. */
export function openAtOnce(line = ''): void {
  Object.assign(atOnce, { open: true, line });
}

/** A line of the palette that says how many of whom come, as the fight it would begin; null for any other line. */
export function saidAtOnce(line: string): PaletteEntry | null {
  if (currentCampaign() === null || !saysWho(line)) return null;
  return {
    id: 'at-once',
    label: t('atOnce.said', { line: line.trim() }),
    run: () => openAtOnce(line.trim()),
  };
}
