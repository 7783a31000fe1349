import type { ForecastAnswer } from '#shared/api/forecasts.ts';

/** What a PC loses in the fights of a forecast, with the places of its bar in percent of the widest one. */
export interface DamageRow {
  readonly id: string;
  readonly name: string;
  readonly p10: number;
  readonly p90: number;
  readonly mean: number;
  /** Spent on average of what the system counts; null for one who spent nothing. */
  readonly spent: number | null;
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

const WHOLE = 100;

/** What each PC of a forecast loses, in the order of the party. */
export function damageRows({ forecast, fighters }: ForecastAnswer): readonly DamageRow[] {
  const { damageRange, spentMp } = forecast;
  const widest = Math.max(1, ...Object.values(damageRange).map(({ mean, p90 }) => Math.max(mean, p90)));
  const place = (value: number) => (value / widest) * WHOLE;
  return fighters.flatMap(({ id, name }) => {
    const range = damageRange[id];
    if (range === undefined) return [];
    const { p10, p90, mean } = range;
    const bar = { from: place(p10), to: place(p90), at: place(mean) };
    return [{ id, name, p10, p90, mean, spent: spentMp[id] ?? null, ...bar }];
  });
}
