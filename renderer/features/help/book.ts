import { GUIDE, type GuidePart } from '#shared/help/guide/guide.ts';
import { GUIDE_LOADERS } from '#shared/help/guide/loaders.ts';
import { plainWords } from '#shared/help/help-text.ts';
import { inOrder } from '#shared/help/rule-order.ts';
import { RULE_SETS } from '#shared/rules/registry.ts';
import { folded } from '#shared/text/folded.ts';
import type { Locale } from '#shared/text/locale.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { HelpAddress } from '#renderer/commands/help.svelte.ts';

/** A page of the help in one language. */
export interface HelpPage {
  readonly address: HelpAddress;
  /** The id of a rule; null for a page of the guide. */
  readonly rule: string | null;
  readonly title: string;
  /** Markdown with marks (`shared/help/help-text.ts`). */
  readonly text: string;
  /** Markdown; null where there is nothing to show at work. */
  readonly example: string | null;
}

/** Pages under one heading. */
export interface HelpChapter {
  readonly id: string;
  readonly title: Message;
  readonly pages: readonly HelpPage[];
}

/** Everything there is to read in one language. */
export interface HelpBook {
  readonly guide: readonly HelpChapter[];
  /** The rules of each system, and those of breaking objects. */
  readonly rules: readonly HelpChapter[];
}

/** Reads the whole help in one language. */
export async function readBook(locale: Locale): Promise<HelpBook> {
  const [{ guide }, rules] = await Promise.all([GUIDE_LOADERS[locale](), readRules(locale)]);
  const chapters = GUIDE.map(({ part, pages }) => ({
    id: part,
    title: message(PART_TITLES[part]),
    pages: pages.map((id): HelpPage => ({ address: `help:${id}`, rule: null, ...guide[id], example: null })),
  }));
  return { guide: chapters, rules };
}

const PART_TITLES = {
  prepare: 'help.part.prepare',
  run: 'help.part.run',
  home: 'help.part.home',
  safety: 'help.part.safety',
} as const satisfies Record<GuidePart, string>;

async function readRules(locale: Locale): Promise<readonly HelpChapter[]> {
  const read = RULE_SETS.map(async ({ id, name, help }) => {
    const { rules } = (await help?.[locale]()) ?? { rules: {} };
    const pages = inOrder(rules).map(([rule, { title, text, example }]): HelpPage => ({
      address: `rule:${rule}`,
      rule,
      title,
      text,
      example,
    }));
    return { id, title: name, pages };
  });
  return (await Promise.all(read)).filter(({ pages }) => pages.length > 0);
}

/** The page of an address, or null where the book has none. */
export function pageAt({ guide, rules }: HelpBook, address: HelpAddress): HelpPage | null {
  return [...guide, ...rules].flatMap(({ pages }) => pages).find((page) => page.address === address) ?? null;
}

/** The pages before and after one, within its chapter. */
export function besidePage(
  { guide, rules }: HelpBook,
  address: HelpAddress,
): { readonly before: HelpPage | null; readonly after: HelpPage | null } {
  const chapter = [...guide, ...rules].find(({ pages }) => pages.some((page) => page.address === address));
  const pages = chapter?.pages ?? [];
  const at = pages.findIndex((page) => page.address === address);
  return { before: pages[at - 1] ?? null, after: pages[at + 1] ?? null };
}

/** What a page is called in a list: a numbered rule by its id, too. */
export function pageName({ rule, title }: Pick<HelpPage, 'rule' | 'title'>): string {
  return rule === null || rule.includes('-') ? title : `${rule} · ${title}`;
}

/** The words of a page around those looked for; null where a word of them is nowhere in it. */
export function excerptFor({ text, example }: HelpPage, query: string): string | null {
  const words = plainWords(`${text} ${example ?? ''}`);
  const sought = folded(query).split(/\s+/).filter(Boolean);
  const within = folded(words);
  const [first] = sought;
  if (first === undefined || sought.some((word) => !within.includes(word))) return null;
  const at = within.indexOf(first);
  const from = at < BEFORE ? 0 : words.lastIndexOf(' ', at - BEFORE) + 1;
  return `${from > 0 ? '… ' : ''}${words.slice(from, at + AFTER)}…`;
}

const BEFORE = 24;
const AFTER = 80;
