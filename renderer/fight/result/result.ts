import type { CombatEvent, Outcome, Sum, Term, Who } from '#shared/combat/events.ts';
import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { RoundName } from '#shared/rules/card.ts';
import { type Message, message } from '#shared/text/message.ts';
import { conditionAdded, extended, lostPoints, points, rulingText } from './result-words.ts';
import { nameOf } from '#shared/combat/name.ts';
import { homeFinder } from '#shared/log/acts.ts';

type Check = Extract<CombatEvent, { type: 'test' }>;

/** A die of a result as it is drawn. */
export interface DrawnDie extends RolledDie {
  /** The sum it counts in. */
  readonly of: Message;
  /** It decided the act. */
  readonly decides: boolean;
}

/** Something that was done to somebody. */
export interface AppliedLine {
  readonly text: Message;
  /** `ruling` is the narrator's word, whatever the rules came to. */
  readonly tone: 'bad' | 'good' | 'plain' | 'ruling';
  /** What it came to ("cai"), or null. */
  readonly then: Message | null;
  readonly who: Who | null;
  /** Whether it is about points, which can be mended by hand. */
  readonly points: boolean;
}

/** One act of a command with its arithmetic and what came of it; without sums for points and conditions by hand. */
export interface ActResult {
  readonly tone: Outcome;
  readonly headline: Message | null;
  readonly said: Message | null;
  readonly rule: string | null;
  readonly dice: readonly DrawnDie[];
  readonly sums: readonly Sum[];
  readonly applied: readonly AppliedLine[];
  /** Ids of whom it concerns, the actor first. */
  readonly concerns: readonly string[];
}

const BARE: ActResult = {
  tone: 'neutral',
  headline: null,
  said: null,
  rule: null,
  dice: [],
  sums: [],
  applied: [],
  concerns: [],
};

/** What results are told with: acts they belong to, and what a round is called. */
interface ToldWith {
  readonly before?: readonly ActResult[];
  readonly roundName?: RoundName;
}

/**
 * What a command did, act by act: each check with what followed from it. `unit` is the short name of the points; with
 * `before`, what is told belongs to those acts, as a ruling on their outcome does.
 */
export function resultsOf(
  events: readonly CombatEvent[],
  unit: Message,
  { before = [], roundName = 'round' }: ToldWith = {},
): readonly ActResult[] {
  const acts: ActResult[] = [...before];
  const homeOf = homeFinder(
    before.map(({ concerns, applied }) => ({
      concerns,
      touched: applied.flatMap(({ who }) => who?.id ?? []),
    })),
  );
  for (const event of events) {
    const home = Math.max(0, homeOf(event, acts.length));
    if (event.type === 'test' || event.type === 'rolled') {
      acts.push(event.type === 'test' ? ofCheck(event) : ofRolled(event));
      continue;
    }
    const known = acts[home] ?? BARE;
    // What is merely told stands beside a check, never on a card of its own.
    if (event.type === 'told' && known.headline === null) continue;
    const applied = withEvent(known.applied, event, unit, roundName);
    if (applied !== known.applied) acts[home] = { ...known, applied };
  }
  return acts;
}

function isPoints({ type }: CombatEvent): boolean {
  return type === 'damage' || type === 'healed' || type === 'temp' || type === 'ruling';
}

function ofCheck({ outcome, verdict, said, sums, rule, actor, target }: Check): ActResult {
  return {
    tone: outcome,
    headline: verdict,
    said,
    rule,
    dice: diceOf(sums),
    sums,
    applied: [],
    concerns: [actor, target].flatMap((one) => one?.id ?? []),
  };
}

function ofRolled({ by, said, verdict, sums }: Extract<CombatEvent, { type: 'rolled' }>): ActResult {
  const concerns = by === null ? [] : [by.id];
  return { ...BARE, headline: verdict, said, dice: diceOf(sums), sums, concerns };
}

function diceOf(sums: readonly Sum[]): readonly DrawnDie[] {
  const deciding = decidingTerms(sums);
  return sums.flatMap(({ label, terms }) =>
    terms.flatMap((term) =>
      term.dice.map((die) => ({ ...die, of: label, decides: die.kept && deciding.includes(term) })),
    ),
  );
}

/** The figures whose dice decided an act: those of the first sum rolled that say so, else the first of it with a die that counts. */
function decidingTerms(sums: readonly Sum[]): readonly Term[] {
  const first = sums.find(({ terms }) => terms.some(({ dice }) => dice.length > 0));
  const rolled = first?.terms.filter(({ dice }) => dice.some(({ kept }) => kept)) ?? [];
  const said = rolled.filter(({ decides }) => decides);
  return said.length > 0 ? said : rolled.slice(0, 1);
}

function withEvent(
  applied: readonly AppliedLine[],
  event: CombatEvent,
  unit: Message,
  context: RoundName,
): readonly AppliedLine[] {
  const line = (text: Message, tone: AppliedLine['tone'], who: Who | null = null): readonly AppliedLine[] => [
    ...applied,
    { text, tone, then: null, who, points: isPoints(event) },
  ];
  switch (event.type) {
    case 'damage':
      return line(lostPoints(event, unit), event.to < event.from ? 'bad' : 'plain', event.target);
    case 'healed':
      return line(points(event, unit), event.to > event.from ? 'good' : 'plain', event.target);
    case 'temp':
      return line(
        message('tracker.applied.temp', { name: nameOf(event.target), from: event.from, to: event.to }),
        'good',
        event.target,
      );
    case 'ruling':
      return line(rulingText(event, unit), 'ruling', event.target);
    case 'condition-extended':
      return line(extended(event, context), 'plain');
    case 'standing':
      return withStanding(applied, event);
    case 'consequence':
      return line(event.said, event.grave ? 'bad' : 'plain', event.who);
    case 'condition-added':
      return line(conditionAdded(event, context), 'plain');
    case 'condition-ended':
      return line(
        message('tracker.applied.conditionEnded', { name: nameOf(event.target), condition: event.label }),
        'plain',
      );
    case 'told':
      return line(event.said, 'plain');
    default:
      return applied;
  }
}

/** A fall belongs to the points that caused it, on the same line. */
function withStanding(
  applied: readonly AppliedLine[],
  { who, to, said }: Extract<CombatEvent, { type: 'standing' }>,
): readonly AppliedLine[] {
  const turned = to === 'up' ? 'good' : 'bad';
  const last = applied.at(-1);
  if (last?.who?.id !== who.id || last.then !== null) {
    return [...applied, { text: said, tone: turned, then: null, who, points: false }];
  }
  const then = message(to === 'up' ? 'tracker.applied.rises' : 'tracker.applied.falls');
  const tone = last.tone === 'ruling' ? 'ruling' : turned;
  return [...applied.slice(0, -1), { ...last, tone, then }];
}

/** The last line about the points of each one on a card: there they can be ruled on. */
export function adjustable({ applied }: Pick<ActResult, 'applied'>): ReadonlyMap<string, AppliedLine> {
  return new Map(
    applied.flatMap((line): [string, AppliedLine][] =>
      line.points && line.who !== null ? [[line.who.id, line]] : [],
    ),
  );
}
