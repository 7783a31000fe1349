import { RodadaError } from '#shared/errors.ts';
import type { Message } from '#shared/text/message.ts';
import { parseDamageDice, writeDamageDice } from '#shared/rules/cairn/attack/damage-dice.ts';
import type { Weapon } from '#shared/rules/cairn/sheet/sheet.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { splitAtCommas, withoutMarkup } from './markup.ts';
import { BLAST_WORDS, BULKY_WORDS, DETACHMENT_WORDS, IGNORING_WORDS } from './words.ts';

/** Something that stood there and was left out, with why. */
export interface Dropped {
  readonly source: string;
  readonly why: Message;
}

/** What follows the figures of a stat line. */
export interface ReadAttacks {
  readonly weapons: readonly Weapon[];
  readonly detachment: boolean;
  readonly dropped: readonly Dropped[];
}

const BETWEEN_ALTERNATIVES = /(?<=\)|\bd\d+)\s+(?:or|ou)\s+/i;
const IN_BRACKETS = /^(.+?)\s*\(([^()]*)\)$/;
const WITHOUT_BRACKETS = /^(.+?)\s+(1?d\d+(?:\s*\+\s*1?d\d+)*)$/i;

/** Reads attacks ("bite (d8, _blast_)", "sword (d6) or bow (d6)") and the word for a detachment. */
export function readAttacks(parts: readonly string[]): ReadAttacks {
  const weapons: Weapon[] = [];
  const dropped: Dropped[] = [];
  let detachment = false;
  for (const part of parts) {
    if (DETACHMENT_WORDS.has(withoutMarkup(part).toLowerCase())) {
      detachment = true;
      continue;
    }
    let alternative = false;
    for (const source of part.split(BETWEEN_ALTERNATIVES)) {
      const weapon = readWeapon(source.trim(), alternative, weapons, dropped);
      if (weapon === null) continue;
      weapons.push(weapon);
      alternative = true;
    }
  }
  return { weapons, detachment, dropped };
}

function readWeapon(
  source: string,
  alternative: boolean,
  others: readonly Weapon[],
  dropped: Dropped[],
): Weapon | null {
  const found = IN_BRACKETS.exec(source) ?? WITHOUT_BRACKETS.exec(source);
  if (found === null) {
    dropped.push({ source, why: cairnMessage('read.notUnderstood') });
    return null;
  }
  const [diceText = '', ...traits] = splitAtCommas(found[2] ?? '');
  const dice = readDice(diceText);
  if (dice === null) {
    dropped.push({ source, why: cairnMessage('read.diceNotUnderstood') });
    return null;
  }
  const name = withoutMarkup(found[1] ?? '');
  const words = traits.map((trait) => ({ trait, word: withoutMarkup(trait).toLowerCase() }));
  for (const { trait, word } of words) {
    if (!BLAST_WORDS.has(word) && !IGNORING_WORDS.has(word) && !BULKY_WORDS.has(word)) {
      dropped.push({ source: trait, why: cairnMessage('read.traitNotUnderstood') });
    }
  }
  return {
    id: freshId(name, others),
    name,
    dice,
    blast: words.some(({ word }) => BLAST_WORDS.has(word)),
    ignoresArmor: words.some(({ word }) => IGNORING_WORDS.has(word)),
    bulky: words.some(({ word }) => BULKY_WORDS.has(word)),
    alternative,
  };
}

/** Damage dice in their plain form; `1d8` is what many write for `d8`. Null when they aren't Cairn's. */
function readDice(source: string): string | null {
  try {
    return writeDamageDice(parseDamageDice(withoutMarkup(source).replace(/\b1d/gi, 'd')));
  } catch (error) {
    if (error instanceof RodadaError) return null;
    throw error;
  }
}

/** An id made of the name, unlike those before it. */
function freshId(name: string, others: readonly Weapon[]): string {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const base = folded === '' ? 'weapon' : folded;
  const taken = new Set(others.map(({ id }) => id));
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
