import type { Locale } from '#shared/text/locale.ts';

/** One rule as the app applies it, in one language, for a narrator to read. */
export interface RuleHelp {
  /** A few words. */
  readonly title: string;
  /** Markdown; a link to another rule is `[C7](rule:C7)`. */
  readonly text: string;
  /** Markdown: the rule at work, with figures that the rules core gives. */
  readonly example: string;
}

/** What a text of rules says of each of them, by its id. */
export type RulesHelp = Readonly<Record<string, RuleHelp>>;

/** The help of a text of rules in each language. Fetched when it is first read, so that no start waits for it. */
export type RulesHelpLoaders = Readonly<Record<Locale, () => Promise<{ readonly rules: RulesHelp }>>>;
