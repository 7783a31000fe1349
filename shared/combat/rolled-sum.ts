import type { RolledExpression } from '#shared/dice/roll-expression.ts';
import { plain } from '#shared/text/message.ts';
import type { Sum } from './events.ts';

/** What dice that no rule asks for came to, as a sum still without a label: term by term as it is written. */
export function rolledSum({ total, terms }: RolledExpression, purpose: string): Omit<Sum, 'label'> {
  return {
    purpose,
    terms: terms.map((term) => ({ ...term, label: plain(term.label), rule: '' })),
    multiplier: 1,
    total,
  };
}
