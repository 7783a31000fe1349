import { withMinus } from '#shared/text/figures.ts';

/** What was made of a typed figure: a number, nothing typed, or something that is no number. */
export type TypedNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' };

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** Reads a figure as people type it: a comma or a point for decimals, and `-`, `−` or `–` for minus. */
export function readNumber(text: string, decimals: boolean): TypedNumber {
  const tidy = text.trim().replace(/^[−–]/, '-').replace(/\s/g, '');
  if (tidy === '') return { kind: 'empty' };
  if (!(decimals ? DECIMAL : WHOLE).test(tidy)) return { kind: 'wrong' };
  const value = Number(tidy.replace(',', '.'));
  return Number.isSafeInteger(Math.trunc(value)) ? { kind: 'number', value } : { kind: 'wrong' };
}

/** A number as it stands in a field: minus as `−`, a comma for decimals where the language has one. */
export function writeNumber(value: number | null, comma: boolean): string {
  if (value === null) return '';
  const text = withMinus(String(value));
  return comma ? text.replace('.', ',') : text;
}
