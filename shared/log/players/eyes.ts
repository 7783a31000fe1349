import type { Who } from '#shared/combat/events.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';
import type { PlayerNames } from '#shared/player/player-names.ts';
import type { CastMember, CastStep } from '#shared/log/cast.ts';

/** What the players know of an act: whom they saw in it, and by which name. */
export interface Eyes {
  /** Somebody as players know him; null for one they didn't see. */
  readonly who: (who: Who) => Who | null;
  /** A message in which everybody it names was seen; null for one that could tell more than that. */
  readonly words: (said: Message, mayHold: MayHold) => Message | null;
}

/** What a message may hold besides names: a player's own words and figures may be told. */
export type MayHold = 'names' | 'words' | 'words-and-figures';

/** Ids and names that players have, the same in the whole log. */
export interface Known {
  readonly ids: ReadonlyMap<string, string>;
  readonly names: PlayerNames;
  /** Everybody the narrator has, by whatever name. */
  readonly everybody: readonly CastMember[];
}

/** Looks at an act through the players' eyes: one hidden before it or after it wasn't seen in it. */
export function eyesOf({ before, after }: Pick<CastStep, 'before' | 'after'>, known: Known): Eyes {
  const seen = new Map<string, Who>();
  for (const [id, one] of [...before.present, ...after.present]) {
    const isHidden = [before, after].some(({ present }) => present.get(id)?.hidden === true);
    const name = known.names.get(id);
    const shownId = known.ids.get(id);
    if (isHidden || name === undefined || shownId === undefined) seen.delete(id);
    else seen.set(id, { id: shownId, name, side: one.side });
  }
  const secrets = known.everybody
    .filter(({ id, name }) => seen.get(id)?.name !== name)
    .map(({ name }) => name.toLowerCase());
  const byName = new Map(
    known.everybody.flatMap(({ id, name }) => {
      const shown = seen.get(id);
      return shown === undefined ? [] : [[name, shown.name] as const];
    }),
  );
  const ofUnseen = new Set(known.everybody.filter(({ id }) => !seen.has(id)).map(({ name }) => name));
  const nameOf = (words: string): string | null => (ofUnseen.has(words) ? null : (byName.get(words) ?? null));
  const isSafe = (words: string): boolean => {
    const low = words.toLowerCase();
    return !secrets.some((name) => low.includes(name));
  };

  function words(said: Message, mayHold: MayHold): Message | null {
    if ('plain' in said) {
      const name = nameOf(said.plain);
      if (name !== null) return { plain: name };
      return mayHold !== 'names' && isSafe(said.plain) ? said : null;
    }
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
    if (typeof value === 'object') return words(value, mayHold);
    const name = nameOf(value);
    if (name !== null) return name;
    const holdsFigure = mayHold !== 'words-and-figures' && /\d/.test(value);
    return mayHold !== 'names' && !holdsFigure && isSafe(value) ? value : null;
  }

  return { who: ({ id }) => seen.get(id) ?? null, words };
}
