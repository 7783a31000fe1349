import type { FightFigures } from '#shared/api/statistics.ts';
import type { Who } from '#shared/combat/events.ts';
import { figure, signedOrZero } from '#shared/text/figures.ts';
import type { DieKind } from '#shared/log/statistics/luck.ts';
import { isParty } from '#shared/log/party.ts';
import type { AttackCount, Share } from '#shared/log/statistics/statistics.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { MessageValues } from '#shared/text/message.ts';
import { text } from '#shared/text/translate.ts';
import type { Chart, ChartRow } from '#renderer/ui/drawn/chart.ts';
import { sideTone } from '#renderer/fight/side-tone.ts';
import { clock } from './clock.ts';
import { shownName } from '#shared/combat/names.ts';

interface Reader {
  readonly t: (key: TextKey, values?: MessageValues) => string;
  readonly locale: Locale;
  readonly nameOf: (who: Who) => string;
}

const ATTACK_HEAD = [
  'figures.who',
  'figures.hits',
  'figures.criticals',
  'figures.misses',
  'figures.share',
] as const;

/** The charts of figures, each with what its table says; those with nothing to show are left out. */
export function chartsOf(figures: FightFigures, locale: Locale): readonly Chart[] {
  const { statistics, times, fights, roundName } = figures;
  const several = fights.length > 1;
  const t = (key: TextKey, values: MessageValues = {}) =>
    text(key, locale, { ...values, context: roundName });
  const nameOf = (who: Who) => (several && !isParty(who) ? who.name : shownName(who, locale));
  const reader: Reader = { t, locale, nameOf };
  const late = statistics.late.map(({ who, count }) => ({ who, amount: count }));
  const charts: readonly Chart[] = [
    sharesChart('dealt', statistics.dealt, 'figures.amount', reader),
    sharesChart('taken', statistics.taken, 'figures.amount', reader),
    attacksChart(statistics.attacks, reader),
    luckChart(statistics.dice, reader),
    sharesChart('healed', statistics.healed, 'figures.amount', reader),
    sharesChart('falls', statistics.falls, 'figures.count', reader),
    turnsChart(figures, reader),
    several ? fightsChart(figures, reader) : roundsChart(times.rounds, reader),
    sharesChart('late', late, 'figures.count', reader),
  ];
  return charts.filter(({ rows }) => rows.length > 0);
}

function sharesChart(
  id: 'dealt' | 'taken' | 'healed' | 'falls' | 'late',
  shares: readonly Share[],
  unit: TextKey,
  { t, locale, nameOf }: Reader,
): Chart {
  return {
    id,
    title: t(`figures.${id}`),
    head: [t('figures.who'), t(unit)],
    rows: shares.map(({ who, amount }) =>
      row({
        id: who.id,
        label: nameOf(who),
        value: amount,
        shown: figure(amount, locale),
        tone: sideTone(who.side),
      }),
    ),
  };
}

function attacksChart(attacks: readonly AttackCount[], { t, locale, nameOf }: Reader): Chart {
  return {
    id: 'attacks',
    title: t('figures.attacks'),
    head: ATTACK_HEAD.map((key) => t(key)),
    most: 1,
    rows: attacks.map(({ who, hits, criticals, misses }) => {
      const share = hits / (hits + misses);
      const rate = `${figure(Math.round(share * 100), locale)}%`;
      const shown = `${figure(hits, locale)}/${figure(hits + misses, locale)} · ${rate}`;
      return {
        ...row({ id: who.id, label: nameOf(who), value: share, shown, tone: sideTone(who.side) }),
        cells: [...[hits, criticals, misses].map((count) => figure(count, locale)), rate],
      };
    }),
  };
}

function luckChart(dice: readonly DieKind[], { t, locale }: Reader): Chart {
  const rows = dice.flatMap(({ sides, party, foes }) =>
    [
      { side: 'party' as const, tone: 'party' as const, luck: party },
      { side: 'foes' as const, tone: 'foe' as const, luck: foes },
    ].flatMap(({ side, tone, luck }): ChartRow[] => {
      if (luck === null) return [];
      const label = `d${sides} · ${t(`figures.${side}`)}`;
      const shown = signedOrZero(luck.total, locale);
      return [
        {
          ...row({ id: `${sides} ${side}`, label, value: luck.total, shown, tone }),
          cells: [figure(luck.dice, locale), shown],
        },
      ];
    }),
  );
  return {
    id: 'luck',
    title: t('figures.luck'),
    note: t('figures.luckNote'),
    head: [t('figures.die'), t('figures.rolled'), t('figures.surplus')],
    rows,
  };
}

function turnsChart({ times }: FightFigures, { t, locale, nameOf }: Reader): Chart {
  return {
    id: 'turns',
    title: t('figures.turnTime'),
    note: t('figures.turnsNote'),
    head: [
      t('figures.who'),
      t('figures.turnCount'),
      t('figures.average'),
      t('figures.longest'),
      t('figures.total'),
    ],
    rows: times.turns.map(({ who, turns, seconds, longest }) => {
      const average = seconds / turns;
      return {
        ...row({
          id: who.id,
          label: nameOf(who),
          value: average,
          shown: clock(average, locale),
          tone: sideTone(who.side),
        }),
        cells: [figure(turns, locale), ...[average, longest, seconds].map((time) => clock(time, locale))],
      };
    }),
  };
}

function roundsChart(rounds: FightFigures['times']['rounds'], { t, locale }: Reader): Chart {
  return {
    id: 'rounds',
    title: t('figures.rounds'),
    head: [t('figures.round'), t('figures.time')],
    rows: rounds.map(({ round, seconds }) =>
      row({
        id: String(round),
        label: `${t('figures.round')} ${round}`,
        value: seconds,
        shown: clock(seconds, locale),
        tone: 'now',
      }),
    ),
  };
}

function fightsChart({ fights }: FightFigures, { t, locale }: Reader): Chart {
  return {
    id: 'fights',
    title: t('figures.fights'),
    note: t('figures.shared'),
    head: [t('figures.fight'), t('figures.fightRounds'), t('figures.time')],
    rows: fights.map(({ id, name, rounds, seconds }) => ({
      ...row({ id, label: name, value: seconds, shown: clock(seconds, locale), tone: 'now' }),
      cells: [figure(rounds, locale), clock(seconds, locale)],
    })),
  };
}

function row(fields: Omit<ChartRow, 'cells'>): ChartRow {
  return { ...fields, cells: [fields.shown] };
}
