import type { Label, LabelScheme } from '#shared/combat/labels.ts';
import type { Name } from '#shared/combat/name.ts';
import { shownEverywhere } from '#shared/combat/names.ts';
import type { Person, ShownName, ShownNames } from './kept-names.ts';

interface Labelled extends Person {
  readonly label: Label;
}

/**
 * Names those whom the players see for the first time, given in the order of the fight.
 *
 * Everybody has the narrator's own name for him, unless hidden ones would show in the gaps: "Capanga 1" beside "Capanga 3"
 * tells of one between them, and "Capanga 2" alone of another. Then the players' count goes on from what they know, so that
 * a gap in it means one they have seen go. Characters keep their names, and colours stay: they are on the table, and no
 * count. No two are named the same in any language.
 */
export function giveNames(fresh: readonly Person[], known: ShownNames): readonly ShownName[] {
  const naming = namingFrom(known);
  const counted: Person[] = [];
  const labelled = fresh.filter(isLabelled).toSorted((a, b) => a.label.place - b.label.place);
  // Those called what they are called, whoever else is there, come first: nobody of another kind comes to be called like them.
  for (const one of fresh) if (!isLabelled(one) && !naming.give(one, ownName(one))) counted.push(one);
  const alone = new Set(labelled.filter(({ name }) => isAlone(name, fresh, known)));
  for (const one of labelled) {
    const bare = alone.has(one) && naming.give(one, { name: one.name, label: null });
    if (!bare && !(naming.hidesNobody(one) && naming.give(one, ownName(one)))) counted.push(one);
  }
  for (const one of counted) naming.countOn(one);
  return naming.given;
}

/** Whether it is told apart from its equals by a count that could have gaps. */
function isLabelled(one: Person): one is Labelled {
  return one.side !== 'pc' && one.label !== null && one.label.scheme !== 'colours';
}

/** Whether the players know nobody else of a name, although there are others. */
function isAlone(name: string, fresh: readonly Person[], { shown, secret }: ShownNames): boolean {
  const inSight = fresh.filter((one) => one.name === name).length;
  const known = shown.some((one) => one.shown.name === name);
  return inSight === 1 && !known && secret.some((one) => one.name === name);
}

function ownName({ name, label }: Name): Name {
  return { name, label };
}

interface Naming {
  readonly given: readonly ShownName[];
  /** Gives a name unless it is somebody's; false where it is. */
  readonly give: (one: Person, shown: Name) => boolean;
  /** Whether nobody's own place would show as a gap below this one's. */
  readonly hidesNobody: (one: Labelled) => boolean;
  /** Gives the next name after those of its kind that the players know. */
  readonly countOn: (one: Person) => void;
}

function namingFrom(known: ShownNames): Naming {
  const shown = [...known.shown];
  const given: ShownName[] = [];
  const taken = new Set(shown.flatMap((one) => shownEverywhere(one.shown)));

  function give({ id, name, label }: Person, as: Name): boolean {
    const words = shownEverywhere(as);
    if (words.some((word) => taken.has(word))) return false;
    for (const word of words) taken.add(word);
    const named = { id, name, label, shown: as };
    shown.push(named);
    given.push(named);
    return true;
  }

  function hidesNobody({ name, label: { scheme, place } }: Labelled): boolean {
    // Where one by itself went without his number, he is the first of the count.
    const isCounted = shown.some((one) => isOf(one, name, scheme) && one.shown.label === null);
    const isBelow = (one: Name): boolean => isOf(one, name, scheme) && placeOf(one) < place;
    // Those in sight whom the players know otherwise leave a gap, too.
    const others = shown.filter((one) => !isSame(one, one.shown));
    return (
      !isCounted &&
      [...known.secret, ...others].every(
        (one) => !isBelow(one) || shownEverywhere(one).every((word) => taken.has(word)),
      )
    );
  }

  function countOn(one: Person): void {
    const { name, label } = one;
    const scheme = label?.scheme ?? 'numbers';
    const places = shown
      .map((other) => other.shown)
      .filter((other) => other.name === name && (other.label === null || other.label.scheme === scheme))
      .map(placeOf);
    let place = places.reduce((last, other) => Math.max(last, other), 0) + 1;
    while (!give(one, { name, label: { scheme, place } })) place += 1;
  }

  return { given, give, hidesNobody, countOn };
}

function isOf({ name, label }: Name, kind: string, scheme: LabelScheme): boolean {
  return name === kind && label?.scheme === scheme;
}

function isSame(a: Name, b: Name): boolean {
  return a.name === b.name && a.label?.scheme === b.label?.scheme && a.label?.place === b.label?.place;
}

/** One by itself, without a label, is the first by any. */
function placeOf({ label }: Name): number {
  return label?.place ?? 1;
}
