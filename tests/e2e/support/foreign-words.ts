import type { ElectronApplication, Page } from '@playwright/test';
import { objects } from '#shared/rules/objects/index.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { en } from '#shared/text/en/index.ts';
import { ptBR } from '#shared/text/pt-BR/index.ts';

const BUNDLES: readonly Readonly<Record<Locale, Readonly<Record<string, string>>>>[] = [
  { 'pt-BR': ptBR, en },
  objects.texts,
  ...SYSTEMS.map(({ texts }) => texts),
];
/** The app's name in any language, and a tag that the sample's bestiary has: words of Portuguese that stay. */
const STAYS = new Set(['Rodada', 'aliado']);
const PLACE = /\{\{[^}]*\}\}/g;
/** A text with places needs so many letters of its own, or it would be found in anything. */
const ENOUGH = 6;

/** A text of the catalogues as it is found on a page, whatever fills it; null for one that says too little. */
function patternOf(text: string): string | null {
  const parts = text.split(PLACE);
  const own = parts.join('').replaceAll(/[^\p{L}]/gu, '');
  if (own.length < (parts.length === 1 ? 2 : ENOUGH)) return null;
  return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+');
}

const textsIn = (locale: Locale): readonly string[] =>
  BUNDLES.flatMap((texts) => Object.values(texts[locale]));

/** Finds whole texts that only another language has. */
const FOREIGN = new Map(
  LOCALES.map((locale) => {
    const own = new Set(textsIn(locale).map(patternOf));
    const others = LOCALES.filter((other) => other !== locale)
      .flatMap(textsIn)
      .map(patternOf);
    const only = [...new Set(others)].filter((pattern) => pattern !== null && !own.has(pattern));
    const ownPatterns = [...own].filter((pattern) => pattern !== null);
    return [locale, { only: whole(only), own: whole(ownPatterns) }];
  }),
);

function whole(patterns: readonly (string | null)[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u');
}

/** Everything that is read on a page or told to those who can't see it, each once; what was announced before is past. */
export function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (parent?.closest('script, style, [aria-live], [data-toast]') === null) found.add(nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-valuetext',
        'aria-roledescription',
      ])
        found.add(element.getAttribute(name) ?? '');
    return [document.title, ...found].map((words) => words.trim().replaceAll(/\s+/g, ' '));
  });
}

/** The labels of the app's own menu, those within its menus, too. */
export function menuWords(app: ElectronApplication): Promise<readonly string[]> {
  return app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items ?? [];
    return items.flatMap(({ label, submenu }) => [
      label,
      ...(submenu?.items ?? []).map((item) => item.label),
    ]);
  });
}

/** Which of these words are of another language than this one. */
export function foreignIn(words: readonly string[], locale: Locale): readonly string[] {
  const { only = /^$/, own = /^$/ } = FOREIGN.get(locale) ?? {};
  return words.filter((one) => !STAYS.has(one) && only.test(one) && !own.test(one));
}
