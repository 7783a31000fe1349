import type { ImportPreview } from '../../shared/api/bestiary.ts';
import { RodadaError } from '../../shared/errors.ts';
import type { RuleSystem } from '../../shared/rules/system.ts';
import { message } from '../../shared/text/translate.ts';
import { folded } from '../../shared/text/folded.ts';

/** What a text is read against. */
export interface ImportGround {
  readonly system: RuleSystem;
  /** Folded names the campaign has already. */
  readonly known: ReadonlySet<string>;
}

/**
 * Reads stat lines and marks the names that the campaign has already or that came earlier in the same text.
 * `NOT_ALLOWED` for a system that reads none.
 */
export function previewOf(
  source: string,
  fileName: string | null,
  { system, known }: ImportGround,
): ImportPreview {
  if (system.statLines === null) throw new RodadaError('NOT_ALLOWED', message('store.import.noStatLines'));
  const { creatures, faults } = system.statLines(source);
  const seen = new Set(known);
  const marked = creatures.map((creature) => {
    const name = folded(creature.name);
    const duplicate = seen.has(name);
    seen.add(name);
    return { ...creature, duplicate };
  });
  return { fileName, creatures: marked, faults };
}
