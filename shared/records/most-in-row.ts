/** As many as one row of an encounter holds. */
export const MOST_IN_ROW = 200;
