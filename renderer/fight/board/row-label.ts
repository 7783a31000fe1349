import { say, t } from '#renderer/state/text.svelte.ts';
import type { GroupSummary } from './order-lines.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * What a screen reader hears of a row: who, whose side, how many points, whether it is down or out, and whether the players
 * see it and by which name.
 */
export function rowLabel(
  { name, side, kind, hp, standing, hidden, playersName }: OrderRow,
  unit: string,
): string {
  const row =
    kind === 'entry'
      ? t('tracker.row.entry', { name })
      : t('tracker.row.label', {
          name,
          side: t(`tracker.side.${side}`),
          current: hp.current,
          max: hp.max,
          unit,
        });
  const fares = standing === 'up' ? row : t(`tracker.row.${standing}`, { who: row });
  const who = playersName === null ? fares : t('player.knownLabel', { who: fares, shown: playersName });
  return hidden ? t('tracker.row.withHidden', { who }) : who;
}

/** How the members of a group fare, part by part, in words. */
export function groupWords({
  worst,
  hurt,
  fallen,
  conditions,
  hidden,
  renamed,
  count,
}: GroupSummary): readonly string[] {
  return [
    ...(worst === null ? [] : [t('tracker.group.worst', worst)]),
    ...(hurt > 1 ? [t('tracker.group.hurt', { count: hurt })] : []),
    ...(fallen > 0 ? [t('tracker.group.fallen', { count: fallen })] : []),
    ...(worst === null && fallen === 0 ? [t('tracker.group.unhurt')] : []),
    ...conditions.map(({ label, count: having }) =>
      t('tracker.group.condition', { condition: say(label), having }),
    ),
    ...(hidden > 0 && hidden < count ? [t('tracker.group.someHidden', { count: hidden })] : []),
    ...(renamed > 0 ? [t('player.knownOtherwise', { count: renamed })] : []),
  ];
}
