import type { Who } from '#shared/combat/events.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import { personKey } from '#shared/player/shown-names.ts';
import type { LoggedCombatant, PresenceStep } from '#shared/log/presence.ts';
import { nameOf, type Name } from '#shared/combat/name.ts';
import { nameIn, nameMessage, nameToFind, shownEverywhere } from '#shared/combat/names.ts';

/** Whom the players saw in an act, and by which name. */
export interface PlayerKnowledge {
  /** Somebody as players know him; null for one they didn't see. */
  readonly who: (who: Who) => Who | null;
  /** Somebody as players knew him before the act; null for one they hadn't seen. */
  readonly before: (who: Who) => Who | null;
  /** The message with the names players know, where they saw everybody in it; null where it could tell them more. */
  readonly words: (said: Message, mayHold: MayHold) => Message | null;
}

/** What a message may hold besides names: a player's own words and figures may be told. */
export type MayHold = 'names' | 'words' | 'words-and-figures';

/** What the players know everybody by, the same in the whole log. */
export interface Known {
  /** By the key of the narrator's person: the id and the name that players have. */
  readonly people: ReadonlyMap<string, Name & Pick<Who, 'id'>>;
  /** Everybody the narrator has, by whatever name. */
  readonly everybody: readonly LoggedCombatant[];
}

/** What the players know of an act: one hidden before it or after it wasn't seen in it. */
export function playerKnowledge(
  { before, after }: Pick<PresenceStep, 'before' | 'after'>,
  known: Known,
): PlayerKnowledge {
  const seen = new Map<string, Who>();
  for (const [id, one] of [...before.present, ...after.present]) {
    const isHidden = [before, after].some(({ present }) => present.get(id)?.hidden === true);
    const shown = known.people.get(personKey(one));
    if (isHidden || shown === undefined) seen.delete(id);
    else seen.set(id, { ...shown, side: one.side });
  }
  const secrets = known.everybody
    .filter((one) => !goesBy(seen.get(one.id), one))
    .flatMap(shownEverywhere)
    .map((name) => name.toLowerCase());
  const byName = new Map(
    known.everybody.flatMap((one) => {
      const shown = seen.get(one.id);
      return shown === undefined ? [] : [[nameToFind(one), shown] as const];
    }),
  );
  const ofUnseen = new Set(known.everybody.filter(({ id }) => !seen.has(id)).map(nameToFind));
  const namedIn = (value: MessageValues[string]): Who | null => {
    const name = nameIn(value);
    return name === null || ofUnseen.has(name) ? null : (byName.get(name) ?? null);
  };
  const isSafe = (words: string): boolean => {
    const low = words.toLowerCase();
    return !secrets.some((name) => low.includes(name));
  };

  function words(said: Message, mayHold: MayHold): Message | null {
    const named = namedIn(said);
    if (named !== null) return nameMessage(named);
    if ('plain' in said) {
      return mayHold !== 'names' && isSafe(said.plain) ? said : null;
    }
    // The name in it may be that of another, who was seen.
    if (nameIn(said) !== null) return null;
    const values: Record<string, MessageValues[string]> = {};
    for (const [key, value] of Object.entries(said.values ?? {})) {
      const shown = valueFor(value, mayHold);
      if (shown === null) return null;
      values[key] = shown;
    }
    return { key: said.key, values };
  }

  function valueFor(value: MessageValues[string], mayHold: MayHold): MessageValues[string] | null {
    if (typeof value === 'number') return mayHold === 'words-and-figures' ? value : null;
    const named = namedIn(value);
    if (named !== null) return nameOf(named);
    if (typeof value === 'object') return words(value, mayHold);
    const holdsFigure = mayHold !== 'words-and-figures' && /\d/.test(value);
    return mayHold !== 'names' && !holdsFigure && isSafe(value) ? value : null;
  }

  function knownBefore({ id }: Who): Who | null {
    const one = before.present.get(id);
    const shown = one === undefined || !seen.has(id) ? undefined : known.people.get(personKey(one));
    return one === undefined || shown === undefined ? null : { ...shown, side: one.side };
  }

  return { who: ({ id }) => seen.get(id) ?? null, before: knownBefore, words };
}

function goesBy(seen: Name | undefined, one: Name): boolean {
  return seen !== undefined && nameToFind(seen) === nameToFind(one);
}
