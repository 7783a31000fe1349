import { isObject } from '#shared/json-path.ts';
import { type Message, message } from '#shared/text/message.ts';
import type { Locale } from '#shared/text/locale.ts';
import { changesOf, type FoundryActor } from '#shared/rules/kit/foreign/foundry.ts';
import { workedOut } from '#shared/rules/kit/foreign/formula.ts';
import { at, wholeIn, within, wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { ATTRIBUTE_LABELS, type Attribute } from '#shared/rules/rituals-d20/sheet/attributes.ts';
import { MOST_DICE } from '#shared/rules/rituals-d20/checks/pool.ts';
import { ATTRIBUTE_OF } from './skills.ts';

/** The most points that anybody has. */
const MOST_POINTS = 100_000;

/** An actor being read: its figures with what effects add, and what is said of it on the way. */
export interface Reading {
  readonly actor: FoundryActor;
  readonly locale: Locale;
  /** What effects add to a figure of a path; it counts as taken then. */
  readonly added: (key: string) => number;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly dropped: { source: string; why: Message }[];
  readonly doubtful: Message[];
}

/** Begins to read an actor. */
export function beginReading(actor: FoundryActor, locale: Locale): Reading & { readonly end: () => void } {
  const dropped: { source: string; why: Message }[] = [];
  const doubtful: Message[] = [];
  const changes = changesOf(actor);
  const taken = new Set<unknown>();
  const added = (key: string): number =>
    changes.reduce((sum, change) => {
      if (change.key !== key || !change.adds) return sum;
      const value = workedOut(change.value, actor.system);
      if (value === null) return sum;
      taken.add(change);
      return sum + value;
    }, 0);
  const attributes = { agility: 0, strength: 0, intellect: 0, presence: 0, vigor: 0 };
  for (const [key, attribute] of ATTRIBUTE_OF) {
    const found = at(actor.system, 'attributes', key);
    const written = wholeIn(isObject(found) ? found['value'] : found);
    const figure = (written ?? 0) + added(`attributes.${key}.value`);
    const kept = within(figure, -MOST_DICE, MOST_DICE);
    attributes[attribute] = kept;
    const field = ATTRIBUTE_LABELS[attribute];
    if (written === null) doubtful.push(message('foreign.noFigure', { field, kept }));
    else if (kept !== figure) doubtful.push(message('foreign.outOfBounds', { field, figure, kept }));
  }
  return {
    ...{ actor, locale, added, attributes, dropped, doubtful },
    /** Says which changes of effects went nowhere. */
    end() {
      for (const change of changes) {
        if (taken.has(change)) continue;
        const source = `${change.effect}: ${change.key} ${wordsIn(change.value)}`.slice(0, 200);
        dropped.push({ source, why: message('foreign.effectLeft') });
      }
    },
  };
}

/** The points of an actor within what is taken, the greatest of them at least what is left. */
export function pointsOf(
  current: number | null,
  max: number | null,
): { current: number; max: number } | null {
  if (current === null && max === null) return null;
  const most = within(Math.max(max ?? 0, current ?? 0), 0, MOST_POINTS);
  return { current: within(current ?? most, 0, most), max: most };
}
