import { PLACE_TEXT, type ScarPlaceId } from './scar-places.ts';
import type { AttributeId } from '#shared/rules/cairn/sheet/sheet.ts';
import type { CairnKey } from '#shared/rules/cairn/words/texts.ts';

/** A figure a scar may change: maximum PG, or an attribute. */
export type ScarFigure = 'maxHp' | AttributeId;

/** How the dice of a scar change a figure. */
export type ScarRule =
  /** The new maximum, if higher than the maximum. */
  | 'if-above-max'
  /** The new value, if higher than what the attribute is now. */
  | 'if-above-current'
  /** Added to the maximum. */
  | 'add'
  /** The new maximum, whatever it was. */
  | 'replace';

/** Dice a scar rolls for a figure; `placed` is the attribute its place die names. */
export interface ScarGain {
  readonly figure: ScarFigure | 'placed';
  readonly count: number;
  readonly sides: number;
  readonly rule: ScarRule;
  /** Whether a VON save comes first and must be passed. */
  readonly afterSave: boolean;
}

/** One place the place die may name. */
export interface ScarPlace {
  /** The highest face that means this place. */
  readonly upTo: number;
  readonly id: ScarPlaceId;
  readonly label: CairnKey;
  /** The attribute it stands for, where the place is an attribute. */
  readonly attribute: AttributeId | null;
}

/** An entry of the scars table (C13). */
export interface Scar {
  readonly entry: number;
  readonly title: CairnKey;
  readonly text: CairnKey;
  /** What a d6 says about where; empty when nothing is asked. */
  readonly places: readonly ScarPlace[];
  /** What is rolled at once, or null. */
  readonly now: ScarGain | null;
  /** What is rolled once mended, or null. */
  readonly later: ScarGain | null;
  /** Conditions that come with it, until mended or removed. */
  readonly conditions: readonly ScarCondition[];
}

/** The conditions a scar may bring. */
export type ScarCondition = 'deprived' | 'hamstrung' | 'deafened' | 'mortal-wound';

const gain = (figure: ScarGain['figure'], count: number, sides: number, rule: ScarRule): ScarGain => ({
  figure,
  count,
  sides,
  rule,
  afterSave: false,
});

const place = (upTo: number, id: ScarPlaceId, attribute: AttributeId | null = null): ScarPlace => ({
  upTo,
  id,
  label: PLACE_TEXT[id],
  attribute,
});

const BODY: readonly ScarPlace[] = [
  place(1, 'neck'),
  place(2, 'hands'),
  place(3, 'eye'),
  place(4, 'chest'),
  place(5, 'legs'),
  place(6, 'ear'),
];
const BONES: readonly ScarPlace[] = [place(2, 'leg'), place(4, 'arm'), place(5, 'rib'), place(6, 'skull')];
const SCORES: readonly ScarPlace[] = [place(2, 'str', 'str'), place(4, 'dex', 'dex'), place(6, 'wil', 'wil')];

/** The scars by PG lost, 1 to 12 (C13, figures of Cairn Second Edition). */
export const SCARS: readonly Scar[] = [
  scar(1, { places: BODY, now: gain('maxHp', 1, 6, 'if-above-max') }),
  scar(2, { now: gain('maxHp', 1, 6, 'if-above-max') }),
  scar(3, { later: gain('maxHp', 1, 6, 'add'), conditions: ['deprived'] }),
  scar(4, { places: BONES, later: gain('maxHp', 2, 6, 'if-above-max') }),
  scar(5, { later: gain('maxHp', 2, 6, 'if-above-max') }),
  scar(6, { places: SCORES, now: gain('placed', 3, 6, 'if-above-current') }),
  scar(7, { later: gain('dex', 3, 6, 'if-above-max'), conditions: ['hamstrung'] }),
  scar(8, { now: { ...gain('wil', 1, 4, 'add'), afterSave: true }, conditions: ['deafened'] }),
  scar(9, { now: gain('wil', 3, 6, 'if-above-max') }),
  scar(10, { now: { ...gain('wil', 1, 6, 'add'), afterSave: true } }),
  scar(11, { later: gain('maxHp', 2, 6, 'replace'), conditions: ['deprived', 'mortal-wound'] }),
  scar(12, { later: gain('maxHp', 3, 6, 'if-above-max') }),
];

/** The entry that lets the next save against critical damage decide over life and death, and is mended by passing it. */
export const DOOMED = 12;

/** The scar for PG lost in one attack, at least 1; above the table it is the last (C13). */
export function scarFor(lost: number): Scar {
  const found = SCARS[Math.min(lost, SCARS.length) - 1];
  if (found === undefined) throw new RangeError(`No scar for ${lost} points.`);
  return found;
}

/** Whether scars that still wait, by entry, bring a condition (C13). */
export function stillBrings(pending: readonly number[], condition: ScarCondition): boolean {
  return pending.some((entry) => scarFor(entry).conditions.includes(condition));
}

type ScarNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

function scar(entry: ScarNumber, fields: Partial<Scar>): Scar {
  return {
    entry,
    title: `scar.${entry}.title`,
    text: `scar.${entry}.text`,
    places: [],
    now: null,
    later: null,
    conditions: [],
    ...fields,
  };
}
