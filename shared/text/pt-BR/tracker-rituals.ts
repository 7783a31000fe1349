/** Texts of the tracker's part of this system, in Brazilian Portuguese (the language that defines the keys). */
export const trackerRituals = {} as const;
