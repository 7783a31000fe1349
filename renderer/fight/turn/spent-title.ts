import type { Turn } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What the actions of a kind were spent on in this turn, or why none is left; a line each, put into words by `say`. */
export function spentTitle(
  { actions }: RuleSystem,
  turn: Turn | null,
  kind: string,
  say: (told: Message) => string,
): string {
  const label = actions?.kinds.find(({ id }) => id === kind)?.label;
  if (actions === null || turn === null || label === undefined) return '';
  const costs = (id: string, index: number): boolean =>
    (actions.left(turn.spent.slice(0, index))[kind] ?? 0) >
    (actions.left([...turn.spent.slice(0, index), id])[kind] ?? 0);
  const lines = turn.spent.flatMap((id, index) => {
    if (!costs(id, index)) return [];
    const what = turn.spentOn[index] ?? null;
    return [
      what === null
        ? message('tracker.pip.spent', { label })
        : message('tracker.pip.spentOn', { label, what }),
    ];
  });
  const none = lines.length === 0 ? [message('tracker.pip.free', { label })] : lines;
  return none.map(say).join('\n');
}
