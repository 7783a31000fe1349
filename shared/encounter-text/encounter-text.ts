import { namesTogether } from '#shared/combat/names.ts';
import type { JsonObject } from '#shared/json.ts';
import { oneLine } from '#shared/log/formats/text.ts';
import type { Encounter, EncounterPiece, EncounterRewards } from '#shared/records/encounter.ts';
import { sheetInLine } from '#shared/rules/kit/sheet-in-line.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { BETWEEN, BETWEEN_LONGER, inOneBreath } from '#shared/text/lists.ts';
import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';

/** A creature as it is told below the encounter. */
export interface ToldCreature {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly sheet: JsonObject;
  readonly notes: string;
}

/** What an encounter is told from. */
export interface EncounterTold {
  readonly encounter: Pick<Encounter, 'name' | 'notes' | 'pieces' | 'rewards'>;
  readonly system: RuleSystem;
  /** Those that the encounter has, and any others. */
  readonly creatures: readonly ToldCreature[];
  /** The names of those of the party who take part. */
  readonly party: readonly string[];
  /** The objects of the scene, each in words. */
  readonly scene: readonly string[];
}

/**
 * An encounter as text to paste: who is in it, the scene, what it is worth, and each creature once, with its stat line
 * where the system has one, so that pasting it into the import brings the creatures back.
 */
export function encounterText(told: EncounterTold, locale: Locale): string {
  const { encounter, system, party, scene } = told;
  const { name, notes, rewards } = encounter;
  const blocks = [
    oneLine(name),
    notes.trim(),
    party.length === 0
      ? ''
      : text('encounter.text.party', locale, { names: namesIn(party.map(oneLine), locale) }),
    ...(['foe', 'ally'] as const).map((side) =>
      listed(text(`encounter.text.${side}`, locale), rowsOf(told, side, locale)),
    ),
    listed(text('encounter.text.scene', locale), scene.map(oneLine)),
    rewardsText(rewards, locale),
    ...statBlocks(told, system, locale),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function listed(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [title, ...rows.map((row) => `- ${row}`)].join('\n');
}

function namesIn(names: readonly string[], locale: Locale): string {
  const together = namesTogether(names.map((name) => ({ name, label: null })));
  return typeof together === 'string' ? together : say(together, locale);
}

/** The rows of one side: "4 × Lobo (na rodada 3, ocultos): vigiam a porta". */
function rowsOf(
  { encounter, system, creatures }: EncounterTold,
  side: EncounterPiece['side'],
  locale: Locale,
): readonly string[] {
  return encounter.pieces.flatMap((piece) => {
    const creature = creatures.find(({ id }) => id === piece.creatureId);
    if (creature === undefined || piece.side !== side) return [];
    const { quantity: count, wave, hidden, surprised, notes } = piece;
    const marks = [
      ...(wave > 1 ? [text('encounter.text.wave', locale, { round: wave, context: system.roundName })] : []),
      ...(hidden ? [text('encounter.text.hidden', locale, { count })] : []),
      ...(surprised ? [text('encounter.text.surprised', locale, { count })] : []),
    ];
    const name = oneLine(creature.name);
    const who = count === 1 ? name : text('encounter.text.several', locale, { count, name });
    const marked = marks.length === 0 ? who : `${who} (${inOneBreath(marks, locale)})`;
    return [notes.trim() === '' ? marked : `${marked}: ${oneLine(notes.trim())}`];
  });
}

function rewardsText({ experience, treasure, words }: EncounterRewards, locale: Locale): string {
  const things = treasure.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return [
    ...(experience > 0 ? [text('encounter.text.experience', locale, { points: experience })] : []),
    ...(things.length > 0
      ? [text('encounter.text.treasure', locale, { things: things.join(BETWEEN_LONGER) })]
      : []),
    ...(words.trim() === '' ? [] : [text('encounter.text.rewards', locale, { words: words.trim() })]),
  ].join('\n');
}

/** Each creature that is in the encounter, once: its name, its line, its notes. */
function statBlocks(
  { encounter, creatures }: EncounterTold,
  system: RuleSystem,
  locale: Locale,
): readonly string[] {
  const ids = new Set(encounter.pieces.map(({ creatureId }) => creatureId));
  return [...ids].flatMap((wanted) => {
    const creature = creatures.find(({ id }) => id === wanted);
    if (creature === undefined) return [];
    const name = oneLine(creature.name);
    const notes = creature.notes.trim();
    const block = [lineOf(creature, system, locale), ...(notes === '' ? [] : ['', notes])].join('\n');
    const plain = `${name}\n${block}`;
    return [readsName(plain, name, system) ? plain : `## ${plain}`];
  });
}

/** The system's own stat line, else the points and the sheet in a line. */
function lineOf({ hp, sheet }: ToldCreature, system: RuleSystem, locale: Locale): string {
  const write = system.statLines?.write;
  if (write) return write(hp, sheet, locale);
  const points = text('encounter.text.points', locale, { hp, unit: system.health.unit });
  return [points, ...sheetInLine(system, sheet).map((part) => say(part, locale))].join(BETWEEN);
}

/** Whether the import would find the name on a bare line; one it wouldn't stands as a heading. */
function readsName(block: string, name: string, { statLines }: RuleSystem): boolean {
  return statLines === undefined || statLines.read(block).creatures.every((one) => one.name === name);
}
