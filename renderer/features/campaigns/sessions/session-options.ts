import type { Session } from '#shared/api/campaigns.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { today } from '#renderer/state/now.ts';
import { t } from '#renderer/state/text.svelte.ts';

/** The choice of no session. */
export const NO_SESSION = 'none';

/** The choice of a session that is made for the fight. */
export const NEW_SESSION = 'new';

/** The sessions to put a fight in, the last one first, after the choice of none. */
export function sessionOptions(sessions: readonly Session[]) {
  return [
    { value: NO_SESSION, label: t('sessions.none') },
    ...sessions
      .toSorted((a, b) => b.number - a.number)
      .map(({ id, number, title }) => ({
        value: id,
        label: t('sessions.option', { number, title: title || t('sessions.untitled') }),
      })),
  ];
}

/** The id of the chosen session: one that is yet to be made is made, dated today. */
export async function settledSession(campaignId: string, chosen: string): Promise<string> {
  if (chosen !== NEW_SESSION) return chosen;
  const { id } = await call('sessions:save', { campaignId, date: today(), title: '' });
  return id;
}

/** The session being played: the last one dated today, or yesterday for tables that play past midnight; else none. */
export function sessionOfTonight(sessions: readonly Session[], day: string): string {
  const yesterday = new Date(`${day}T00:00:00Z`);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  for (const evening of [day, yesterday.toISOString().slice(0, 10)]) {
    const latest = sessions.filter(({ date }) => date === evening).toSorted((a, b) => b.number - a.number)[0];
    if (latest) return latest.id;
  }
  return NO_SESSION;
}
