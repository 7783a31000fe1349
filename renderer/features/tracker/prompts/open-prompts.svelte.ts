import { promptsOf, type ConditionPrompt } from '#shared/combat/conditions/prompts.ts';
import { rowsInForce } from '#renderer/fight/fight.svelte.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';

let dismissed = $state.raw<readonly string[]>([]);

const asked: readonly ConditionPrompt[] = $derived.by(() => {
  const view = fightView();
  return view === null ? [] : promptsOf(view.state, rowsInForce().done);
});

/** What tells one prompt from every other, also from a later one about the same condition. */
export function promptKey({ kind, seq, target, condition }: ConditionPrompt): string {
  return `${kind} ${seq} ${target} ${condition.id}`;
}

/** The prompts that wait for the narrator. */
export function openPrompts(): readonly ConditionPrompt[] {
  return asked.filter((prompt) => !dismissed.includes(promptKey(prompt)));
}

/** Takes a prompt away without doing anything. */
export function dismissPrompt(prompt: ConditionPrompt): void {
  dismissed = [...dismissed, promptKey(prompt)];
}

/** Forgets what was dismissed at another moment, so that undo brings it back with its moment. */
export function forgetDismissed(): void {
  const keys = asked.map(promptKey);
  if (dismissed.some((key) => !keys.includes(key))) dismissed = dismissed.filter((key) => keys.includes(key));
}
