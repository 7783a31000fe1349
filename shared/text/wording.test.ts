import { describe, expect, it } from 'vitest';
import { objects } from '#shared/rules/objects/index.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { en } from './en/index.ts';
import { LOCALES, type Locale } from './locale.ts';
import { ptBR } from './pt-BR/index.ts';

type Texts = Readonly<Record<string, string>>;

/** All texts by their keys with the namespace, in each language. */
const BUNDLES: readonly (readonly [string, Readonly<Record<Locale, Texts>>])[] = [
  ['', { 'pt-BR': ptBR, en }],
  ['objects:', objects.texts],
  ...SYSTEMS.map(({ id, texts }) => [`${id}:`, texts] as const),
];
const all = (locale: Locale): readonly (readonly [string, string])[] =>
  BUNDLES.flatMap(([namespace, texts]) =>
    Object.entries(texts[locale]).map(([key, text]) => [namespace + key, text] as const),
  );
/** A text with a stand-in for what fills it. */
const bare = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, 'X');
/** Which texts break a rule, with the text. */
const breaking = (locale: Locale, isWrong: (text: string, key: string) => boolean): readonly string[] =>
  all(locale).flatMap(([key, text]) => (isWrong(bare(text), key) ? [`${key}: ${text}`] : []));

describe.each(LOCALES)('every text in %s', (locale) => {
  it('has the quotes, apostrophes, ellipses and minuses of print', () => {
    expect(breaking(locale, (text) => /["']|\.\.\.|[^\s\d]--|(?<![\w-])-\d/.test(text))).toEqual([]);
  });

  it('has no plural in brackets and no “a/o”', () => {
    expect(breaking(locale, (text) => /\((?:s|es|as|os|a|o)\)|\b[ao]\/[ao]s?\b/.test(text))).toEqual([]);
  });

  it('has no two blanks, and none before a comma or a full stop', () => {
    expect(breaking(locale, (text) => /\S {2,}\S|\S [,.;:!?](?:\s|$)/.test(text))).toEqual([]);
  });

  it('has no word of the workshop', () => {
    const ofNoReader = /\b(?:seq|payload|uuid|null|undefined|boolean|id|ids|string|array)\b/i;
    expect(breaking(locale, (text) => ofNoReader.test(text))).toEqual([]);
  });

  it('has a form for one and a form for several wherever it has either', () => {
    const keys = new Set(all(locale).map(([key]) => key));
    const lonely = [...keys].filter((key) => {
      if (key.endsWith('_one')) return !keys.has(key.replace(/_one$/, '_other'));
      return key.endsWith('_other') && !keys.has(key.replace(/_other$/, '_one'));
    });
    expect(lonely).toEqual([]);
  });
});

/** Words that only the other language has; names of the games, of files and of formats aside. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /(?<!\p{L})(?:the|and|of|with|from|this|that|is|are|not|has|have|its|their|file|fight|turn)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:não|uma|dos|das|com|para|que|está|são|luta|turno|rodada|arquivo|nome)(?!\p{L})|[ãõ]/u,
};
/** What is said in a language of its own. */
const OWN_LANGUAGE: ReadonlySet<string> = new Set(['settings.language.pt-BR', 'settings.language.en']);
const NAMED = /SIL Open Font License 1\.1|rodada-(?:lugares\.json|everything)|Quick Draw/g;

it.each(LOCALES)('a text in %s has no word of the other language', (locale) => {
  const found = breaking(
    locale,
    (text, key) => !OWN_LANGUAGE.has(key) && FOREIGN[locale].test(text.replaceAll(NAMED, '')),
  );
  expect(found).toEqual([]);
});

/** How each language bids somebody to do something: what a refusal ends with. */
const WAYS: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /(?:^|[.:;,?] | e | ou )(?:Abra|Acrescente|Adicione|Aperte|Atualize|Comece|Complete|Crie|Cure|Declare|Deixe|Desfaça|Destrave|Diga|Digite|Divida|Dê|Encurte|Escolha|Escreva|Espere|Exporte|Faça|Feche|Leia|Libere|Ligue|Limpe|Mude|Passe|Peça|Ponha|Recupere|Resolva|Role|Selecione|Siga|Solte|Tente|Tire|Use|Veja|Vá|Cole|Só a sua palavra traz)(?!\p{L})/iu,
  en: /(?:^|[.:;,?] | and | or )(?:Add|Allow|Ask|Begin|Change|Choose|Click|Close|Complete|Create|Declare|Divide|Drop|End|Export|Fix|Free|Give|Go|Heal|Leave|Let|Look|Make|Name|Open|Only your word|Paste|Press|Put|Resolve|Roll|Save|Say|See|Select|Shorten|Split|Start|Take|Try|Type|Undo|Unlock|Update|Use|Wait|Write|Pass)\b/iu,
};
/** Where acts, files and what is typed are refused. */
const REFUSALS =
  /(?:^|[:.])(?:error|refuse|fault)\.|^creatureFile\.(?:no|long|open|newer|other|broken|tooMany|linesTooBig)|^store\.(?:error|notFound|import|export\.failed|movedOn)|^tracker\.(?:why|said\.(?:who|which|no|is|figure|one)|points\.(?:not[A-Z]|needs|half|nobody|tooMany|empty)|add\.no[A-Z])|noTarget$|^campaignFile\.(?:notOne|newer|unknownSystem)$|^pack\.no/;
/** Said to programs, or parts of a sentence that goes on. */
const NOT_TOLD =
  /^error\.(?:unknownResolver|unknownCommand|unknownField|missingField|wrongField|notAnObject|why\.)|^store\.import\.(?:dialog|folderDialog|textFiles|allFiles)$|^creatureFile\.(?:notANumber|notYesOrNo|notAChoice)$/;

it.each(LOCALES)('a refusal in %s says what to do next', (locale) => {
  const refusals = all(locale).filter(([key]) => REFUSALS.test(key) && !NOT_TOLD.test(key));
  expect(refusals.length).toBeGreaterThan(200);
  const silent = refusals.filter(([, text]) => !WAYS[locale].test(text));
  expect(silent.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});
