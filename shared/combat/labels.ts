import { type Message, message } from '#shared/text/message.ts';
import { MARK_COLOURS, type MarkColour } from './mark-colours.ts';

/** How equals are told apart. */
export const LABEL_SCHEMES = ['numbers', 'letters', 'colours'] as const;

/** One of the ways equals are told apart. */
export type LabelScheme = (typeof LABEL_SCHEMES)[number];

/** What tells one of several equals from the others: the how-manieth it is, from 1, under a scheme. */
export interface Label {
  readonly scheme: LabelScheme;
  readonly place: number;
}

const LETTERS = 26;
const FIRST_LETTER = 65;

/** A label as it is put after a name: `1`, `A` … `Z`, `AA`, and in brackets a colour; one that comes round again is counted. */
export function labelWords({ scheme, place }: Label): string | Message {
  switch (scheme) {
    case 'numbers':
      return String(place);
    case 'letters':
      return lettersOf(place - 1);
    case 'colours': {
      const colour = message(`combat.colour.${colourAt(place)}`);
      const turn = Math.ceil(place / MARK_COLOURS.length);
      return turn === 1
        ? message('combat.label.colour', { colour })
        : message('combat.label.colourAgain', { colour, turn });
    }
  }
}

/** The colour of a label; null for one that is none. */
export function colourOf(label: Label | null): MarkColour | null {
  return label?.scheme === 'colours' ? colourAt(label.place) : null;
}

function colourAt(place: number): MarkColour {
  return MARK_COLOURS[(place - 1) % MARK_COLOURS.length] ?? 'red';
}

function lettersOf(index: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? letter : lettersOf(Math.floor(index / LETTERS) - 1) + letter;
}
