import type { TextBundle } from '#shared/text/catalogue.ts';
import type { Message } from '#shared/text/message.ts';

/** What a game is like to play, in a sentence or two each, for whoever chooses one without knowing it. */
export interface SystemAbout {
  readonly feel: Message;
  readonly dice: Message;
  /** How long a fight takes. */
  readonly length: Message;
  /** Who it is for. */
  readonly audience: Message;
  /** Where its rules come from. */
  readonly source: Message;
}

/** What a round is called where the whole of it is one turn of everybody's. */
export type RoundName = 'round' | 'turn';

/** What is known of a rule system before its rules are loaded: enough to list campaigns and offer screens. */
export interface SystemCard {
  readonly id: string;
  readonly name: Message;
  readonly about: SystemAbout;
  /** Whose published rules or figures it uses, and under which licence; left out when all is our own. */
  readonly credit?: Message;
  readonly roundName: RoundName;
  /** Whether its campaigns have tables of objects that can be broken. */
  readonly hasObjects: boolean;
  /** The words of the card itself. */
  readonly cardTexts: TextBundle;
}

type CardWords = Readonly<Record<'name' | `about.${keyof SystemAbout}`, string>> & {
  readonly credit?: string;
};

interface CardFacts extends Pick<SystemCard, 'id' | 'roundName' | 'hasObjects'> {
  readonly words: Readonly<Record<keyof TextBundle, CardWords>>;
}

/** The card of a system from its few words, which its texts have too, under the same keys. */
export function systemCard({ words, ...facts }: CardFacts): SystemCard {
  const said = (key: keyof CardWords): Message => ({ key: `${facts.id}:${key}` });
  return {
    ...facts,
    name: said('name'),
    about: {
      feel: said('about.feel'),
      dice: said('about.dice'),
      length: said('about.length'),
      audience: said('about.audience'),
      source: said('about.source'),
    },
    ...(words['pt-BR'].credit !== undefined && { credit: said('credit') }),
    cardTexts: { 'pt-BR': { ...words['pt-BR'] }, en: { ...words.en } },
  };
}
