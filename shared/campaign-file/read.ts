import { readOwnConditions } from '#shared/combat/conditions/read-own-conditions.ts';
import { at, RodadaError } from '#shared/errors.ts';
import type { Json } from '#shared/json.ts';
import type { JsonPart } from '#shared/json-parts.ts';
import { isObject } from '#shared/json-path.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { readerOf, readSheet } from '#shared/schema/read-often.ts';
import { bytesIn } from '#shared/pictures/base64.ts';
import { requireKept } from '#shared/pictures/picture.ts';
import { message } from '#shared/text/message.ts';
import { z } from 'zod';
import { campaignHead, type CampaignHead, isListName, LISTS, QUICK, VERSION } from './campaign-file.ts';
import type { Filed, ListName } from './campaign-file.ts';
import { renewed, type NewIds } from './renew-ids.ts';
import { upgradeThing, versionOf, type Origin } from './upgrade.ts';

/** What a campaign file begins with and which things it holds, before these are looked at. */
export interface Outline extends Origin {
  readonly head: CampaignHead;
  readonly system: RuleSystem;
  readonly ids: NewIds;
  /** How many things it holds. */
  readonly things: number;
}

const readCreature = readerOf<Filed<'creatures'>>({ quick: QUICK.creatures, whole: LISTS.creatures });
const readFight = readerOf<Filed<'fights'>>({ quick: QUICK.fights, whole: LISTS.fights });

/** Takes the things of each list in. */
export type Takers = { readonly [L in ListName]: (thing: Filed<L>) => void };

/**
 * Goes through a campaign file once, to know all that is in it; each thing gets the id that `newId` makes of its own.
 * `BAD_FILE` for what isn't a campaign file of a known system, or where two of a kind share an id or a number.
 */
export function outlineOf(parts: Iterable<JsonPart>, newId: (id: string) => string): Outline {
  return asBadFile(() => {
    const fields = new Map<string, Json>();
    const found = seenIds(newId);
    for (const part of parts) {
      if (part.kind === 'item') found.take(part.key, part.value, part.index);
      else if (isListName(part.key)) readWith(listField, part.value, part.key);
      else fields.set(part.key, part.value);
    }
    const begins = Object.fromEntries(fields);
    const version = versionOf(begins);
    const head = readWith(campaignHead, { ...begins, version: VERSION }, '');
    const system = SYSTEMS.find(({ id }) => id === head.campaign.system);
    if (system === undefined) {
      const said = message('campaignFile.unknownSystem', { system: head.campaign.system });
      throw new RodadaError('BAD_FILE', said, { path: 'campaign.system' });
    }
    const options = readWith(system.options, head.campaign.options, 'campaign.options');
    const conditions = [...readOwnConditions(system, head.campaign.conditions, 'campaign.conditions')];
    const { ids, names, things } = found;
    return {
      head: { ...head, campaign: { ...head.campaign, options, conditions } },
      ...{ version, system, ids, names, things: things() },
    };
  });
}

/**
 * Goes through a campaign file again and gives each thing on: brought up to this version, every field checked, sheets
 * completed by their system, under its new id. `BAD_FILE`, naming the field where one is at fault; fights aren't played.
 */
export function readThings(parts: Iterable<JsonPart>, outline: Outline, take: Takers): void {
  const { system, ids } = outline;
  const sheeted = <T extends { readonly sheet: Filed<'creatures'>['sheet'] }>(one: T, base: string): T => ({
    ...one,
    sheet: readSheet(system.sheet, one.sheet, `${base}.sheet`),
  });
  const read: Readonly<Record<ListName, (raw: Json, base: string) => void>> = {
    pictures(raw, base) {
      const one = readWith(LISTS.pictures, raw, base);
      requireKept({ large: bytesIn(one.large), small: bytesIn(one.small) }, base);
      take.pictures(renewed.pictures(one, ids, base));
    },
    characters(raw, base) {
      const one = sheeted(readWith(LISTS.characters, raw, base), base);
      take.characters(renewed.characters(one, ids, base));
    },
    creatures(raw, base) {
      const one = sheeted(readCreature(raw, base), base);
      take.creatures(renewed.creatures(one, ids, base));
    },
    encounters: (raw, base) =>
      take.encounters(renewed.encounters(readWith(LISTS.encounters, raw, base), ids, base)),
    sessions: (raw, base) => take.sessions(renewed.sessions(readWith(LISTS.sessions, raw, base), ids, base)),
    sizes: (raw, base) => take.sizes(readWith(LISTS.sizes, raw, base)),
    materials: (raw, base) => take.materials(readWith(LISTS.materials, raw, base)),
    fights: (raw, base) => take.fights(renewed.fights(readFight(raw, base), ids, base)),
    storedFights: (raw, base) =>
      take.storedFights(renewed.storedFights(readWith(LISTS.storedFights, raw, base), ids, base)),
  };
  asBadFile(() => {
    for (const part of parts) {
      if (part.kind !== 'item' || !isListName(part.key)) continue;
      read[part.key](upgradeThing(part.key, part.value, outline), `${part.key}[${part.index}]`);
    }
  });
}

const listField = z.array(z.json());

/** What tells two of a list apart. */
const KEYS: Readonly<Record<ListName, readonly string[]>> = {
  pictures: ['id'],
  characters: ['id'],
  creatures: ['id'],
  encounters: ['id'],
  sessions: ['id', 'number'],
  sizes: ['code'],
  materials: ['code'],
  fights: ['id'],
  storedFights: ['id'],
};

function seenIds(newId: (id: string) => string) {
  const names = new Set<string>();
  const fights = new Map<string, string>();
  const ids: Readonly<Record<ListName, Map<string, string>>> = {
    pictures: new Map(),
    characters: new Map(),
    creatures: new Map(),
    encounters: new Map(),
    sessions: new Map(),
    sizes: new Map(),
    materials: new Map(),
    // Read or not, fights are of one kind.
    fights,
    storedFights: fights,
  };
  const numbers = new Map<string, string>();
  let things = 0;
  return {
    ids,
    names,
    things: () => things,
    take(list: string, thing: Json, index: number): void {
      if (!isListName(list) || !isObject(thing)) return;
      things += 1;
      const { name } = thing;
      if (typeof name === 'string' && (list === 'creatures' || list === 'characters')) names.add(name);
      for (const key of KEYS[list]) {
        const value = thing[key];
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        const seen = key === 'number' ? numbers : ids[list];
        const own = String(value);
        if (seen.has(own)) {
          const what = typeof name === 'string' ? name : own;
          throw new RodadaError('BAD_FILE', message('campaignFile.twice', { what }), {
            path: `${list}[${index}]`,
          });
        }
        seen.set(own, newId(own));
      }
    },
  };
}

/** Runs a check of a file; what it finds wrong is the file's fault (`BAD_FILE`) and says where. */
function asBadFile<T>(check: () => T): T {
  try {
    return check();
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw new RodadaError('BAD_FILE', message('campaignFile.notOne'));
    if (!(thrown instanceof RodadaError) || thrown.code === 'BAD_FILE') throw thrown;
    throw at(
      new RodadaError('BAD_FILE', message('campaignFile.faulty', { why: thrown.said })),
      thrown.path ?? '',
    );
  }
}
