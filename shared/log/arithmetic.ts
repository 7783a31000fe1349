import type { CombatEvent, Outcome, Sum, Term } from '#shared/combat/events.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { figure, signOf } from '#shared/text/figures.ts';
import { senseOf } from './sum-sense.ts';

/** What is told with its arithmetic. */
type SummedEvent = Extract<CombatEvent, { type: 'test' | 'rolled' }>;

/** Whether an event is told with its arithmetic. */
export function hasSums(event: CombatEvent): event is SummedEvent {
  return event.type === 'test' || event.type === 'rolled';
}

/** A sum set in figures: `17 + 7 + 1 = 25 ≥ 15`. */
export interface Figures {
  /** Named where the sentence doesn't say what was rolled. */
  readonly label: Message | null;
  readonly sum: Sum;
  readonly against: { readonly sign: '≥' | '<' | '≤'; readonly total: number } | null;
}

/** The sums of a check as they stand in the log; one that is compared with the next takes it in as a total. */
export function figuresOf(event: SummedEvent): readonly Figures[] {
  const { sums } = event;
  const outcome = event.type === 'test' ? event.outcome : 'neutral';
  const figures: Figures[] = [];
  for (const sum of sums) {
    const last = figures.at(-1);
    const { opposes = false, unnamed = false } = senseOf(sum);
    if (last !== undefined && last.against === null && opposes) {
      const sign = comparison(last.sum.total, sum.total, outcome);
      figures.splice(-1, 1, { ...last, against: { sign, total: sum.total } });
    } else {
      figures.push({ label: unnamed ? null : sum.label, sum, against: null });
    }
  }
  // How many dice there were stands after what they came to; a figure that the sentence tells needs no sum.
  return figures.filter(saysMore).toSorted((a, b) => countsDice(a) - countsDice(b));
}

/** Whether a sum is more than one figure that no die rolled. */
function saysMore({ label, sum, against }: Figures): boolean {
  const shown = sum.terms.filter(({ value, dice }) => value !== 0 || dice.length > 0);
  const [only] = shown;
  return label !== null || against !== null || shown.length > 1 || only === undefined || only.dice.length > 0;
}

function countsDice({ sum }: Figures): number {
  return senseOf(sum).counts === true ? 1 : 0;
}

/** The sign is true of the figures: a natural 20 that hits from below still shows `<`; a tie that loses shows `≤`. */
function comparison(left: number, right: number, outcome: Outcome): '≥' | '<' | '≤' {
  if (left === right) return outcome === 'failure' ? '≤' : '≥';
  return left > right ? '≥' : '<';
}

/** Figures on one line: `(6 + 2 + 3) × 2 = 22`, `Teste 14 + 5 = 19 ≥ 15`; zeros that no die rolled are left out. */
export function figuresText({ label, sum, against }: Figures, locale: Locale): string {
  const named = label === null ? '' : `${say(label, locale)} `;
  const compared = against === null ? '' : ` ${against.sign} ${figure(against.total, locale)}`;
  return named + sumText(sum, locale) + compared;
}

/** A sum on one line, without its label. */
export function sumText(sum: Sum, locale: Locale): string {
  const { total, multiplier } = sum;
  const { multiplied, added } = partsOf(sum);
  const shown = multiplied.filter(({ value, dice }) => value !== 0 || dice.length > 0);
  if (shown.length === 0 && added.length === 0) return figure(total, locale);
  const inner = chain(shown, locale);
  const isLong = shown.length > 1;
  const product =
    multiplier === 1 ? inner : `${isLong ? `(${inner})` : inner} × ${figure(multiplier, locale)}`;
  const whole = product + added.map((term) => ` ${addend(term.value, locale)}`).join('');
  if (whole === figure(total, locale)) return whole;
  return `${whole} ${addsUp(sum) ? '=' : '→'} ${figure(total, locale)}`;
}

/** One named figure of an explained sum. */
export interface ExplainedPart {
  readonly sign: '+' | '−';
  /** Without its sign. */
  readonly value: string;
  readonly label: string;
  readonly rule: string;
  readonly dice: readonly RolledDie[];
  /** True for what is added after a critical has multiplied the rest. */
  readonly afterMultiplier: boolean;
}

/** A sum with a name at every figure, for the result card. */
export interface ExplainedSum {
  /** It is what somebody loses. */
  readonly isDamage: boolean;
  readonly label: string;
  readonly total: string;
  /** Null when nothing multiplies. */
  readonly multiplier: string | null;
  readonly parts: readonly ExplainedPart[];
}

/** Explains a sum die by die in the given language. */
export function explainSum(sum: Sum, locale: Locale): ExplainedSum {
  const { multiplied, added } = partsOf(sum);
  const explain = (term: Term, afterMultiplier: boolean): ExplainedPart => ({
    sign: signOf(term.value),
    value: figure(Math.abs(term.value), locale),
    label: say(term.label, locale),
    rule: term.rule,
    dice: term.dice,
    afterMultiplier,
  });
  return {
    isDamage: senseOf(sum).damage === true,
    label: say(sum.label, locale),
    total: figure(sum.total, locale),
    multiplier: sum.multiplier === 1 ? null : figure(sum.multiplier, locale),
    parts: [...multiplied.map((term) => explain(term, false)), ...added.map((term) => explain(term, true))],
  };
}

/** What a critical multiplies, and the last term where it raises or lowers the product instead (H12's minimum). */
function partsOf({ terms, multiplier, total }: Sum): {
  readonly multiplied: readonly Term[];
  readonly added: readonly Term[];
} {
  const last = terms.at(-1);
  if (multiplier === 1 || last === undefined || sumOf(terms) * multiplier === total) {
    return { multiplied: terms, added: [] };
  }
  const rest = terms.slice(0, -1);
  const fits = sumOf(rest) * multiplier + last.value === total;
  return fits ? { multiplied: rest, added: [last] } : { multiplied: terms, added: [] };
}

function addsUp(sum: Sum): boolean {
  const { multiplied, added } = partsOf(sum);
  return sumOf(multiplied) * sum.multiplier + sumOf(added) === sum.total;
}

function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}

function chain(terms: readonly Term[], locale: Locale): string {
  return terms
    .map(({ value }, index) => (index === 0 ? figure(value, locale) : addend(value, locale)))
    .join(' ');
}

function addend(value: number, locale: Locale): string {
  return `${signOf(value)} ${figure(Math.abs(value), locale)}`;
}
