import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import type { ResolverSpec, RuleSystem } from '#shared/rules/system.ts';

/** Rules that answer questions of the command line. */
export type AnsweringRules = Pick<RuleSystem, 'name' | 'resolvers' | 'odds'>;

/** Every question some rules answer: their own, and the odds of an attack where they give them. */
export function questionsOf({
  resolvers,
  odds,
}: Pick<AnsweringRules, 'resolvers' | 'odds'>): readonly ResolverSpec[] {
  return odds === undefined ? resolvers : [...resolvers, odds.resolver];
}

/** What answers a question; one that these rules don't answer is `BAD_REQUEST` under `resolve`. */
export function questionOf(rules: AnsweringRules, question: string): ResolverSpec {
  const found = questionsOf(rules).find(({ name }) => name === question);
  if (found !== undefined) return found;
  const { name: system } = rules;
  const said =
    question === 'odds'
      ? message('error.noOdds', { system })
      : message('error.unknownResolver', { system, resolver: question });
  throw new RodadaError('BAD_REQUEST', said, { path: 'resolve' });
}
