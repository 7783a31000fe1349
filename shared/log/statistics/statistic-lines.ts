import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { figure, signedOrZero } from '#shared/text/figures.ts';
import { isParty } from '#shared/log/party.ts';
import type { AttackCount, Statistics } from './statistics.ts';
import { oneLine } from '#shared/log/formats/text.ts';
import { shownName } from '#shared/combat/names.ts';
import { isOneOfMany } from '#shared/log/roster.ts';
import { inOneBreath } from '#shared/text/lists.ts';

/** A figure with its name, as a bar shows it. */
export interface StatisticLine {
  readonly meaning: 'party' | 'foe' | 'taken' | 'luck';
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

/** The figures of a fight that are drawn as bars; foes that are equals but for their number are one. */
export function statisticLines(statistics: Statistics, locale: Locale): readonly StatisticLine[] {
  const { dealt, takenByParty, luck } = statistics;
  const party = dealt
    .filter(({ who }) => isParty(who))
    .map(({ who, amount }) => [shownName(who, locale), amount] as const);
  const foes = new Map<string, number>();
  for (const { who, amount } of dealt) {
    if (isParty(who)) continue;
    const name = isOneOfMany(who) ? who.name : shownName(who, locale);
    foes.set(name, (foes.get(name) ?? 0) + amount);
  }
  const dealtLine =
    (meaning: 'party' | 'foe') =>
    ([name, amount]: readonly [string, number]): StatisticLine => ({
      meaning,
      label: text('log.stat.dealt', locale, { name: oneLine(name) }),
      value: amount,
      shown: figure(amount, locale),
    });
  const lines = [...party.map(dealtLine('party')), ...[...foes].map(dealtLine('foe'))];
  if (lines.length > 0 || takenByParty > 0) {
    const label = text('log.stat.taken', locale);
    lines.push({ meaning: 'taken', label, value: takenByParty, shown: figure(takenByParty, locale) });
  }
  if (luck !== null) {
    const { total } = luck;
    lines.push({
      meaning: 'luck',
      label: text('log.stat.luck', locale),
      value: total,
      shown: signedOrZero(total, locale),
    });
  }
  return lines;
}

/** What the luck figure means, or null when there is none. */
export function luckNote({ luck }: Statistics, locale: Locale): string | null {
  return luck === null ? null : text('log.stat.luckNote', locale, { count: luck.dice });
}

/** Who let the time of how many turns run out (H5), or null for nobody. */
export function lateNote({ late }: Statistics, locale: Locale): string | null {
  if (late.length === 0) return null;
  const who = late.map(
    ({ who: one, count }) => `${oneLine(shownName(one, locale))} ${figure(count, locale)}`,
  );
  return text('log.stat.late', locale, { who: inOneBreath(who, locale) });
}

/** A table of attacks: its head, and a row a combatant; null without attacks. */
export function attackTable(
  attacks: readonly AttackCount[],
  locale: Locale,
): { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null {
  if (attacks.length === 0) return null;
  const head = ['log.stat.who', 'log.stat.hits', 'log.stat.criticals', 'log.stat.misses'] as const;
  return {
    head: head.map((key) => text(key, locale)),
    rows: attacks.map(({ who, hits, criticals, misses }) => [
      oneLine(shownName(who, locale)),
      ...[hits, criticals, misses].map((count) => figure(count, locale)),
    ]),
  };
}
