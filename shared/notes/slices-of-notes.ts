/** Most characters that notes may have. */
export const MOST_NOTES = 200_000;

/** So many characters are read as Markdown at once: more would hold a page up. */
const SLICE = 4000;

const FENCE = /^ {0,3}(```|~~~)/;

/**
 * Notes in slices that can be read as Markdown one by one: cut at blank lines outside of code where there are any, else at
 * line ends, else anywhere.
 */
export function slicesOfNotes(text: string): readonly string[] {
  const slices: string[] = [];
  let slice = '';
  let inCode = false;
  const cut = (): void => {
    if (slice !== '') slices.push(slice);
    slice = '';
  };
  for (const line of text.split(/(?<=\n)/)) {
    const blank = line.trim() === '';
    const full = slice.length + line.length > SLICE;
    if (full && (!inCode || slice.length > SLICE / 2)) cut();
    if (FENCE.test(line)) inCode = !inCode;
    slice += line;
    while (slice.length > SLICE) {
      // Half of a pair would be no character.
      const end = slice.codePointAt(SLICE - 1) === slice.charCodeAt(SLICE - 1) ? SLICE : SLICE - 1;
      slices.push(slice.slice(0, end));
      slice = slice.slice(end);
    }
    if (blank && !inCode && slice.length > SLICE / 2) cut();
  }
  cut();
  return slices;
}
