import { contract } from '#shared/api/contract.ts';
import { openFigures } from '#electron/statistics/figures-of.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

/** The figures of fights, summed. */
export function statisticHandlers({ db }: Desk): HandlersOf<'statistics:of'> {
  const figuresOf = openFigures(db);
  return { 'statistics:of': on(contract['statistics:of'], figuresOf) };
}
