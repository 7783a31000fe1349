import { untrack } from 'svelte';
import type { Settings } from '#shared/api/settings.ts';
import { announceToo } from '#renderer/state/announce.svelte.ts';
import { app, changeSettings } from '#renderer/state/app.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { say, t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { openedFight, rowsInForce } from '#renderer/fight/fight.svelte.ts';
import { hintNow, newlyDone, type Hint } from './hint.ts';

/** Follows the fight on the screen: which hint is to be shown, which are done by now, and that a new one is said. */
export function useHints(hints: () => readonly Hint[]): () => Hint | null {
  const wanted = $derived.by(() => {
    const fight = openedFight();
    const { fight: meant, done } = app.settings.hints;
    if (fight === null || fight.asPlayed !== null) return null;
    const { combat, state } = fight;
    const isMeant = meant === 'next' ? state.status !== 'ended' : meant === combat.id;
    return isMeant ? { id: combat.id, state, done, isFound: meant === 'next' } : null;
  });
  const hint = $derived(wanted === null ? null : hintNow(hints(), wanted.done, wanted));

  $effect(() => {
    if (wanted === null) return;
    const { id, isFound } = wanted;
    const more = newlyDone(hints(), wanted.done, { rows: rowsInForce() });
    if (more.length > 0 || isFound) untrack(() => keep(id, more));
  });
  const said = $derived(hint === null ? null : say(hint.text));
  $effect(() => {
    if (said !== null) untrack(() => announceToo(t('hint.said', { text: said })));
  });
  return () => hint;
}

/** Puts hints among those that are done. */
export function setDone(ids: readonly string[]): void {
  keep(app.settings.hints.fight, ids);
}

function keep(fight: Settings['hints']['fight'], more: readonly string[]): void {
  void attempt(() => changeSettings({ hints: { fight, done: [...app.settings.hints.done, ...more] } }));
}

/** Shows no more hints, until they are asked for again. */
export function endHints(): void {
  void attempt(() => changeSettings({ hints: { fight: null, done: [] } }));
}

/** Shows all hints anew: in the fight on the screen, else in the next one that is opened. */
export async function showHints(): Promise<void> {
  const here = app.route.screen === 'combat' ? openedFight() : null;
  const fight = here === null || here.state.status === 'ended' ? 'next' : here.combat.id;
  await changeSettings({ hints: { fight, done: [] } });
  toast(t(fight === 'next' ? 'hint.nextFight' : 'hint.here'));
}
