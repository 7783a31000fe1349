import { PICKS, PREVIEW_MARKS, type ReadCreature } from '#shared/api/bestiary.ts';

/** Why a creature of a preview may be left out: the bestiary has its name (or all of it), the party has it, or the text said it before. */
export type Repetition = 'in-bestiary' | 'same' | 'in-party' | 'in-text';

/** One creature of a preview as the narrator looks it over. */
export interface PreviewRow {
  /** Its place in the preview, which picks are made of. */
  readonly index: number;
  readonly creature: ReadCreature;
  readonly repetition: Repetition | null;
  /** Something was left out or is doubtful. */
  readonly needsLook: boolean;
  /** It may come in as one of the players' characters. */
  readonly either: boolean;
}

/** What is to be done with the creatures of a preview, by their places. */
export interface ImportChoice {
  readonly picks: ReadonlySet<number>;
  /** Of the picked ones, those that take the place of the bestiary's. */
  readonly replacing: ReadonlySet<number>;
  /** Those that come in as characters of the party. */
  readonly characters: ReadonlySet<number>;
}

/** Which rows of a preview are shown. */
export type PreviewFilter = 'all' | 'look' | 'repeated';

/** One creature of a preview with what its mark says. */
export function previewRow(
  creature: ReadCreature,
  { index, mark, asCharacter }: { index: number; mark: number; asCharacter: boolean },
): PreviewRow {
  const repetition = repetitionOf(mark, asCharacter);
  return { index, creature, repetition, needsLook: needsLook(mark), either: has(mark, 'either') };
}

/** The choice a preview starts with: everything as what it is, but for what is there already. */
export function firstChoice(marks: Uint8Array): ImportChoice {
  const characters = new Set(placesOf(marks, (mark) => has(mark, 'character')));
  const picks = placesOf(marks, (mark) => repetitionOf(mark, has(mark, 'character')) === null);
  return { picks: new Set(picks), replacing: new Set(), characters };
}

/** The places of those that may come in as characters, too. */
export function eitherPlaces(marks: Uint8Array): readonly number[] {
  return placesOf(marks, (mark) => has(mark, 'either'));
}

/** How many of the picked ones come in as creatures, and how many as characters. */
export function countsOf({ picks, characters }: ImportChoice): { creatures: number; characters: number } {
  const made = [...picks].filter((place) => characters.has(place)).length;
  return { creatures: picks.size - made, characters: made };
}

/** The places of the rows a filter shows, in the order of the text. */
export function filterRows(marks: Uint8Array, filter: PreviewFilter): readonly number[] {
  switch (filter) {
    case 'all':
      return placesOf(marks, () => true);
    case 'look':
      return placesOf(marks, needsLook);
    case 'repeated':
      return placesOf(marks, (mark) => repetitionOf(mark, has(mark, 'character')) !== null);
  }
}

/** The places of those that may take the place of one in the bestiary: of one name the first only. */
export function replaceable(marks: Uint8Array): readonly number[] {
  return placesOf(marks, (mark) => {
    const repetition = repetitionOf(mark, false);
    return repetition === 'in-bestiary' || repetition === 'same';
  });
}

/** What is to be done with each creature: the picked ones come in, some in the place of the bestiary's. */
export function picksOf(
  count: number,
  { picks, replacing, characters }: ImportChoice,
): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, place) => {
    if (!picks.has(place)) return PICKS.none;
    if (characters.has(place)) return PICKS.character;
    return replacing.has(place) ? PICKS.replace : PICKS.add;
  });
}

/** The creatures that are known, with those that were found at some places, in the order of these. */
export function withFetched(
  known: ReadonlyMap<number, ReadCreature>,
  places: readonly number[],
  found: readonly ReadCreature[],
): ReadonlyMap<number, ReadCreature> {
  const all = new Map(known);
  found.forEach((creature, index) => {
    const place = places[index];
    if (place !== undefined) all.set(place, creature);
  });
  return all;
}

function placesOf(marks: Uint8Array, fits: (mark: number) => boolean): readonly number[] {
  const places: number[] = [];
  marks.forEach((mark, place) => {
    if (fits(mark)) places.push(place);
  });
  return places;
}

function repetitionOf(mark: number, asCharacter: boolean): Repetition | null {
  if (has(mark, 'again')) return 'in-text';
  if (asCharacter) return has(mark, 'inParty') ? 'in-party' : null;
  if (!has(mark, 'known')) return null;
  return has(mark, 'same') ? 'same' : 'in-bestiary';
}

function needsLook(mark: number): boolean {
  return has(mark, 'look');
}

function has(mark: number, what: keyof typeof PREVIEW_MARKS): boolean {
  return (mark & PREVIEW_MARKS[what]) !== 0;
}
