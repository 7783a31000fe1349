/** The parts of the guide and their pages, in the order they are read. */
export const GUIDE = [
  { part: 'prepare', pages: ['campaigns', 'bestiary', 'importing', 'encounters', 'forecast'] },
  {
    part: 'run',
    pages: ['starting', 'turns', 'dice', 'attacking', 'points', 'conditions', 'counters', 'undo', 'players'],
  },
  { part: 'home', pages: ['log', 'exports', 'sessions'] },
  { part: 'safety', pages: ['backups'] },
] as const;

/** A part of the guide: before the table, at it, after it, and what keeps it all safe. */
export type GuidePart = (typeof GUIDE)[number]['part'];

/** Id of a page of the guide. */
export type GuidePageId = (typeof GUIDE)[number]['pages'][number];

/** A page of the guide in one language. */
export interface GuidePage {
  readonly title: string;
  /**
   * Markdown. `{key:tracker.attack}` stands for the key a command has now, `[words](help:dice)` leads to another page,
   * `[words](rule:H9)` to a rule.
   */
  readonly text: string;
}

/** The whole guide in one language. */
export type Guide = Readonly<Record<GuidePageId, GuidePage>>;
