import type { Dice } from '#shared/dice/dice.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { pendingEntries, withMended } from '#shared/rules/cairn/own.ts';
import { inForce, rollMending, type RolledScar } from '#shared/rules/cairn/scars/scar-roll.ts';
import { DOOMED, scarFor, stillBrings } from '#shared/rules/cairn/scars/scars.ts';
import type { Attribute, CairnSheet } from '#shared/rules/cairn/sheet/sheet.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

/** A character between fights. */
export interface AtHome {
  readonly hp: Attribute;
  readonly sheet: CairnSheet;
}

/** A character with a scar mended, and what was rolled for it. */
export interface MendedAtHome extends AtHome {
  readonly scar: RolledScar;
}

const MENDING = 'scar';

/** The dice that mending a scar rolls for a purpose; none for entry 12, which waits for its save (C13). */
export function mendingSlots(entry: number, purpose = MENDING): readonly DiceSlot[] {
  const { later, title } = scarFor(entry);
  if (later === null || entry === DOOMED) return [];
  return [{ purpose, label: cairnMessage(title), sides: later.sides, count: later.count }];
}

/**
 * Rolls the part of a scar that waited until recovery, outside any fight: new maxima come into force, and what the scar
 * brought ends unless another that waits brings it, too (C13). A scar that doesn't wait changes nothing.
 */
export function mendAtHome({ hp, sheet }: AtHome, entry: number, dice: Dice): MendedAtHome {
  const scar = scarFor(entry);
  const { str, dex, wil, scars } = sheet;
  const rolled = rollMending(scar, { maxHp: hp.max, str, dex, wil }, dice, MENDING);
  const left = withMended(scars, entry);
  const ended = scar.conditions.filter((condition) => !stillBrings(pendingEntries(left), condition));
  const mended = {
    ...sheet,
    scars: left,
    deprived: sheet.deprived && !ended.includes('deprived'),
    lasting: sheet.lasting.filter(({ condition }) => !ended.some((one) => one === condition)),
  };
  return { ...withGain({ hp, sheet: mended }, rolled), scar: rolled };
}

function withGain({ hp, sheet }: AtHome, { rolled }: RolledScar): AtHome {
  if (rolled === null || rolled.to === null) return { hp, sheet };
  const { figure, gain, to } = rolled;
  if (figure === 'maxHp') return { hp: inForce(hp, gain, to), sheet };
  return { hp, sheet: { ...sheet, [figure]: inForce(sheet[figure], gain, to) } };
}
