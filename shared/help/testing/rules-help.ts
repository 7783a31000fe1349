import { expect, it } from 'vitest';
import { answerOne } from '#shared/headless/answer.ts';
import type { RulesHelp } from '#shared/help/rule-help.ts';
import type { JsonObject } from '#shared/json.ts';
import { examplesHold, type AskedExample } from './examples.ts';

/** The rules a text numbers, as its `rules.json` says. */
interface NumberedRules {
  readonly prefix: string;
  readonly count: number;
}

/** Tests that each language tells every numbered rule and no other, and links only to such. */
export function tellsEveryRule({ prefix, count }: NumberedRules, helps: readonly RulesHelp[]): void {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  it.each(helps)('tells every rule, and links to no other', (help) => {
    expect(Object.keys(help).toSorted()).toEqual(ids.toSorted());
    const texts = Object.values(help).map(({ text, example }) => `${text} ${example}`);
    for (const text of texts) {
      for (const [, shown, id] of text.matchAll(/\[([^\]]*)\]\(rule:([^)]*)\)/g)) {
        expect(ids).toContain(id);
        expect(shown).toBe(id);
      }
    }
  });
}

/** One question, whose dice must all be told, besides the figures of its answer. */
export function asked(rule: string, request: JsonObject, answer: JsonObject): AskedExample {
  const { dice } = request;
  return { rule, request, answer, told: Array.isArray(dice) ? dice.filter(isFigure) : [] };
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number';
}

/** Tests that the core answers as the examples say, that they tell its dice and figures, and no figure besides. */
export function examplesAreAnswered(helps: readonly RulesHelp[], examples: readonly AskedExample[]): void {
  examplesHold(helps, examples);
  const rules = [...new Set(examples.map(({ rule }) => rule))];
  it.each(rules)('the example of %s has no figure but those asked and answered', (rule) => {
    const heard = examples.filter((one) => one.rule === rule).map(({ request }) => hear(request));
    const known = new Set(figuresIn(heard.join('\n')));
    for (const help of helps) {
      const example = help[rule]?.example ?? '';
      expect(
        figuresIn(example).filter((figure) => !known.has(figure)),
        example,
      ).toEqual([]);
    }
  });
}

/** A request and its answer as text; the dice are exactly those that fall. */
function hear(request: JsonObject): string {
  const answer = answerOne(request);
  if (!('error' in answer)) expect(answer['unusedDice']).toBe(0);
  return JSON.stringify([request, answer], null, 1);
}

/** The figures of a text, `4,5` as `4.5`; how many dice a text rolls (`2d20`) is none. */
function figuresIn(text: string): readonly string[] {
  const plain = text.replaceAll(/\b\d+(?=d\d)/g, '');
  return [...plain.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => figure.replace(',', '.'));
}
