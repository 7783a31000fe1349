import type { Json } from '#shared/json.ts';
import type { Locale } from '#shared/text/locale.ts';
import { say } from '#shared/text/translate.ts';
import { nameIn } from '#shared/rules/kit/foreign/html.ts';
import { ritualsMessage, type RitualsKey } from '#shared/rules/rituals-d20/words/texts.ts';

/** The words that the file's game has for what it keeps under English keys. */
const KEYS = {
  cuttingDamage: 'foreign.word.cutting',
  impactDamage: 'foreign.word.impact',
  piercingDamage: 'foreign.word.piercing',
  ballisticDamage: 'foreign.word.ballistic',
  fireDamage: 'foreign.word.fire',
  eletricDamage: 'foreign.word.electric',
  coldDamage: 'foreign.word.cold',
  chemicalDamage: 'foreign.word.chemical',
  mentalDamage: 'foreign.word.mental',
  bloodDamage: 'foreign.word.blood',
  deathDamage: 'foreign.word.death',
  knowledgeDamage: 'foreign.word.knowledge',
  energyDamage: 'foreign.word.energy',
  blood: 'foreign.word.blood',
  death: 'foreign.word.death',
  knowledge: 'foreign.word.knowledge',
  energy: 'foreign.word.energy',
  fear: 'foreign.word.fear',
  personal: 'foreign.word.personal',
  touch: 'foreign.word.touch',
  short: 'foreign.word.short',
  medium: 'foreign.word.medium',
  long: 'foreign.word.long',
  extreme: 'foreign.word.extreme',
  unlimited: 'foreign.word.unlimited',
  instantaneous: 'foreign.word.instantaneous',
  scene: 'foreign.word.scene',
  sustained: 'foreign.word.sustained',
  permanent: 'foreign.word.permanent',
  free: 'foreign.word.free',
  reaction: 'foreign.word.reaction',
  standard: 'foreign.word.standard',
  movement: 'foreign.word.movement',
  complete: 'foreign.word.complete',
  nullifies: 'foreign.word.nullifies',
  partial: 'foreign.word.partial',
  people: 'foreign.word.people',
  being: 'foreign.word.being',
  object: 'foreign.word.object',
  will: 'foreign.word.will',
  resilience: 'foreign.word.resilience',
  reflexes: 'foreign.word.reflexes',
  smell: 'foreign.word.smell',
  acceleratedHealing: 'foreign.word.acceleratedHealing',
  incorporeal: 'foreign.word.incorporeal',
  blindsight: 'foreign.word.blindsight',
  lowLightVision: 'foreign.word.lowLightVision',
  darkvision: 'foreign.word.darkvision',
} as const satisfies Readonly<Record<string, RitualsKey>>;

const WORDS: ReadonlyMap<string, RitualsKey> = new Map<string, RitualsKey>(Object.entries(KEYS));

/** A word that the file keeps under a key; what isn't known stands as it is. */
export function wordIn(value: Json | undefined, locale: Locale): string {
  const written = nameIn(value);
  const key = WORDS.get(written);
  return key === undefined ? written : say(ritualsMessage(key), locale);
}

/** A kind of damage by its key. `damageDamage` is left over from the file's program and means nothing. */
export function damageTypeIn(value: Json | undefined, locale: Locale): string {
  return value === 'damageDamage' ? '' : wordIn(value, locale);
}
