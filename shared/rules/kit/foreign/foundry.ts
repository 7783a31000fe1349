import type { Json, JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import { nameIn } from './html.ts';
import { at, isTicked, listIn, objectIn, wordsIn } from './loose.ts';

/** Something a Foundry actor owns. */
export interface FoundryItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly system: JsonObject;
  readonly effects: readonly Json[];
}

/** A Foundry actor, whichever version wrote it. */
export interface FoundryActor {
  readonly name: string;
  readonly type: string;
  readonly system: JsonObject;
  readonly items: readonly FoundryItem[];
  readonly effects: readonly Json[];
  /** Which of Foundry's games it is of; null where the file doesn't say. */
  readonly game: string | null;
}

/** One change that an active effect makes. */
export interface FoundryChange {
  /** The effect's name. */
  readonly effect: string;
  /** The path within the figures, without what it begins with. */
  readonly key: string;
  /** Whether it adds; else it multiplies, replaces or the like. */
  readonly adds: boolean;
  readonly value: Json;
}

/** So many items of an actor are looked at. */
const MOST_ITEMS = 2000;

/** A value as a Foundry document with figures; null for anything else. */
export function foundryActor(value: Json | undefined): FoundryActor | null {
  if (!isObject(value) || typeof value['type'] !== 'string') return null;
  const figures = value['system'] ?? value['data'];
  if (!isObject(figures)) return null;
  return {
    name: nameIn(value['name']),
    type: value['type'],
    system: figures,
    items: listIn(value['items']).slice(0, MOST_ITEMS).flatMap(itemIn),
    effects: listIn(value['effects']),
    game: gameOf(value),
  };
}

/** Which of Foundry's games a document says it is of. */
export function gameOf(document: JsonObject): string | null {
  const said = [
    at(document, '_stats', 'systemId'),
    at(document, '_stats', 'exportSource', 'systemId'),
    at(document, 'flags', 'exportSource', 'system'),
  ];
  return said.map(wordsIn).find((words) => words !== '') ?? null;
}

/** What the enabled effects of an actor and of what it owns change. */
export function changesOf({ effects, items }: FoundryActor): readonly FoundryChange[] {
  const owned = items.flatMap((item) => item.effects.filter((effect) => at(effect, 'transfer') !== false));
  return [...effects, ...owned].filter((effect) => !isTicked(at(effect, 'disabled'))).flatMap(changesIn);
}

/** The states (`deprived` …) that the enabled effects of an actor bring. */
export function statusesOf({ effects, items }: FoundryActor): ReadonlySet<string> {
  const all = [...effects, ...items.flatMap((item) => item.effects)];
  return new Set(
    all
      .filter((effect) => !isTicked(at(effect, 'disabled')))
      .flatMap((effect) => listIn(at(effect, 'statuses')).map((status) => wordsIn(status).toLowerCase())),
  );
}

function itemIn(value: Json): FoundryItem[] {
  if (!isObject(value)) return [];
  return [
    {
      id: wordsIn(value['_id']),
      name: nameIn(value['name']),
      type: wordsIn(value['type']),
      system: objectIn(value['system'] ?? value['data']),
      effects: listIn(value['effects']),
    },
  ];
}

function changesIn(effect: Json): readonly FoundryChange[] {
  const name = nameIn(at(effect, 'name') ?? at(effect, 'label'));
  const changes = [...listIn(at(effect, 'system', 'changes')), ...listIn(at(effect, 'changes'))];
  return changes.flatMap((change) => {
    const key = wordsIn(at(change, 'key')).replace(/^(?:system|data)\./, '');
    const mode = at(change, 'type') ?? at(change, 'mode') ?? 2;
    const adds = mode === 'add' || mode === 2 || mode === '2';
    return key === '' ? [] : [{ effect: name, key, adds, value: at(change, 'value') ?? null }];
  });
}
