import { randomUUID } from 'node:crypto';
import { contract } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { boundFault, nameFault, type NamedRow } from '#shared/rules/objects/table-faults.ts';
import type { Locale } from '#shared/text/locale.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import {
  hideRow,
  objectTables,
  putBackRows,
  resetRows,
  saveMaterial,
  saveSize,
} from '#electron/store/objects/object-tables.ts';
import { readSettings } from '#electron/store/settings.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'objects:tables'
  | 'objects:save-size'
  | 'objects:save-material'
  | 'objects:hide'
  | 'objects:reset'
  | 'objects:put-back';

/** The tables that objects get their figures from (O6). */
export function objectHandlers({ db }: Pick<Services, 'db'>): HandlersOf<Channels> {
  return {
    'objects:tables': on(contract['objects:tables'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return objectTables(db, campaignId);
    }),
    'objects:save-size': on(contract['objects:save-size'], ({ campaignId, ...draft }) => {
      requireCampaign(db, campaignId, 'campaignId');
      const { locale } = readSettings(db);
      const others = objectTables(db, campaignId).sizes.filter(({ hidden }) => !hidden);
      const named = others.map((row) => ({ ...row, name: say(row.name, locale) }));
      refuse('name', nameFault(draft, named));
      refuse('maxMeters', boundFault(draft, named));
      return saveSize(db, campaignId, { ...draft, ...identityOf(draft, named, SHIPPED_SIZES, locale) });
    }),
    'objects:save-material': on(contract['objects:save-material'], ({ campaignId, ...draft }) => {
      requireCampaign(db, campaignId, 'campaignId');
      const { locale } = readSettings(db);
      const others = objectTables(db, campaignId).materials.filter(({ hidden }) => !hidden);
      const named = others.map((row) => ({ ...row, name: say(row.name, locale) }));
      refuse('name', nameFault(draft, named));
      return saveMaterial(db, campaignId, {
        ...draft,
        ...identityOf(draft, named, SHIPPED_MATERIALS, locale),
      });
    }),
    'objects:hide': on(contract['objects:hide'], (asked) => {
      requireCampaign(db, asked.campaignId, 'campaignId');
      return hideRow(db, asked);
    }),
    'objects:reset': on(contract['objects:reset'], (asked) => {
      requireCampaign(db, asked.campaignId, 'campaignId');
      return resetRows(db, asked);
    }),
    'objects:put-back': on(contract['objects:put-back'], ({ campaignId, before }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return putBackRows(db, campaignId, before);
    }),
  };
}

function refuse(path: string, fault: Message | null): void {
  if (fault !== null) throw new RodadaError('BAD_REQUEST', fault, { path });
}

/** Id and name of a row as stored: a shipped one that keeps its name goes on being translated. */
function identityOf(
  { id, name }: NamedRow,
  offered: readonly NamedRow[],
  shipped: readonly { readonly id: string; readonly name: Message }[],
  locale: Locale,
): { readonly id: string; readonly name: Message; readonly hidden: false } {
  if (id === null) return { id: randomUUID(), name: plain(name), hidden: false };
  if (!offered.some((row) => row.id === id))
    throw new RodadaError('NOT_FOUND', message('objects.unknownRow'), { path: 'id' });
  const known = shipped.find((row) => row.id === id);
  const kept = known !== undefined && say(known.name, locale) === name;
  return { id, name: kept ? known.name : plain(name), hidden: false };
}
