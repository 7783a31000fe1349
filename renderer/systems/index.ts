import { cairnView } from './cairn/index.ts';
import { heroesView } from './heroes-d20/index.ts';
import { individualParts } from './kit/individual.ts';
import { ritualsView } from './rituals-d20/index.ts';
import { scopView } from './scop/index.ts';
import type { SystemView } from './view.ts';

/** What is seen of the rule systems. A new one is a line here and a folder beside this file. */
const VIEWS: readonly SystemView[] = [heroesView, ritualsView, scopView, cairnView];

/** What is seen of a system; one that brings nothing of its own is played by individual turns. */
export function viewOf(id: string): SystemView {
  return VIEWS.find((one) => one.id === id) ?? { id, tracker: individualParts, icons: {}, SheetCard: null };
}
