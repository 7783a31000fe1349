import { randomUUID } from 'node:crypto';
import type { CreatureChoice, CreatureRow } from '#shared/api/bestiary.ts';
import { contract } from '#shared/api/contract.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { sheetInLine } from '#shared/rules/kit/sheet-in-line.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { message } from '#shared/text/message.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { type FoundRow, foundIds, searchCreatures } from '#electron/store/search/creature-search.ts';
import { prepareTags, tagsOf } from '#electron/store/search/creature-tags.ts';
import {
  findCreature,
  isStarred,
  readableCreatures,
  requireCreature,
  starCreature,
  storeCreatures,
} from '#electron/store/creatures.ts';
import { column } from '#electron/store/columns.ts';
import { readObject } from '#electron/store/json-column.ts';
import { notFound } from '#electron/store/not-found.ts';
import {
  putTags,
  removeCreatures,
  restoreCreatures,
  tagCreatures,
} from '#electron/store/change-creatures.ts';
import { tryReading } from '#electron/store/unreadable.ts';
import { campaignOf } from '#electron/export/write-creatures.ts';
import { orNull } from './or-null.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import { readSheet } from './read-sheet.ts';

type Channels = Extract<keyof typeof contract, `creatures:${string}`>;

/** More than so many are changed where nobody waits for it; fewer are changed sooner than they are handed over. */
const MANY = 50;

/** The bestiary of a campaign. */
export function creatureHandlers({ db, now, work, exportCreatures }: Services): HandlersOf<Channels> {
  return {
    'creatures:list': on(contract['creatures:list'], ({ campaignId, search, limit }) => {
      requireCampaign(db, campaignId, 'campaignId');
      const filter = { campaignId, search, tag: null, favourites: false };
      return readableCreatures(db, foundIds(db, filter, limit));
    }),
    'creatures:search': on(contract['creatures:search'], async ({ offset, limit, ...filter }) => {
      const { system } = requireCampaign(db, filter.campaignId, 'campaignId');
      if (filter.tag !== null) await prepareTags(db, filter.campaignId);
      const { rows, total, all } = searchCreatures(db, filter, offset, limit);
      const rules = systemOf(system);
      return { total, all, rows: rows.map((row) => shown(rules, row)) };
    }),
    'creatures:tags': on(contract['creatures:tags'], async ({ campaignId }) => {
      await prepareTags(db, campaignId);
      return tagsOf(db, campaignId).counts;
    }),
    'creatures:read': on(contract['creatures:read'], ({ id }) => {
      const creature = findCreature(db, id, 'id') ?? notFound('creature', 'id');
      return { ...creature, favourite: isStarred(db, id) };
    }),
    'creatures:save': on(contract['creatures:save'], ({ id, ...draft }) => {
      const { campaignId } = draft;
      const campaign = requireCampaign(db, campaignId, 'campaignId');
      if (id !== undefined) requireCreature(db, id, campaignId, 'id');
      const creature = {
        ...draft,
        id: id ?? randomUUID(),
        sheet: readSheet(campaign, draft.sheet, 'sheet'),
        tags: [...new Set(draft.tags)],
      };
      storeCreatures(db, [creature]);
      return creature;
    }),
    'creatures:star': on(contract['creatures:star'], ({ id, favourite }) => {
      starCreature(db, id, favourite);
      return null;
    }),
    'creatures:tag': on(contract['creatures:tag'], (change) =>
      isMany(change.which) ? work.run('creatures-tag', change) : tagCreatures(db, change),
    ),
    'creatures:put-tags': on(contract['creatures:put-tags'], (tags) =>
      tags.creatures.reduce((sum, { ids }) => sum + ids.length, 0) > MANY
        ? work.run('creatures-put-tags', tags)
        : putTags(db, tags),
    ),
    'creatures:remove': on(contract['creatures:remove'], ({ which }) => {
      const removal = { which, at: now() };
      return isMany(which) ? work.run('creatures-remove', removal) : removeCreatures(db, removal);
    }),
    'creatures:restore': on(contract['creatures:restore'], (back) =>
      back.ids.length > MANY ? work.run('creatures-restore', back) : restoreCreatures(db, back),
    ),
    'creatures:export': on(contract['creatures:export'], ({ which, format }) => {
      const campaign = requireCampaign(db, campaignOf(which), 'which');
      return orNull(exportCreatures(campaign, which, format));
    }),
  };
}

/** A creature as the list shows it; of a damaged one the line says so. */
function shown(system: RuleSystem, { sheet, ...row }: FoundRow): CreatureRow {
  const tried = tryReading(() => column('sheet', () => readObject(sheet)));
  const line = 'read' in tried ? sheetInLine(system, tried.read) : [message('damage.inLine')];
  return { ...row, line };
}

function isMany(which: CreatureChoice): boolean {
  return which.kind === 'found' || which.ids.length > MANY;
}
