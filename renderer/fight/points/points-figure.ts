import type { OfType } from '#shared/combat/command.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { shareOf, type Share } from '#shared/combat/share.ts';
import type { HealthRules } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What a bare figure means: points taken, given, temporary ones, or the narrator's word for exactly so many. */
export type PointsMode = 'damage' | 'heal' | 'temp' | 'ruling';

/** Which way half a point goes. */
export type Rounding = HealthRules['rounding'];

/** A figure as it was understood. `ruled-temp` sets temporary points exactly. */
export interface PointsRead {
  readonly ok: true;
  readonly kind: PointsMode | 'ruled-temp';
  readonly amount: number;
  /** How it was worked out ("7 ÷ 2 = 3, metade para baixo"), or null for a bare figure. */
  readonly told: Message | null;
}

/** A figure as it was understood, or why it wasn't. */
export type PointsReading = PointsRead | { readonly ok: false; readonly why: Message };

const TEMP = 't(?:emp(?:or[aá]ri[oa]s?|orary)?)?';
const HALF = 'metade|half|m|½';
const DOUBLE = 'dobro|double';
const SUM = String.raw`\d+(?:[.,]\d+)?(?:\s*\+\s*\d+(?:[.,]\d+)?)*`;
const FACTOR = String.raw`${HALF}|${DOUBLE}|[/÷]\s*\d+|[x×*]\s*\d+`;
/** A sign or `=`, "t" for temporary points before or after, a figure or a sum, and a half, double or factor before or after. */
const FIGURE = new RegExp(
  String.raw`^(?<sign>[-+=−–])?\s*(?<tempBefore>${TEMP})?\s*(?:(?<before>${HALF}|${DOUBLE})\s*(?:de\s|of\s)?)?` +
    String.raw`\s*(?<sum>${SUM})\s*(?<after>${FACTOR})?\s*(?<tempAfter>${TEMP})?$`,
  'i',
);
const ONLY_FACTOR = new RegExp(`^(?:${FACTOR})$`, 'i');
/** Two words that would undo each other, wherever they stand. */
const BOTH = new RegExp(String.raw`(?:metade|half|½).*(?:${DOUBLE})|(?:${DOUBLE}).*(?:metade|half|½)`, 'i');
const MOST = 100_000;

/** Reads `7`, `-7`, `+3`, `=12`, `3+4`, `7/2`, `7 metade`, `½ 7`, `7×2`, `7 dobro`, `t5`, `5 temp`, `=0 temp`. */
export function readPoints(source: string, mode: PointsMode, rounding: Rounding): PointsReading {
  const written = source.trim();
  if (written === '') return refused(message('tracker.points.empty'));
  if (ONLY_FACTOR.test(written)) return refused(message('tracker.points.needsFigure'));
  if (BOTH.test(written)) return refused(message('tracker.points.halfOrDouble'));
  const found = FIGURE.exec(written)?.groups;
  if (found === undefined) return refused(message('tracker.points.notFigure'));
  const { sign = '', sum = '', before, after, tempBefore, tempAfter } = found;
  const decimal = /\d+[.,]\d+/.exec(sum)?.[0];
  if (decimal !== undefined) return refused(message('tracker.points.notWhole', { figure: decimal }));
  if (before !== undefined && after !== undefined) return refused(message('tracker.points.notFigure'));
  const kind = kindOf(sign, (tempBefore ?? tempAfter) !== undefined, mode);
  const terms = sum.split('+').map(Number);
  const worked = workOut(terms, before ?? after, rounding);
  if (kind === null || worked === null) return refused(message('tracker.points.notFigure'));
  if (worked.amount > MOST) return refused(message('tracker.points.tooMany', { most: MOST }));
  return { ok: true, kind, ...worked };
}

/** A figure without what says how it is meant: `−7/2` → `7/2`, `t5` → `5`; anything else stays as it is. */
export function bareFigure(source: string): string {
  const found = FIGURE.exec(source.trim())?.groups;
  if (found === undefined) return source;
  const { before, sum = '', after = '' } = found;
  return before === undefined ? `${sum}${/^[a-z]/i.test(after) ? ' ' : ''}${after}` : `${before} ${sum}`;
}

/** What changes somebody's points. */
export type PointsCommand = OfType<CoreCommand, 'damage' | 'heal' | 'temp-hp' | 'ruling'>;

/** How a figure is dealt to one target. */
interface Dealing {
  readonly share: Share;
  readonly rounding: Rounding;
  /** The narrator's words for a ruling. */
  readonly note: string;
}

/** The core's command for one target, or null for nobody touched. A ruling is for everybody the same. */
export function pointsCommand(
  { kind, amount }: PointsRead,
  target: string,
  { share, rounding, note }: Dealing,
): PointsCommand | null {
  if (kind === 'ruling') return { type: 'ruling', target, points: amount, note };
  if (kind === 'ruled-temp') return { type: 'ruling', target, temp: amount, note };
  if (share === 'none') return null;
  const type = kind === 'temp' ? 'temp-hp' : kind;
  return { type, target, amount: shareOf(amount, share, rounding) };
}

function refused(why: Message): PointsReading {
  return { ok: false, why };
}

/** Temporary points are given or set, never taken. */
function kindOf(sign: string, temp: boolean, mode: PointsMode): PointsRead['kind'] | null {
  if (temp) return sign === '=' ? 'ruled-temp' : sign === '' || sign === '+' ? 'temp' : null;
  if (sign === '=') return mode === 'temp' ? 'ruled-temp' : 'ruling';
  if (sign === '+') return mode === 'temp' ? 'temp' : 'heal';
  return sign === '' ? mode : 'damage';
}

function workOut(
  terms: readonly number[],
  factor: string | undefined,
  rounding: Rounding,
): Pick<PointsRead, 'amount' | 'told'> | null {
  const figure = terms.reduce((total, term) => total + term, 0);
  if (factor === undefined) {
    const told =
      terms.length === 1 ? null : message('tracker.points.summed', { terms: terms.join(' + '), figure });
    return { amount: figure, told };
  }
  const by = Number(/\d+/.exec(factor)?.[0] ?? 2);
  if (by === 0) return null;
  if (!new RegExp(`^(?:${HALF}|[/÷])`, 'i').test(factor)) {
    const amount = figure * by;
    return { amount, told: message('tracker.points.times', { figure, by, amount }) };
  }
  const amount = divide(figure, by, rounding);
  const even = figure % by === 0;
  const key = even ? 'tracker.points.divided' : (`tracker.points.divided.${rounding}` as const);
  return { amount, told: message(key, { figure, by, amount }) };
}

function divide(amount: number, by: number, rounding: Rounding): number {
  return rounding === 'down' ? Math.floor(amount / by) : Math.ceil(amount / by);
}
