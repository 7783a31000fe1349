import { type Message, message } from '#shared/text/message.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { conditionsAt } from './read-condition.ts';
import type { Nameable, SaidFight } from './said-fight.ts';
import { bestOf, fitOf, type Token } from './tokens.ts';
import { ALL, AND, BEFORE_NAME, SIDES, WITH } from './words.ts';

/** Those who are named, in the order they were said, or why it isn't clear who. */
export type NamesRead =
  | { readonly ok: true; readonly who: readonly Nameable[] }
  | { readonly ok: false; readonly why: Message };

/** A part that was read: whom it names, and where the next one begins. */
interface Part {
  readonly who: readonly Nameable[];
  readonly next: number;
}

const MOST_NAMED = 6;

/** Reads `capanga 2`, `ana e bia`, `capanga 1, 3`, `todos os inimigos`, `o grupo`, `todos os capangas`, `com Caído`. */
export function readNames(said: readonly Token[], fight: SaidFight): NamesRead {
  const who = new Map<string, Nameable>();
  let last: Nameable | null = null;
  const [first] = said;
  let at = said.length > 1 && first !== undefined && BEFORE_NAME.has(first.word) ? 1 : 0;
  while (at < said.length) {
    const skipped = isBetween(said, at, fight);
    if (skipped) {
      at += 1;
      continue;
    }
    const read: Part | Message = partAt(said, at, fight, last);
    if (!('who' in read)) return { ok: false, why: read };
    for (const one of read.who) who.set(one.id, one);
    last = read.who.at(-1) ?? null;
    at = read.next;
  }
  return who.size === 0
    ? { ok: false, why: message('tracker.said.whom') }
    : { ok: true, who: [...who.values()] };
}

/** Several names in one breath, of many only the first. */
export function namesInLine(names: readonly string[]): string {
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(BETWEEN)}…` : names.join(BETWEEN);
}

/** Whether a word is only one between or before names. */
function isBetween(said: readonly Token[], at: number, { people }: SaidFight): boolean {
  const word = said[at]?.word ?? '';
  if (!AND.has(word) && !BEFORE_NAME.has(word)) return false;
  return !fitting(said, at, people).some(({ fit }) => fit.full);
}

function partAt(said: readonly Token[], at: number, fight: SaidFight, last: Nameable | null): Part | Message {
  const found = bestOf(fitting(said, at, fight.people));
  const [best, other] = found;
  if (best?.fit.full === true && other === undefined) return { who: [best.one], next: at + best.fit.used };
  const several = groupAt(said, at, fight);
  if (several !== null) return several;
  const equal = last === null ? undefined : equalOf(said[at], last, fight);
  if (equal !== undefined) return { who: [equal], next: at + 1 };
  if (best === undefined) return message('tracker.said.nobody', { words: wordsFrom(said, at) });
  const ids = new Set(found.map(({ one }) => one.id));
  if (ids.size === 1) return { who: [best.one], next: at + best.fit.used };
  const names = fight.people.filter(({ id }) => ids.has(id)).map(({ shown }) => shown);
  return message('tracker.said.which', { names: namesInLine(names) });
}

function fitting(said: readonly Token[], at: number, people: readonly Nameable[]) {
  return people.flatMap((one) =>
    one.names.flatMap((name) => {
      const fit = fitOf(said, at, name);
      return fit === null ? [] : [{ one, fit }];
    }),
  );
}

/** All of a side, of a kind, with a condition, or everybody; null where none of it is said. */
function groupAt(said: readonly Token[], at: number, fight: SaidFight): Part | Message | null {
  const all = ALL.has(said[at]?.word ?? '');
  let next = all ? at + 1 : at;
  while (next > at && BEFORE_NAME.has(said[next]?.word ?? '')) next += 1;
  const word = said[next]?.word ?? '';
  if (WITH.has(word)) return holdersAt(said, next + 1, fight);
  const side = (['foe', 'pc', 'ally'] as const).find((one) => SIDES[one].some((name) => name === word));
  if (side !== undefined) return standing(fight, (one) => one.side === side, next + 1);
  if (!all) return null;
  const kind = said[next]?.parted === true ? null : kindAt(said, next, fight);
  return kind ?? standing(fight, () => true, at + 1);
}

function holdersAt(said: readonly Token[], at: number, fight: SaidFight): Part | Message {
  const found = conditionsAt(said, at, fight.conditions);
  const [best, other] = found;
  if (best === undefined) return message('tracker.said.whichCondition');
  if (other !== undefined) {
    const names = namesInLine(found.map(({ condition }) => condition.shown));
    return message('tracker.said.which', { names });
  }
  const { condition, fit } = best;
  const who = fight.people.filter(({ conditions }) => conditions.includes(condition.id));
  if (who.length === 0) return message('tracker.said.nobodyHas', { condition: condition.shown });
  return { who, next: at + fit.used };
}

/** All of one name, also in the plural; null where none is said. */
function kindAt(said: readonly Token[], at: number, fight: SaidFight): Part | Message | null {
  const word = said[at]?.word ?? '';
  const singular = said.map((token, index) =>
    index === at && /..s$/.test(word) ? { ...token, word: word.slice(0, -1) } : token,
  );
  for (const words of [said, singular]) {
    const found = bestOf(
      fight.people.flatMap((one) => {
        const fit = fitOf(words, at, one.base);
        return fit === null ? [] : [{ one, fit }];
      }),
    );
    const [best] = found;
    if (best === undefined) continue;
    const ids = new Set(found.map(({ one }) => one.id));
    return standing(fight, ({ id }) => ids.has(id), at + best.fit.used);
  }
  return null;
}

function standing(fight: SaidFight, is: (one: Nameable) => boolean, next: number): Part | Message {
  const who = fight.people.filter((one) => one.meant && is(one));
  return who.length === 0 ? message('tracker.said.noneStands') : { who, next };
}

/** Another of the same name, said by what tells it apart alone: the 3 of `capanga 1, 3`. */
function equalOf(token: Token | undefined, last: Nameable, { people }: SaidFight): Nameable | undefined {
  const base = last.base.map(({ word }) => word).join(' ');
  return people.find(({ names }) =>
    names.some((name) => name.map(({ word }) => word).join(' ') === `${base} ${token?.word}`),
  );
}

function wordsFrom(said: readonly Token[], at: number): string {
  const end = said.findIndex(({ word, parted }, index) => index > at && (parted || AND.has(word)));
  return said
    .slice(at, end === -1 ? undefined : end)
    .map(({ word }) => word)
    .join(' ');
}
