import type { Combat } from '#shared/records/combat.ts';
import { cardOf } from '#shared/rules/cards.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** Where a fight stands, in a few words: to be started, paused in a round, or over. */
export function statusText({ status, round, system }: Pick<Combat, 'status' | 'round' | 'system'>): string {
  const context = cardOf(system).roundName;
  switch (status) {
    case 'setup':
      return t('tracker.status.setup');
    case 'running':
      return t('tracker.status.running', { round, context });
    case 'ended':
      return `${t('tracker.status.ended')} · ${t('log.rounds', { count: round, context })}`;
  }
}
