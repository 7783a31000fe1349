import type { ImportPreview } from '#shared/api/bestiary.ts';
import type { InputOf } from '#shared/api/contract.ts';
import { folded } from '#shared/text/folded.ts';

type PreviewCreature = ImportPreview['creatures'][number];

/** Why a creature of a preview may be left out: the bestiary has its name (or all of it), or the text said it before. */
export type Repetition = 'in-bestiary' | 'same' | 'in-text';

/** One creature of a preview as the narrator looks it over. */
export interface PreviewRow {
  /** Its place in the preview, which picks are made of. */
  readonly index: number;
  readonly creature: PreviewCreature;
  readonly repetition: Repetition | null;
  /** Something was left out or is doubtful. */
  readonly needsLook: boolean;
}

/** Which rows of a preview are shown. */
export type PreviewFilter = 'all' | 'look' | 'repeated';

/** The rows of a preview, in the order of the text. */
export function previewRows(preview: ImportPreview): PreviewRow[] {
  const seen = new Set<string>();
  return preview.creatures.map((creature, index) => {
    const name = folded(creature.name);
    const there = creature.known === null ? null : creature.known.same ? 'same' : 'in-bestiary';
    const repetition = seen.has(name) ? 'in-text' : there;
    seen.add(name);
    return {
      index,
      creature,
      repetition,
      needsLook: creature.dropped.length > 0 || creature.doubtful.length > 0,
    };
  });
}

/** The picks a preview starts with: everything but what is there already. */
export function firstPicks(rows: readonly PreviewRow[]): ReadonlySet<number> {
  return new Set(rows.filter(({ repetition }) => repetition === null).map(({ index }) => index));
}

/** The rows a filter shows. */
export function filterRows(rows: readonly PreviewRow[], filter: PreviewFilter): readonly PreviewRow[] {
  switch (filter) {
    case 'all':
      return rows;
    case 'look':
      return rows.filter(({ needsLook }) => needsLook);
    case 'repeated':
      return rows.filter(({ repetition }) => repetition !== null);
  }
}

/** The places of those that may take the place of one in the bestiary: of one name the first only. */
export function replaceable(rows: readonly PreviewRow[]): readonly number[] {
  return rows
    .filter(({ repetition }) => repetition === 'in-bestiary' || repetition === 'same')
    .map(({ index }) => index);
}

/** What is sent to be stored: the picked ones in the order of the text, some in the place of the bestiary's. */
export function pickedCreatures(
  rows: readonly PreviewRow[],
  picks: ReadonlySet<number>,
  replacing: ReadonlySet<number>,
): InputOf<'imports:commit'>['creatures'] {
  return rows
    .filter(({ index }) => picks.has(index))
    .map(({ index, creature: { name, hp, sheet, notes, tags, known } }) => ({
      name,
      hp,
      sheet,
      notes,
      tags: [...tags],
      replaces: replacing.has(index) ? (known?.id ?? null) : null,
    }));
}
