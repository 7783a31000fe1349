import { say } from '../../shared/text/translate.ts';
import { GUIDE } from '../../shared/help/guide/guide.ts';
import { GUIDE_LOADERS } from '../../shared/help/guide/loaders.ts';
import { piecesOf, withMarks } from '../../shared/help/help-text.ts';
import { inOrder } from '../../shared/help/rule-order.ts';
import { RULE_SETS } from '../../shared/rules/registry.ts';
import { LOCALES } from '../../shared/text/locale.ts';
import { NAMED_COMMANDS } from '../../renderer/features/help/guide-keys.ts';

/** @import { Locale } from '../../shared/text/locale.ts' */
/** @import { RulesHelp } from '../../shared/help/rule-help.ts' */

/** What the pages say around the help itself. */
const AROUND = {
  'pt-BR': {
    title: 'Ajuda do Rodada',
    made: 'Feita por `npm run help` dos textos da ajuda do próprio aplicativo (F1). As teclas são as que vêm com ele.',
    example: 'Exemplo',
    contents: 'Índice',
  },
  en: {
    title: 'Rodada’s help',
    made: 'Made by `npm run help` from the texts of the app’s own help (F1). The keys are those it comes with.',
    example: 'Example',
    contents: 'Contents',
  },
};

/**
 * @typedef {object} Entry a page of the help, as it stands in a file
 * @property {string} anchor what links lead to: `dice`, `H9`
 * @property {string} title
 * @property {string} text
 * @property {string | null} example
 */

/** @typedef {{ file: string, title: string, entries: readonly Entry[] }} Chapter a file of the help */

/** Every page below docs/help, by its path there. @returns {Promise<Map<string, string>>} */
export async function helpPages() {
  const pages = new Map();
  for (const locale of LOCALES) {
    const chapters = [...(await guideOf(locale)), ...(await rulesOf(locale))];
    const places = new Map(
      chapters.flatMap(({ file, entries }) => entries.map(({ anchor }) => [anchor, `${file}#${anchor}`])),
    );
    pages.set(`${locale}/README.md`, contents(locale, chapters));
    for (const chapter of chapters) {
      pages.set(`${locale}/${chapter.file}`, page(locale, chapter, places));
    }
  }
  return pages;
}

/** @param {Locale} locale @returns {Promise<Chapter[]>} */
async function guideOf(locale) {
  const { guide } = await GUIDE_LOADERS[locale]();
  return GUIDE.map(({ part, pages }) => ({
    file: `${part}.md`,
    title: say({ key: `help.part.${part}` }, locale),
    entries: pages.map((id) => ({ anchor: id, ...guide[id], example: null })),
  }));
}

/** @param {Locale} locale @returns {Promise<Chapter[]>} */
async function rulesOf(locale) {
  const read = RULE_SETS.map(async ({ id, name, help }) => {
    const { rules } = (await help?.[locale]()) ?? { rules: /** @type {RulesHelp} */ ({}) };
    const entries = inOrder(rules).map(([rule, told]) => ({
      anchor: rule,
      title: rule.includes('-') ? told.title : `${rule} · ${told.title}`,
      text: told.text,
      example: told.example,
    }));
    return { file: `rules-${id}.md`, title: say({ key: 'help.rulesOf', values: { name } }, locale), entries };
  });
  return (await Promise.all(read)).filter(({ entries }) => entries.length > 0);
}

/** @param {Locale} locale @param {readonly Chapter[]} chapters */
function contents(locale, chapters) {
  const { title, made } = AROUND[locale];
  const lists = chapters.map(({ file, title: name, entries }) => {
    const lines = entries.map((entry) => `- [${entry.title}](${file}#${entry.anchor})`);
    return `## ${name}\n\n${lines.join('\n')}\n`;
  });
  return `# ${title}\n\n${made}\n\n${lists.join('\n')}`;
}

/** @param {Locale} locale @param {Chapter} chapter @param {ReadonlyMap<string, string>} places */
function page(locale, { title, entries }, places) {
  const { example: word, contents: back } = AROUND[locale];
  const told = entries.map(({ anchor, title: name, text, example }) => {
    const shown = example === null ? '' : `\n> **${word}.** ${inFile(locale, example, places)}\n`;
    return `## <a id="${anchor}"></a>${name}\n\n${inFile(locale, text, places)}\n${shown}`;
  });
  return `# ${title}\n\n[${back}](README.md)\n\n${told.join('\n')}`;
}

/** A text with the keys that commands come with, and links between files. @param {Locale} locale @param {string} text @param {ReadonlyMap<string, string>} places */
function inFile(locale, text, places) {
  const pieces = piecesOf(withMarks(text)).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'link') {
      const place = places.get(piece.address.replace(/^(?:rule|help):/, ''));
      if (place === undefined) throw new Error(`No page of the help is ${piece.address}.`);
      return `[${piece.words}](${place})`;
    }
    const command = NAMED_COMMANDS.get(piece.command);
    if (command === undefined) throw new Error(`No command is ${piece.command}.`);
    const [key] = command.keys;
    return key === undefined ? `_${say(command.label, locale)}_` : `\`${key}\``;
  });
  return pieces.join('');
}
