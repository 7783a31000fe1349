/** Texts of this part, in Brazilian Portuguese (the language that defines the keys). */
export const store = {} as const;
