import type { RulesHelpLoaders } from '#shared/help/rule-help.ts';
import type { TextBundle } from '#shared/text/catalogue.ts';
import type { Message } from '#shared/text/message.ts';
import type { ResolverSpec } from '#shared/rules/system.ts';
import { resolvers } from './resolvers.ts';
import { OBJECTS, objectsMessage, texts } from './texts.ts';

export { SHIPPED_MATERIALS } from './materials.ts';
export { SHIPPED_SIZES } from './sizes.ts';

/** The rules for breaking objects: no system of its own, but answered on the command line like one. */
export const objects: {
  readonly id: string;
  readonly name: Message;
  readonly texts: TextBundle;
  readonly resolvers: readonly ResolverSpec[];
  readonly help: RulesHelpLoaders;
} = {
  id: OBJECTS,
  name: objectsMessage('name'),
  texts,
  resolvers,
  help: { 'pt-BR': () => import('./help/pt-BR.ts'), en: () => import('./help/en.ts') },
};
