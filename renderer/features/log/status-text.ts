import type { Combat } from '#shared/records/combat.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** Where a fight stands, in a few words: to be started, paused in a round, or over. */
export function statusText({ status, round }: Combat): string {
  switch (status) {
    case 'setup':
      return t('tracker.status.setup');
    case 'running':
      return t('tracker.status.running', { round });
    case 'ended':
      return `${t('tracker.status.ended')} · ${t('tracker.roundsFought', { count: round })}`;
  }
}
