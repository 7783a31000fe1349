import { z } from 'zod';
import { rowId } from '#shared/records/fields.ts';
import type { SheetNews } from '#shared/sources/news.ts';
import type { Message } from '#shared/text/message.ts';
import { channel } from './channel-contract.ts';

/** A creature or character that combatants of a fight came from. */
export interface FightSource {
  readonly id: string;
  readonly kind: 'creature' | 'character';
  readonly name: string;
  readonly notes: string;
  /** Ids of those in the fight, or still to come, who came from it. */
  readonly combatants: readonly string[];
  /** What has changed of it that the fight doesn't know; none after the end, and none the narrator has answered about. */
  readonly news: readonly SheetNews[];
  /** What was corrected of its combatants in the fight, which is over, and isn't so of it. */
  readonly corrections: readonly OfferedCorrection[];
}

/** Corrections of somebody in a fight, to be taken along to the creature or character it came from. */
export interface OfferedCorrection {
  readonly combatant: string;
  readonly changes: readonly Message[];
}

/** The narrator has answered whether the fight should know what became of a creature or character. */
export const newsAnswered = z.strictObject({ id: rowId, sourceId: rowId });

/** Corrections of these in a fight that is over, to be taken along. */
export const correctionsTaken = z.strictObject({
  id: rowId,
  combatants: z.array(z.string()).min(1).max(500),
});

/** Where those in a fight came from, what became of it since, and what was corrected of them. */
export const sourcesContract = {
  'combats:sources': channel<readonly FightSource[]>()(z.strictObject({ id: rowId })),
  'combats:answer-news': channel<null>()(newsAnswered),
  /** Takes corrections of a fight that is over along to the bestiary or the characters; gives what is left to take. */
  'combats:take-corrections': channel<readonly FightSource[]>()(correctionsTaken),
};
