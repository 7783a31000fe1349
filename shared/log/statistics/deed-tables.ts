import { shownName } from '#shared/combat/names.ts';
import type { Who } from '#shared/combat/events.ts';
import { oneLine } from '#shared/log/formats/text.ts';
import { figure } from '#shared/text/figures.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import type { Deeds } from './deeds.ts';

/** A table with its title. */
export interface TitledTable {
  readonly title: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** Who fell to whom, the hardest blows and who took what home: a table for each that has anything. */
export function deedTables(
  { falls, blows, rewards }: Omit<Deeds, 'spent'>,
  locale: Locale,
): readonly TitledTable[] {
  const name = (who: Who): string => oneLine(shownName(who, locale));
  const tables = [
    {
      title: 'log.heading.falls',
      head: ['log.deed.fell', 'log.deed.to'],
      rows: falls.map(({ who, by }) => [name(who), by === null ? text('log.deed.nobody', locale) : name(by)]),
    },
    {
      title: 'log.heading.blows',
      head: ['log.stat.who', 'log.deed.on', 'log.deed.damage'],
      rows: blows.map(({ by, target, amount }) => [name(by), name(target), figure(amount, locale)]),
    },
    {
      title: 'log.heading.rewards',
      head: ['log.stat.who', 'log.deed.experience', 'log.deed.things'],
      rows: rewards.map(({ who, experience, things }) => [
        name(who),
        figure(experience, locale),
        oneLine(things.join(BETWEEN)),
      ]),
    },
  ] as const;
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, head, rows }) => ({
      title: text(title, locale),
      table: { head: head.map((key) => text(key, locale)), rows },
    }));
}

/** What the fight cost the party in points; null for nothing. */
export function spentTable({ spent }: Pick<Deeds, 'spent'>, locale: Locale): TitledTable | null {
  if (spent.length === 0) return null;
  const head = ['log.stat.who', 'log.deed.before', 'log.deed.after'] as const;
  return {
    title: text('log.heading.spent', locale),
    table: {
      head: head.map((key) => text(key, locale)),
      rows: spent.map(({ who, from, to }) => [
        oneLine(shownName(who, locale)),
        figure(from, locale),
        figure(to, locale),
      ]),
    },
  };
}
