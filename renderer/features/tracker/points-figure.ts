import type { HitPoints } from '../../../shared/combat/state.ts';
import type { Message } from '../../../shared/text/message.ts';
import { message } from '../../../shared/text/translate.ts';

/** What a bare figure means, by the panel it is typed in. */
export type PointsMode = 'damage' | 'heal' | 'temp';

/** The core command that a figure comes to for one combatant. */
export interface PointsCommand {
  readonly type: 'damage' | 'heal' | 'temp-hp';
  readonly amount: number;
}

/** A figure as it was understood: the command depends on the points of each one it is applied to. */
export type PointsReading =
  | { readonly ok: true; readonly commandFor: (hp: HitPoints) => PointsCommand }
  | { readonly ok: false; readonly why: Message };

const COMMAND_OF = { damage: 'damage', heal: 'heal', temp: 'temp-hp' } as const;
/** A sign or `=`, whole or decimal figures, and "metade" (or "half", "m", "½") for half of it. */
const FIGURE =
  /^(?<sign>[-+=−–])?\s*(?<figure>\d+)(?<decimals>[.,]\d+)?\s*(?<half>metade|half|m|½|\/\s*2)?$/i;
const MOST = 100_000;

/** Reads `7`, `-7`, `+3`, `=12`, `7 metade`; halves are rounded down. An `=` sets the points, whatever the mode. */
export function readPoints(source: string, mode: PointsMode): PointsReading {
  const found = FIGURE.exec(source.trim())?.groups;
  if (found === undefined) {
    const why = source.trim() === '' ? message('tracker.points.empty') : message('tracker.points.notFigure');
    return { ok: false, why };
  }
  if (found['decimals'] !== undefined) return { ok: false, why: message('tracker.points.notWhole') };
  const written = Number(found['figure']);
  if (written > MOST) return { ok: false, why: message('tracker.points.tooMany', { most: MOST }) };
  const amount = found['half'] === undefined ? written : Math.floor(written / 2);
  return { ok: true, commandFor: commandOf(found['sign'] ?? '', amount, mode) };
}

function commandOf(sign: string, amount: number, mode: PointsMode): (hp: HitPoints) => PointsCommand {
  if (sign === '=') return (hp) => toReach(amount, hp);
  if (sign === '+') return () => ({ type: mode === 'temp' ? 'temp-hp' : 'heal', amount });
  if (sign !== '') return () => ({ type: 'damage', amount });
  return () => ({ type: COMMAND_OF[mode], amount });
}

/** Temporary points stand before the others, so that reaching a lower figure takes them too. */
function toReach(points: number, { current, temp }: HitPoints): PointsCommand {
  return points >= current
    ? { type: 'heal', amount: points - current }
    : { type: 'damage', amount: current - points + temp };
}
