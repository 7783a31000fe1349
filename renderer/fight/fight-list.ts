import type { Combat } from '#shared/records/combat.ts';
import type { FightStep } from '#shared/api/combats.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { bySigns } from '#shared/text/lists.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** Fights by when they were last touched, the latest first; those over come last. */
export function sortFights(combats: readonly Combat[]): readonly Combat[] {
  const over = ({ status }: Combat) => Number(status === 'ended');
  return combats.toSorted((a, b) => over(a) - over(b) || bySigns(b.updatedAt, a.updatedAt));
}

/** Ends a paused fight, with a way back. */
export function endFromList(combat: Combat): Promise<void> {
  return actFromList(combat, { type: 'end' }, t('tracker.end.done'));
}

/** Begins a fight anew, with a way back. */
export function resetFromList(combat: Combat): Promise<void> {
  return actFromList(combat, { type: 'reset' }, t('tracker.reset.done', { name: combat.name }));
}

/** Puts a fight away, with a way back; where it stood open, `gone` leaves it and `back` opens it again. */
export async function discardFight(
  { id, name }: Pick<Combat, 'id' | 'name'>,
  gone: () => void | Promise<void> = () => undefined,
  back: () => void | Promise<void> = () => undefined,
): Promise<void> {
  await call('combats:discard', { id });
  await gone();
  toast(t('tracker.discard.done', { name }), {
    within: app.settings.campaignId,
    undo: async () => {
      await call('combats:restore', { id });
      await back();
    },
  });
}

/** Makes an encounter of those who came into a fight, with a way back. */
export async function makeEncounterOf({ id }: Pick<Combat, 'id'>): Promise<void> {
  const { encounter, creatures } = await call('encounters:of-fight', { combatId: id });
  toast(t('atOnce.madeEncounter', { name: encounter.name }), {
    within: app.settings.campaignId,
    undo: async () => {
      const added = { encounter: encounter.id, creatures: creatures.map((one) => one.id) };
      await call('additions:take-back', added);
    },
  });
}

async function actFromList({ id }: Combat, command: CoreCommand, done: string): Promise<void> {
  const { count } = await call('combats:open', { id });
  const { row } = await send(id, count, command);
  toast(done, {
    within: app.settings.campaignId,
    undo: async () => {
      await send(id, row.seq, { type: 'undo' });
    },
  });
}

function send(combatId: string, after: number, command: CoreCommand): Promise<FightStep> {
  return call('combats:command', { combatId, after, command });
}
