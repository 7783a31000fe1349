import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { MARK_COLOURS, type MarkColour } from './mark-colours.ts';

/** How equals are told apart. */
export const LABEL_SCHEMES = ['numbers', 'letters', 'colours'] as const;

/** One of the ways equals are told apart. */
export type LabelScheme = (typeof LABEL_SCHEMES)[number];

/** What is put after a name: the words, and the colour where it is one. */
export interface Label {
  readonly suffix: string;
  readonly mark: MarkColour | null;
}

const LETTERS = 26;
const FIRST_LETTER = 65;

/** The label of the nth of its name, from 0: `1`, `A` … `Z`, `AA`, `(vermelho)`; colours that come round again are counted. */
export function labelAt(scheme: LabelScheme, index: number, locale: Locale): Label {
  switch (scheme) {
    case 'numbers':
      return { suffix: String(index + 1), mark: null };
    case 'letters':
      return { suffix: lettersOf(index), mark: null };
    case 'colours': {
      const mark = MARK_COLOURS[index % MARK_COLOURS.length] ?? 'red';
      const turn = Math.floor(index / MARK_COLOURS.length) + 1;
      const word = text(`combat.colour.${mark}`, locale);
      return { suffix: turn === 1 ? `(${word})` : `(${word} ${turn})`, mark };
    }
  }
}

function lettersOf(index: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? letter : lettersOf(Math.floor(index / LETTERS) - 1) + letter;
}
