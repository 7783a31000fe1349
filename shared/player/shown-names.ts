import type { Name } from '#shared/combat/name.ts';
import { shownName } from '#shared/combat/names.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Locale } from '#shared/text/locale.ts';
import { giveNames } from './give-names.ts';
import type { Person, ShownName, ShownNames } from './kept-names.ts';

/** What is to be seen of a fight at one moment. */
export interface InSight {
  readonly status: CombatState['status'];
  readonly present: Iterable<Person & { readonly hidden: boolean }>;
  /** Those who are still to come. */
  readonly waiting: Iterable<Name & { readonly id: string }>;
}

/** What is to be seen of a fight in this state. */
export function inSight({ status, combatants, reserves }: CombatState): InSight {
  return { status, present: combatants, waiting: reserves.map(({ combatant }) => combatant) };
}

/**
 * What the players know everybody by once this moment of a fight has been shown to them. Whoever they see for the first
 * time gets his name for ever; nobody sees anything of a fight that isn't being fought. The same object where they learn
 * nothing new.
 */
export function shownAfter(before: ShownNames, { status, present, waiting }: InSight): ShownNames {
  if (status !== 'running') return before;
  const all = [...present];
  const unseen = [...all.filter(({ hidden }) => hidden), ...waiting];
  const secret = withNew(before.secret, unseen);
  const known = peopleIn(before.shown);
  const fresh = all.filter((one) => !one.hidden && !known.has(keptKey(one)));
  if (fresh.length === 0) return secret === before.secret ? before : { ...before, secret };
  const back = returning(fresh, before.shown, new Set([...all, ...unseen].map(personKey)));
  const others = fresh.filter(({ id }) => !back.some((one) => one.id === id));
  const shown = [...before.shown, ...back];
  return { secret, shown: [...shown, ...giveNames(others, { shown, secret })] };
}

/** Those who come in again under their name with another id, as after undo: the players know them. */
function returning(
  fresh: readonly Person[],
  shown: readonly ShownName[],
  there: ReadonlySet<string>,
): readonly ShownName[] {
  const gone = new Map(
    shown
      .filter((one) => !there.has(personKey(one)))
      .map((one) => [personKey({ ...one, id: '' }), one.shown]),
  );
  return fresh.flatMap(({ id, name, label }) => {
    const key = personKey({ id: '', name, label });
    const theirs = gone.get(key);
    // Of two of one name only the first is who came back.
    gone.delete(key);
    return theirs === undefined ? [] : [{ id, name, label, shown: theirs }];
  });
}

/** By which name the players know somebody; null for one they haven't been shown. */
export function nameShown(shown: readonly ShownName[], one: Name & { readonly id: string }): Name | null {
  return peopleIn(shown).get(keptKey(one)) ?? null;
}

const keys = new WeakMap<object, string>();

/** The key of somebody, made once for as long as he is the same object. */
function keptKey(one: Name & { readonly id: string }): string {
  const known = keys.get(one);
  if (known !== undefined) return known;
  const key = personKey(one);
  keys.set(one, key);
  return key;
}

/** Who somebody is: one who comes later with the same id under another name is somebody else. */
export function personKey({ id, name, label }: Name & { readonly id: string }): string {
  return JSON.stringify([id, name, label?.scheme, label?.place]);
}

/** What is told of somebody whom the players know by another name than the narrator does. */
export interface Renamed {
  readonly id: string;
  /** The narrator's name. */
  readonly name: string;
  /** The players'. */
  readonly shown: string;
}

/** Those in the fight whom the players know by another name than the narrator does. */
export function namedApart(
  combatants: readonly (Name & { readonly id: string })[],
  known: readonly ShownName[],
  locale: Locale,
): readonly Renamed[] {
  return combatants.flatMap((one) => {
    const theirs = nameShown(known, one);
    if (theirs === null) return [];
    const name = shownName(one, locale);
    const shown = shownName(theirs, locale);
    return shown === name ? [] : [{ id: one.id, name, shown }];
  });
}

const people = new WeakMap<readonly ShownName[], ReadonlyMap<string, Name>>();

function peopleIn(shown: readonly ShownName[]): ReadonlyMap<string, Name> {
  const known = people.get(shown) ?? new Map(shown.map((one) => [personKey(one), one.shown]));
  people.set(shown, known);
  return known;
}

function withNew(known: readonly Name[], unseen: readonly Name[]): readonly Name[] {
  const keys = new Set(known.map((one) => personKey({ ...one, id: '' })));
  const fresh = unseen.flatMap(({ name, label }) => {
    const key = personKey({ id: '', name, label });
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ name, label }];
  });
  return fresh.length === 0 ? known : [...known, ...fresh];
}
