import type { Creature } from '#shared/records/creature.ts';
import type { CreatureFormat, CreatureRow } from '#shared/api/bestiary.ts';
import type { InputOf } from '#shared/api/contract.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import { bestiary, openCreature, showAgain } from '#renderer/creatures/bestiary.svelte.ts';
import { patchRow } from '#renderer/creatures/found.svelte.ts';
import { copyPicture } from '#renderer/pictures/pictures.svelte.ts';
import { noPicks } from '#renderer/creatures/selection.ts';

type Choice = InputOf<'creatures:remove'>['which'];

/** Removes a creature at once and offers to bring it back. */
export async function removeCreature({ id, campaignId, name }: Creature): Promise<void> {
  const removed = await attempt(() =>
    call('creatures:remove', { which: { kind: 'these', campaignId, ids: [id] } }),
  );
  if (!removed) return;
  toast(t('creature.removed', { name }), {
    undo: async () => {
      await attempt(() => call('creatures:restore', { ids: [id] }));
      await showAgain(id);
    },
  });
}

/** Removes several at once and offers to bring all of them back. */
export async function removePicked(which: Choice): Promise<void> {
  const removed = await attempt(() => call('creatures:remove', { which }));
  if (!removed || removed.length === 0) return;
  bestiary.picks = noPicks();
  toast(t('bestiary.removedSome', { count: removed.length }), {
    undo: async () => {
      await attempt(() => call('creatures:restore', { ids: [...removed] }));
      announce(t('bestiary.restoredSome', { count: removed.length }));
    },
  });
}

/** Puts a tag on several or takes it off them, and offers to give each the tags it had. */
export async function tagPicked(which: Choice, tag: string, on: boolean): Promise<void> {
  const former = await attempt(() => call('creatures:tag', { which, tag, on }));
  if (!former) return;
  const count = former.reduce((sum, { ids }) => sum + ids.length, 0);
  toast(
    t(on ? 'bestiary.tagged' : 'bestiary.untagged', { tag, count }),
    count === 0
      ? {}
      : {
          undo: async () => {
            await attempt(() =>
              call('creatures:put-tags', {
                creatures: former.map(({ ids, tags }) => ({ ids: [...ids], tags: [...tags] })),
              }),
            );
          },
        },
  );
}

/** Stores a copy under a name of its own and opens it; offers to take it away again. */
export async function duplicateCreature({
  id,
  campaignId,
  name,
  hp,
  sheet,
  notes,
  tags,
}: Creature): Promise<void> {
  const copy = {
    campaignId,
    name: t('creature.copyName', { name }).slice(0, 200),
    hp,
    sheet,
    notes,
    tags: [...tags],
  };
  const made = await attempt(() => call('creatures:save', copy));
  if (!made) return;
  await copyPicture({ kind: 'creature', id }, made.id);
  openCreature(made);
  toast(t('creature.copied', { name: made.name }), { undo: () => removeQuietly(made) });
}

/** Stars a creature, or takes its star; shown at once. */
export async function starCreature({
  id,
  name,
  favourite,
}: Pick<CreatureRow, 'id' | 'name' | 'favourite'>): Promise<void> {
  patchRow(id, { favourite: !favourite });
  if (bestiary.openKey === id) bestiary.starred = !favourite;
  await attempt(() => call('creatures:star', { id, favourite: !favourite }));
  announce(t(favourite ? 'creature.unstarred' : 'creature.starred', { name }));
}

/** Writes creatures to a file that the narrator names. */
export async function exportCreatures(which: Choice, format: CreatureFormat): Promise<void> {
  const written = await attempt(() => call('creatures:export', { which, format }));
  if (!written) return;
  const { fileName, count, lossy } = written;
  const told = t('bestiary.exported', { count, fileName });
  toast(lossy === 0 ? told : `${told} ${t('bestiary.exportedLossy', { count: lossy })}`);
}

async function removeQuietly({ id, campaignId }: Creature): Promise<void> {
  await attempt(() => call('creatures:remove', { which: { kind: 'these', campaignId, ids: [id] } }));
}
