import { randomUUID } from 'node:crypto';
import type { CreatureRow } from '#shared/api/bestiary.ts';
import { contract } from '#shared/api/contract.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { sheetInLine } from '#shared/rules/kit/sheet-in-line.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';
import { message } from '#shared/text/translate.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import {
  type FoundRow,
  foundIds,
  searchCreatures,
  tagsInUse,
} from '#electron/store/search/creature-search.ts';
import {
  findCreature,
  isStarred,
  listCreatures,
  removeCreature,
  readableCreatures,
  requireCreature,
  restoreCreature,
  retag,
  starCreature,
  storeCreatures,
} from '#electron/store/creatures.ts';
import { column } from '#electron/store/columns.ts';
import { readObject } from '#electron/store/json-column.ts';
import { notFound } from '#electron/store/not-found.ts';
import { inTransaction } from '#electron/store/sqlite.ts';
import { chosenIds } from '#electron/store/chosen-creatures.ts';
import { tryReading } from '#electron/store/unreadable.ts';
import { campaignOf } from '#electron/export/write-creatures.ts';
import { orNull } from './or-null.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import { readSheet } from './read-sheet.ts';

type Channels = Extract<keyof typeof contract, `creatures:${string}`>;

/** The bestiary of a campaign. */
export function creatureHandlers({ db, now, exportCreatures }: Services): HandlersOf<Channels> {
  return {
    'creatures:list': on(contract['creatures:list'], ({ campaignId, search, limit }) => {
      requireCampaign(db, campaignId, 'campaignId');
      if (search.trim() === '') return listCreatures(db, campaignId).slice(0, limit);
      const filter = { campaignId, search, tag: null, favourites: false };
      return readableCreatures(db, foundIds(db, filter).slice(0, limit));
    }),
    'creatures:search': on(contract['creatures:search'], ({ offset, limit, ...filter }) => {
      const { system } = requireCampaign(db, filter.campaignId, 'campaignId');
      const { rows, total, all } = searchCreatures(db, filter, offset, limit);
      const rules = systemOf(system);
      return { total, all, rows: rows.map((row) => shown(rules, row)) };
    }),
    'creatures:tags': on(contract['creatures:tags'], ({ campaignId }) => tagsInUse(db, campaignId)),
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
    'creatures:tag': on(contract['creatures:tag'], ({ which, tag, on: put }) => {
      const wanted = folded(tag);
      const has = (one: string) => folded(one) === wanted;
      return retag(db, chosenIds(db, which), (tags) => {
        if (tags.some(has) === put) return tags;
        return put ? [...tags, tag] : tags.filter((one) => !has(one));
      });
    }),
    'creatures:put-tags': on(contract['creatures:put-tags'], ({ creatures }) => {
      const tagsOf = new Map(creatures.map(({ id, tags }) => [id, tags]));
      retag(db, [...tagsOf.keys()], (tags, id) => tagsOf.get(id) ?? tags);
      return null;
    }),
    'creatures:remove': on(contract['creatures:remove'], ({ which }) => {
      const ids = chosenIds(db, which);
      const at = now();
      inTransaction(db, () => ids.forEach((id) => removeCreature(db, id, at, 'which')));
      return ids;
    }),
    'creatures:restore': on(contract['creatures:restore'], ({ ids }) => {
      inTransaction(db, () => ids.forEach((id) => restoreCreature(db, id)));
      return null;
    }),
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
