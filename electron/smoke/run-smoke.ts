import type { BrowserWindow } from 'electron';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '#shared/api/wire.ts';
import { exportFormat, exportOptions, type ExportFormat } from '#shared/api/exports.ts';
import { text } from '#shared/text/translate.ts';
import type { Exporter } from '#electron/export/exporter.ts';
import { playSample, type Ask } from './play-sample.ts';

/** What the trial run is done on. */
export interface SmokeTools {
  readonly window: BrowserWindow;
  /** An exporter that writes into a folder instead of asking. */
  readonly exporterInto: (folder: string) => Exporter;
}

/** Plays the sample fight through the window and exports its log in every format; gives the line that says so. */
export async function runSmoke({ window, exporterInto }: SmokeTools): Promise<string> {
  await mustShowSomething(window);
  const fight = await playSample(bridgeOf(window));
  const folder = await mkdtemp(join(tmpdir(), 'rodada-smoke-'));
  try {
    const sizes: string[] = [];
    for (const format of exportFormat.options) {
      sizes.push(`${format} ${await sizeOfExport(exporterInto(folder), folder, fight.combat.id, format)}`);
    }
    const { count, state } = fight;
    return text('store.smoke.done', 'pt-BR', {
      commands: count,
      rounds: state.round,
      files: sizes.join(', '),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sizeOfExport(
  exporter: Exporter,
  folder: string,
  id: string,
  format: ExportFormat,
): Promise<number> {
  const name = await exporter.write({ what: 'fight', id, options: exportOptions.parse({}) }, format);
  const { size } = await stat(join(folder, name ?? ''));
  if (name === null || size === 0) throw new Error(`The log's ${format} file is empty.`);
  return size;
}

async function mustShowSomething({ webContents }: BrowserWindow): Promise<void> {
  const shown: unknown = await webContents.executeJavaScript('document.body.innerText.trim().length');
  if (typeof shown !== 'number' || shown === 0) throw new Error('The window shows nothing.');
}

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

function bridgeOf({ webContents }: BrowserWindow): Ask {
  return async (channel, input) => {
    const given = input === undefined ? '' : `, ${JSON.stringify(input)}`;
    const answer: unknown = await webContents.executeJavaScript(`window.rodada.call('${channel}'${given})`);
    if (!isAnswer<never>(answer)) throw new Error(`${channel} gave no answer.`);
    return answer;
  };
}
