import { z } from 'zod';
import type { Statistics } from '#shared/log/statistics/statistics.ts';
import type { Times } from '#shared/log/statistics/times.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { Message } from '#shared/text/message.ts';
import { rowId } from '#shared/records/fields.ts';

/** Whose figures: one fight's, else a session's, else the whole campaign's. */
export const figuresAsked = z.strictObject({
  campaignId: rowId,
  sessionId: rowId.nullable().default(null),
  combatId: rowId.nullable().default(null),
});

/** The figures of one fight or several. */
export interface FightFigures {
  /** Those counted, the first fought first; what two of them share is the first one's. */
  readonly fights: readonly {
    readonly id: string;
    readonly name: string;
    readonly rounds: number;
    readonly seconds: number;
  }[];
  /** What is wrong with fights that can't be read, and so aren't counted. */
  readonly unread: readonly Message[];
  readonly statistics: Statistics;
  readonly times: Times;
  readonly roundName: RoundName;
}
