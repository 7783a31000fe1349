import { expect, it } from 'vitest';
import { answerOne } from '#shared/headless/answer.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { RuleHelp, RulesHelp } from '#shared/help/rule-help.ts';

/** A rule's example as it is asked of the rules core: the request, and the part of the answer that the example tells. */
export interface AskedExample {
  readonly rule: string;
  readonly request: JsonObject;
  /** Every figure in it must stand in the example. */
  readonly answer: JsonObject;
  /** What else the example must say, figures that came before the answer. */
  readonly told?: readonly number[];
}

/** One test for each: the core answers so, and both languages tell these figures. */
export function examplesHold(helps: readonly RulesHelp[], examples: readonly AskedExample[]): void {
  it.each(examples)(
    'the example of $rule is what the core answers',
    ({ rule, request, answer, told = [] }) => {
      expect(answerOne(request)).toMatchObject(answer);
      for (const { example } of helpOf(helps, rule)) {
        expect(figuresIn(example), example).toEqual(expect.arrayContaining([...figuresOf(answer), ...told]));
      }
    },
  );
}

function helpOf(helps: readonly RulesHelp[], rule: string): readonly RuleHelp[] {
  return helps.map((rules) => {
    const help = rules[rule];
    if (help === undefined) throw new Error(`no help on ${rule}`);
    return help;
  });
}

/** Every figure within an answer, without its sign: a text may say that 2 are taken off. */
function figuresOf(value: Json | undefined): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => figuresOf(one));
}

/** The figures of a text in either language: `4,5` and `4.5`. */
function figuresIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')));
}
