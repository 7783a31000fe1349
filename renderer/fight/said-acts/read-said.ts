import { type Message, message } from '#shared/text/message.ts';
import { readPoints, type PointsRead, type Rounding } from '#renderer/fight/points/points-figure.ts';
import { conditionsAt } from './read-condition.ts';
import { namesInLine, readNames } from './read-names.ts';
import type { Nameable, NameableCondition, SaidFight } from './said-fight.ts';
import { tokensOf, type Token } from './tokens.ts';
import { FOR, ROUNDS, VERBS, type SaidFate, type SaidKind } from './words.ts';

/** An act as it was said, with whom it is about. */
export type SaidAct = { readonly who: readonly Nameable[] } & (
  | { readonly kind: 'damage' | 'heal' | 'temp'; readonly points: PointsRead }
  | { readonly kind: 'condition'; readonly condition: NameableCondition; readonly rounds: number | null }
  | { readonly kind: 'take-off'; readonly condition: NameableCondition }
  | { readonly kind: 'initiative'; readonly initiative: number }
  | { readonly kind: SaidFate | 'hide' | 'show' | 'leave' | 'act-now' | 'pick' }
);

/** What a line says: an act, or why it isn't clear. */
export type SaidRead =
  | { readonly ok: true; readonly act: SaidAct }
  | { readonly ok: false; readonly why: Message };

const KINDS: readonly SaidKind[] = [
  'damage',
  'heal',
  'temp',
  'down',
  'dead',
  'gone',
  'standing',
  'condition',
  'take-off',
  'hide',
  'show',
  'initiative',
  'leave',
  'act-now',
  'pick',
];
const WHOLE = /^[-+−–]?\d{1,4}$/;

/** Reads a line of words as an act on whoever is named in it; null for one that says none: it looks for something. */
export function readSaid(line: string, fight: SaidFight, rounding: Rounding): SaidRead | null {
  const pieces = line.trim().split(/\s+/);
  const found = KINDS.flatMap((kind) => {
    const rest = afterVerb(pieces, kind);
    return rest === null || rest.length === 0 ? [] : [{ kind, rest }];
  });
  // Of two words that begin alike the longer one is meant: "agir agora".
  const shortest = Math.min(...found.map(({ rest }) => rest.length));
  const reads = found
    .filter(({ rest }) => rest.length === shortest)
    .map(({ kind, rest }) => readKind(kind, rest, fight, rounding));
  const read = reads.find((one) => one?.ok === true) ?? reads.find((one) => one !== null);
  return read ?? bareCondition(pieces, fight);
}

/** The pieces after the word of a kind; null where the line doesn't begin with it. */
function afterVerb(pieces: readonly string[], kind: SaidKind): readonly string[] | null {
  const said = pieces.map((piece) =>
    tokensOf(piece)
      .map(({ word }) => word)
      .join(' '),
  );
  const lengths = VERBS[kind].flatMap((verb) => {
    const words = verb.split(' ');
    return words.every((word, index) => said[index] === word) ? [words.length] : [];
  });
  return lengths.length === 0 ? null : pieces.slice(Math.max(...lengths));
}

function readKind(
  kind: SaidKind,
  rest: readonly string[],
  fight: SaidFight,
  rounding: Rounding,
): SaidRead | null {
  switch (kind) {
    case 'damage':
    case 'heal':
    case 'temp':
      return readFigure(rest, fight, (said) => {
        const points = readPoints(said, kind, rounding);
        return points.ok && points.kind === kind ? { kind, points } : null;
      });
    case 'initiative':
      return readFigure(rest, fight, (said) =>
        WHOLE.test(said) ? { kind, initiative: Number(said.replace(/[−–]/, '-')) } : null,
      );
    case 'condition':
      return readCondition(tokensOf(rest.join(' ')), fight);
    case 'take-off':
      return readTakeOff(tokensOf(rest.join(' ')), fight);
    case 'down':
    case 'dead':
    case 'gone':
    case 'standing':
    case 'hide':
    case 'show':
    case 'leave':
    case 'act-now':
    case 'pick':
      return about(rest, fight, { kind });
  }
}

type Unaimed<Act = SaidAct> = Act extends unknown ? Omit<Act, 'who'> : never;

function about(rest: readonly string[], fight: SaidFight, act: Unaimed): SaidRead {
  const names = readNames(tokensOf(rest.join(' ')), fight);
  return names.ok ? { ok: true, act: { ...act, who: names.who } } : names;
}

/** A figure, as long as it is one, and then names. */
function readFigure(
  rest: readonly string[],
  fight: SaidFight,
  actOf: (figure: string) => Unaimed | null,
): SaidRead {
  const reads = rest
    .map((_piece, index) => rest.length - index)
    .flatMap((length) => {
      const act = actOf(rest.slice(0, length).join(' '));
      return act === null ? [] : [about(rest.slice(length), fight, act)];
    });
  return reads.find(({ ok }) => ok) ?? reads.at(-1) ?? { ok: false, why: message('tracker.said.figure') };
}

function readCondition(said: readonly Token[], fight: SaidFight): SaidRead {
  const found = conditionsAt(said, 0, fight.conditions);
  const [best, other] = found;
  if (best === undefined) return { ok: false, why: message('tracker.said.whichCondition') };
  if (other !== undefined) {
    const names = namesInLine(found.map(({ condition }) => condition.shown));
    return { ok: false, why: message('tracker.said.which', { names }) };
  }
  const { rounds, next } = roundsAt(said, best.fit.used);
  const names = readNames(said.slice(next), fight);
  return names.ok
    ? { ok: true, act: { kind: 'condition', condition: best.condition, rounds, who: names.who } }
    : names;
}

function roundsAt(said: readonly Token[], at: number) {
  const figureAt = FOR.has(said[at]?.word ?? '') ? at + 1 : at;
  const word = said[figureAt]?.word ?? '';
  if (!/^[1-9]\d{0,2}$/.test(word)) return { rounds: null, next: at };
  const next = ROUNDS.has(said[figureAt + 1]?.word ?? '') ? figureAt + 2 : figureAt + 1;
  return { rounds: Number(word), next };
}

/** Null where no condition is said: then somebody is taken out. */
function readTakeOff(said: readonly Token[], fight: SaidFight): SaidRead | null {
  const found = conditionsAt(said, 0, fight.conditions);
  const [best, other] = found;
  if (best === undefined || other !== undefined) return null;
  const names = readNames(said.slice(best.fit.used), fight);
  if (!names.ok) return names;
  const { condition } = best;
  const who = names.who.filter(({ conditions }) => conditions.includes(condition.id));
  return who.length === 0
    ? { ok: false, why: message('tracker.said.nobodyHas', { condition: condition.shown }) }
    : { ok: true, act: { kind: 'take-off', condition, who } };
}

/** A condition without a word before it, where it is followed by somebody; cut short only where all of it is clear. */
function bareCondition(pieces: readonly string[], fight: SaidFight): SaidRead | null {
  const said = tokensOf(pieces.join(' '));
  const [best] = conditionsAt(said, 0, fight.conditions);
  if (best === undefined || said.length === best.fit.used) return null;
  const read = readCondition(said, fight);
  return read.ok || best.fit.full ? read : null;
}
