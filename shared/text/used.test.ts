import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { objects } from '#shared/rules/objects/index.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { template } from '#shared/rules/template/index.ts';
import { ptBR } from './pt-BR/index.ts';

// That no text is missing is held by the types: whoever asks for one gives a key of the catalogue. That none is left
// over is held here: each key stands in the code as it is, or is made there by a template (`damage.kind.${kind}`).

/** The code that asks for texts, but for the texts themselves. */
const SOURCES = globSync('{shared,electron,renderer}/**/*.{ts,svelte}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/(?:testing|pt-BR|en)\//.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const HOLE = /\$\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const TEMPLATE = /`((?:[^`$\s]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g;
/** Begins with what tells which texts are meant. */
const KEY_WITH_HOLES = /^[a-z][\w-]*(?:\.|\$\{).*/i;
const LITERAL = /(?<quote>['"`])([^\s'"`${}]*)\k<quote>/g;
const literalsIn = (code: string): readonly string[] =>
  [...code.matchAll(LITERAL)].map(([, , text = '']) => text);
const escaped = (text: string): string => text.replaceAll(/[.*+?()[\]\\|^$]/g, String.raw`\$&`);

/** What a template may come to: one of the texts its hole chooses from, else any one part of a key. */
function patternOf(template: string): RegExp {
  const [first = '', ...rest] = template.split(HOLE).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    const chosen = literalsIn(part);
    return chosen.length > 0 ? `(?:${chosen.map(escaped).join('|')})` : '([^:.\\s]+)';
  });
  return new RegExp(`^${first}${rest.join('')}$`);
}

/** Tells whether a key is asked for somewhere in some code. */
function askedFor(code: string): (key: string) => boolean {
  const literals = new Set(literalsIn(code));
  const words = new Set(code.match(/[\w-]+/g));
  const made = [...code.matchAll(TEMPLATE)].flatMap(([, text = '']) =>
    KEY_WITH_HOLES.test(text) ? [patternOf(text)] : [],
  );
  return (key) =>
    literals.has(key) ||
    made.some((pattern) => {
      const [found, ...holes] = pattern.exec(key) ?? [];
      return found !== undefined && holes.every((hole) => words.has(hole) || /[^\w-]/.test(hole));
    });
}

const FORM = /_(?:zero|one|other)$/;
const CONTEXT = /_turn$/;

const roomsOf = (id: string) =>
  new RegExp(`^(?:shared/rules/card\\.ts$|(?:shared/rules/(?:${id}|kit)|renderer/systems/${id})/)`);
const BUNDLES = [
  ['the app', ptBR, /./],
  ['objects', objects.texts['pt-BR'], /^(?:shared|renderer)\//],
  ...[...SYSTEMS, template].map(({ id, texts }) => [id, texts['pt-BR'], roomsOf(id)] as const),
] as const;

it.each(BUNDLES)('no text of %s is left over', (_, texts, rooms) => {
  const code = SOURCES.filter(({ file }) => rooms.test(file)).map((source) => source.code);
  const isAskedFor = askedFor(code.join('\n'));
  const keys = Object.keys(texts).map((name) => name.replace(FORM, '').replace(CONTEXT, ''));
  expect([...new Set(keys)].filter((key) => !isAskedFor(key))).toEqual([]);
});
