/** How many numbered rules each text has, by the letter of its ids. */
const RULES = { H: 26, O: 6, N: 15, S: 15, C: 15 };

/** Every rule id, in the order of the texts: `H1` … `C15`. */
export const ruleIds = Object.entries(RULES).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
);
