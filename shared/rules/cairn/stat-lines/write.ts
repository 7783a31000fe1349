import type { JsonObject } from '#shared/json.ts';
import type { Locale } from '#shared/text/locale.ts';
import { sheetSlot, type Weapon } from '#shared/rules/cairn/sheet/sheet.ts';
import { WORDS, type StatLineWords } from './words.ts';

/** Writes a creature in Cairn's one-line form, in either language: `4 HP, 1 Armor, 12 STR, 12 DEX, 9 WIL, short sword (d6)`. */
export function writeCairnStatLine(hp: number, rawSheet: JsonObject, locale: Locale): string {
  const words = WORDS[locale];
  const { str, dex, wil, armor, weapons, detachment } = sheetSlot.read(rawSheet);
  const parts = [
    `${hp} ${words.hp}`,
    ...(armor > 0 ? [`${armor} ${words.armor}`] : []),
    `${str.max} ${words.str}`,
    `${dex.max} ${words.dex}`,
    `${wil.max} ${words.wil}`,
  ];
  const attacks = weapons.map((weapon, index) => {
    const joint = weapon.alternative && index > 0 ? ` ${words.or} ` : ', ';
    return `${joint}${writeWeapon(weapon, words)}`;
  });
  return `${parts.join(', ')}${attacks.join('')}${detachment ? `, _${words.detachment}_` : ''}`;
}

function writeWeapon({ name, dice, blast, ignoresArmor, bulky }: Weapon, words: StatLineWords): string {
  const traits = [
    dice,
    ...(blast ? [`_${words.blast}_`] : []),
    ...(ignoresArmor ? [words.ignoresArmor] : []),
    ...(bulky ? [words.bulky] : []),
  ];
  return `${name} (${traits.join(', ')})`;
}
