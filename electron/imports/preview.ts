import type { Creature } from '#shared/records/creature.ts';
import type { ImportPreview, KnownCreature } from '#shared/api/bestiary.ts';
import type { FileCreature } from '#shared/creature-files/creature.ts';
import { readCreatures } from '#shared/creature-files/read-creatures.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';

/** What a text is read against. */
export interface ImportContext {
  readonly system: RuleSystem;
  /** The creature that the campaign has under a name as `folded` gives it. */
  readonly known: (foldedName: string) => Creature | null;
}

/** Reads creatures of a text and says which names the campaign has already. `BAD_FILE` for a text that holds none. */
export function previewOf(
  source: string,
  fileName: string | null,
  { system, known }: ImportContext,
): ImportPreview {
  const { kind, creatures, faults, dropped } = readCreatures(source, fileName, system);
  return {
    fileName,
    kind,
    faults,
    dropped,
    creatures: creatures.map((creature) => ({
      ...creature,
      known: comparedWith(known(folded(creature.name)), creature, kind !== 'stat-lines'),
    })),
  };
}

/** Stat lines hold no tags and make their own ids. */
function comparedWith(there: Creature | null, read: FileCreature, tagged: boolean): KnownCreature | null {
  if (there === null) return null;
  const facts = ({ hp, sheet, notes, tags }: Pick<Creature, 'hp' | 'sheet' | 'notes' | 'tags'>): string =>
    JSON.stringify([hp, sheet, notes.trim(), tagged ? tags : []]);
  return { id: there.id, same: facts(there) === facts(read) };
}
