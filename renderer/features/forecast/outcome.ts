import type { Forecast } from '#shared/forecast/summary.ts';
import { type Message, message } from '#shared/text/message.ts';

/** The outcomes of a fight as whole percents that add up to 100. */
export interface Outcomes {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

const WHOLE = 100;

/** The outcomes in whole percents: rounded down, and what is missing to 100 goes to those that lost most by it. */
export function outcomesOf({ win }: Pick<Forecast, 'win'>): Outcomes {
  const shares = [win.pc, win.draw, win.foe].map((share) => share * WHOLE);
  const whole = shares.map(Math.floor);
  const missing = WHOLE - whole.reduce((sum, part) => sum + part, 0);
  const byLoss = shares
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, missing);
  for (const { index } of byLoss) whole[index] = (whole[index] ?? 0) + 1;
  const [pc = 0, draw = 0, foe = 0] = whole;
  return { win: pc, draw, loss: foe };
}

/** How hard a fight is, from mildest to worst, by the least share of the fights that the party wins. */
const TIERS = [
  ['trivial', 0.97],
  ['fair', 0.9],
  ['hard', 0.7],
  ['harsh', 0.4],
  ['deadly', 0],
] as const;

/** A fight won this surely still isn't easy when somebody falls in as many as this. */
const OFTEN = 0.25;

/** How hard a fight is. */
export type Difficulty = (typeof TIERS)[number][0];

/** How hard a fight is by how often it is won; one in which somebody often falls is never easy. */
export function difficultyOf({ win, fallen }: Pick<Forecast, 'win' | 'fallen'>): Difficulty {
  const found = TIERS.find(([, least]) => win.pc >= least)?.[0] ?? 'deadly';
  return found === 'trivial' && fallen.any > OFTEN ? 'fair' : found;
}

/** One sentence in words: "Difícil: em 100 lutas, o grupo perde 18, e em 41 alguém cai." */
export function sentenceOf(forecast: Pick<Forecast, 'win' | 'fallen'>): Message {
  const { win, fallen } = forecast;
  return message('forecast.sentence', {
    tier: message(`forecast.tier.${difficultyOf(forecast)}`),
    loses: losses(win.foe),
    // Where all is lost, all have fallen: nothing more to say.
    fallen: win.foe === 1 ? message('forecast.fallsUntold') : falls(fallen.any),
  });
}

function losses(share: number): Message {
  if (share === 0) return message('forecast.losesNone');
  if (share === 1) return message('forecast.losesAll');
  const count = Math.round(share * WHOLE);
  if (count === 0) return message('forecast.losesFew');
  return message('forecast.losesSome', { count: Math.min(count, WHOLE - 1) });
}

function falls(share: number): Message {
  if (share === 0) return message('forecast.fallsNobody');
  const count = Math.round(share * WHOLE);
  if (count === 0) return message('forecast.fallsFew');
  return count >= WHOLE ? message('forecast.fallsMost') : message('forecast.fallsSome', { count });
}
