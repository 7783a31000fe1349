import { cairnParts } from './cairn/index.ts';
import { heroesParts } from './heroes-d20/index.ts';
import { individualParts } from './individual.ts';
import { ritualsParts } from './rituals-d20/index.ts';
import { scopParts } from './scop/index.ts';
import type { TrackerParts } from './parts.ts';

const PARTS: Readonly<Record<string, TrackerParts>> = {
  'heroes-d20': heroesParts,
  cairn: cairnParts,
  'rituals-d20': ritualsParts,
  scop: scopParts,
};

/** What the tracker shows of a system; one that brings nothing of its own is played by individual turns. */
export function partsOf(system: string): TrackerParts {
  return PARTS[system] ?? individualParts;
}
