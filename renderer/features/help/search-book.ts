import { fit } from '#renderer/commands/fit.ts';
import { excerptFor, pageName, type HelpBook, type HelpPage } from './book.ts';

/** A page that was found, with the words it was found by where these aren't its name. */
export interface FoundPage {
  readonly page: HelpPage;
  readonly excerpt: string | null;
}

const BY_WORDS = 10;

/** The pages that fit what is looked for, by name before those by their words. */
export function searchBook({ guide, rules }: HelpBook, query: string): readonly FoundPage[] {
  return [...guide, ...rules]
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const byName = fit(pageName(page), query);
      const excerpt = byName === null ? excerptFor(page, query) : null;
      return byName === null && excerpt === null ? [] : [{ page, excerpt, place: byName ?? BY_WORDS }];
    })
    .toSorted((a, b) => a.place - b.place);
}
