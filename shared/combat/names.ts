import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/text/locale.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import type { LabelScheme } from './labels.ts';
import { LABELLED, nameOf, type Name } from './name.ts';

/** Somebody to be named. */
export interface Unnamed {
  readonly name: string;
  /** Keeps its name while it is free, whoever shares it: the characters. */
  readonly own: boolean;
  /** How it is told apart from its equals; by numbers when left out. */
  readonly labels?: LabelScheme;
}

/** A name as a message of its own. */
export function nameMessage(named: Name): Message {
  const name = nameOf(named);
  return typeof name === 'string' ? plain(name) : name;
}

/** A name as it is shown: "Capanga 2", "Lobo (azul)". */
export function shownName(named: Name, locale: Locale): string {
  const name = nameOf(named);
  return typeof name === 'string' ? name : say(name, locale);
}

/** What stands in a message as a name: plain words, or a name with a colour; null for what can be no name. */
export function nameIn(value: string | number | Message): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return null;
  if ('plain' in value) return value.plain;
  return value.key === LABELLED ? say(value, DEFAULT_LOCALE) : null;
}

/** A name as {@link nameIn} finds it in messages. */
export function nameToFind(named: Name): string {
  return shownName(named, DEFAULT_LOCALE);
}

/** Several names in one breath: "Ágata, Breno e Lobo 2"; with semicolons where a name has a comma of its own. */
export function namesTogether(all: readonly Name[]): string | Message {
  const names = all.map(nameOf);
  const last = names.pop();
  const [first, ...others] = names;
  if (last === undefined || first === undefined) return last ?? '';
  const between = others.length > 0 && all.some(hasComma) ? 'combat.listedApart' : 'combat.listed';
  const before = others.reduce((told, one) => message(between, { before: told, last: one }), first);
  return message('combat.listedLast', { before, last });
}

/** Whether a comma beside a name could be taken for a part of it. */
function hasComma({ name }: Name): boolean {
  return name.includes(',');
}

/**
 * Names that tell everyone apart. A name that nobody else has stays as it is; one that comes several times in `names`, or
 * was ever used in the fight, gets a label. `used` holds the names of those who have left, too, so that no label comes back.
 * No two are shown the same in any language.
 */
export function namesApart(names: readonly Unnamed[], used: Iterable<Name> = []): readonly Name[] {
  const before = [...used];
  const taken = new Set(before.flatMap(shownEverywhere));
  const isFree = (one: Name) => shownEverywhere(one).every((shown) => !taken.has(shown));
  const take = (one: Name): Name => {
    for (const shown of shownEverywhere(one)) taken.add(shown);
    return one;
  };
  const times = new Map<string, number>();
  for (const { name, own } of names) if (!own) times.set(name, (times.get(name) ?? 0) + 1);
  // Those who keep their names come first, so that no label makes another's name.
  const kept = names.map(({ name, own }) => {
    const unlabelled = { name, label: null };
    return (own || times.get(name) === 1) && isFree(unlabelled) ? take(unlabelled) : null;
  });
  const next = new Map<string, number>();
  return names.map(({ name, labels: scheme = 'numbers' }, index) => {
    const free = kept[index] ?? null;
    if (free !== null) return free;
    const key = `${scheme} ${name}`;
    for (let place = next.get(key) ?? firstPlace(name, scheme, before); ; place += 1) {
      const labelled = { name, label: { scheme, place } };
      if (!isFree(labelled)) continue;
      next.set(key, place + 1);
      return take(labelled);
    }
  });
}

/** Beside one that bears the bare name the next is the second; a colour counts nothing. */
function firstPlace(name: string, scheme: LabelScheme, before: readonly Name[]): number {
  const isBare = before.some((one) => one.name === name && one.label === null);
  return isBare && scheme !== 'colours' ? 2 : 1;
}

/** A name as it is shown in each language. */
export function shownEverywhere(named: Name): readonly string[] {
  const name = nameOf(named);
  return typeof name === 'string' ? [name] : LOCALES.map((locale) => say(name, locale));
}
