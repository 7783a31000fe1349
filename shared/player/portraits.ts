/** Whose portraits the players see: nobody's, those of their own characters, everybody's in sight. */
export const PORTRAITS_SHOWN = ['none', 'party', 'all'] as const;

/** Whose portraits the players see. */
export type PortraitsShown = (typeof PORTRAITS_SHOWN)[number];
