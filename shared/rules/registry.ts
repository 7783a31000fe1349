import type { FightCommand } from '#shared/combat/commands/index.ts';
import { addTexts } from '#shared/text/translate.ts';
import { cairn } from './cairn/index.ts';
import { unknownSystem } from './cards.ts';
import { heroesD20 } from './heroes-d20/index.ts';
import { questionOf } from './kit/questions.ts';
import { objects } from './objects/index.ts';
import { ritualsD20 } from './rituals-d20/index.ts';
import { scop } from './scop/index.ts';
import type { ResolverSpec, RuleSystem } from './system.ts';
import type { template } from './template/index.ts';

const systems = [heroesD20, ritualsD20, scop, cairn];

type CommandOfSystem<S> = S extends RuleSystem<infer C> ? Exclude<C, { readonly type: 'together' }> : never;

/** What fights take: the core's commands and those of every system, of the template too, which is compiled with them though it is none. */
export type AnyCommand = FightCommand<CommandOfSystem<(typeof systems)[number] | typeof template>>;

/** Any of the systems, when it doesn't matter which one it is. */
export type AnySystem = RuleSystem<AnyCommand>;

/** Every rule system, in the order they are offered. A new one is one of them, a folder beside this file, and its card in `cards.ts`. */
export const SYSTEMS: readonly AnySystem[] = systems;

/** The texts of rules there are: those of every system, and those of breaking objects. */
export const RULE_SETS: readonly Pick<AnySystem, 'id' | 'name' | 'texts' | 'resolvers' | 'help'>[] = [
  ...SYSTEMS,
  objects,
];

for (const { id, texts } of RULE_SETS) addTexts(id, texts);

/** The system of an id; an unknown one is `BAD_REQUEST` under `path`. */
export function systemOf(id: string, path = 'system'): AnySystem {
  const system = SYSTEMS.find((one) => one.id === id);
  if (system === undefined) throw unknownSystem(id, path);
  return system;
}

/**
 * What a system, or the rules of objects, has to answer a question of the command line with; `BAD_REQUEST` for an unknown
 * system and for a question it doesn't answer.
 */
export function resolverOf(id: string, question: string): ResolverSpec {
  const rules = RULE_SETS.find((one) => one.id === id);
  if (rules === undefined) throw unknownSystem(id, 'system');
  return questionOf(rules, question);
}
