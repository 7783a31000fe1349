import type { Dice } from '#shared/dice/dice.ts';
import { rollSave, type Save } from '#shared/rules/cairn/wounds/save.ts';
import type { Scar, ScarFigure, ScarGain, ScarPlace } from './scars.ts';
import { MAX_ATTRIBUTE, type Attribute, type Attributes } from '#shared/rules/cairn/sheet/sheet.ts';

/** What a scar may change about its bearer. */
export interface Vitals extends Attributes {
  readonly maxHp: number;
}

/** New maxima now in force, only those that change. */
export type ScarChanges = Readonly<Partial<Record<ScarFigure, number>>>;

/** The dice of a gain and what came of them. */
export interface RolledGain {
  readonly gain: ScarGain;
  readonly figure: ScarFigure;
  readonly naturals: readonly number[];
  readonly total: number;
  /** The maximum before. */
  readonly from: number;
  /** The new maximum, or null when it stays. */
  readonly to: number | null;
}

/** A part of a scar that has been rolled. */
export interface RolledScar {
  readonly place: { readonly natural: number; readonly at: ScarPlace } | null;
  readonly save: Save | null;
  readonly rolled: RolledGain | null;
  readonly changes: ScarChanges;
}

/** Rolls what a scar does at once: its place, its save, its dice, in this order (C13). */
export function rollScar(scar: Scar, vitals: Vitals, dice: Dice, purpose: string): RolledScar {
  const natural = scar.places.length === 0 ? null : dice.roll(purpose, 6);
  const at = natural === null ? undefined : scar.places.find(({ upTo }) => natural <= upTo);
  const place = natural === null || at === undefined ? null : { natural, at };
  const save = scar.now?.afterSave === true ? rollSave(dice, vitals.wil.current, purpose) : null;
  const due = save === null || save.passed ? scar.now : null;
  return withGain({ place, save, gain: due }, vitals, dice, purpose);
}

/** Rolls what waited until a scar was mended (C13). */
export function rollMending(scar: Scar, vitals: Vitals, dice: Dice, purpose: string): RolledScar {
  return withGain({ place: null, save: null, gain: scar.later }, vitals, dice, purpose);
}

function withGain(
  { place, save, gain }: Pick<RolledScar, 'place' | 'save'> & { readonly gain: ScarGain | null },
  vitals: Vitals,
  dice: Dice,
  purpose: string,
): RolledScar {
  const figure = gain?.figure === 'placed' ? place?.at.attribute : gain?.figure;
  if (gain === null || figure === undefined || figure === null) {
    return { place, save, rolled: null, changes: {} };
  }
  const naturals: number[] = [];
  let total = 0;
  for (let die = 0; die < gain.count; die += 1) {
    const natural = dice.roll(purpose, gain.sides);
    naturals.push(natural);
    total += natural;
  }
  const from = figure === 'maxHp' ? vitals.maxHp : vitals[figure].max;
  const now = figure === 'maxHp' ? vitals.maxHp : vitals[figure].current;
  const most = figure === 'maxHp' ? Infinity : MAX_ATTRIBUTE;
  const to = newFigure(gain, total, { max: from, current: now, most });
  return {
    place,
    save,
    rolled: { gain, figure, naturals, total, from, to },
    changes: to === null ? {} : { [figure]: to },
  };
}

function newFigure(
  { rule }: ScarGain,
  total: number,
  { max, current, most }: Attribute & { readonly most: number },
): number | null {
  switch (rule) {
    case 'if-above-max':
      return total > max ? total : null;
    case 'if-above-current':
      return total > current ? total : null;
    case 'add':
      return max < most ? Math.min(most, max + total) : null;
    case 'replace':
      return total === max ? null : total;
  }
}

/** A figure with its new maximum in force; only one compared with what it is now takes it as its value, too (entry 6). */
export function inForce({ current }: Attribute, gain: ScarGain, max: number): Attribute {
  return { current: gain.rule === 'if-above-current' ? max : Math.min(current, max), max };
}
