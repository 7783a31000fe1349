import { excerptFor, pageName } from '#renderer/features/help/book.ts';
import { openHelp } from '#renderer/commands/help.svelte.ts';
import { helpBook } from '#renderer/features/help/help-book.svelte.ts';
import { playsBy } from '#renderer/features/help/own-rules.ts';
import type { PaletteEntry, PaletteGroup } from '#renderer/commands/palette.svelte.ts';
import { currentSystem } from '#renderer/state/rules.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** The pages of the help that are looked for: the guide, and the rules the open campaign plays by. At rest there are none. */
export function helpGroup(text: string): PaletteGroup {
  const book = helpBook();
  const system = currentSystem();
  const rules = book?.rules.filter(({ id }) => playsBy(system, id)) ?? [];
  const pages = text === '' ? [] : [...(book?.guide ?? []), ...rules].flatMap((chapter) => chapter.pages);
  return {
    id: 'help',
    title: t('help.title'),
    entries: pages.map((page): PaletteEntry => ({
      id: page.address,
      label: t('help.entry', { title: pageName(page) }),
      excerpt: excerptFor(page, text) ?? undefined,
      isHelp: true,
      // From the field, which goes: the focus comes back to where it was before.
      run: () => openHelp(page.address),
    })),
  };
}
