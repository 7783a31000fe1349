import type { Combatant } from '#shared/combat/state.ts';
import { escapeHtml } from '#shared/log/formats/escape-html.ts';
import { signedOrZero } from '#shared/text/figures.ts';
import { sheetInLine } from '#shared/rules/kit/sheet-in-line.ts';
import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import type { CardSource } from './cards.ts';
import { portraitHtml } from './portrait.ts';
import { shownName } from '#shared/combat/names.ts';

/** A name longer than this is set smaller. */
const LONG_NAME = 22;

interface Tent {
  readonly combatant: Combatant;
  readonly surprised: boolean;
  /** The round it comes in; null for those there from the beginning. */
  readonly round: number | null;
}

/** A small tent for everybody of a fight: the name towards the players, what the narrator needs on the other side. */
export function initiativeCards(source: CardSource, locale: Locale): string {
  const { combatants, reserves } = source.state;
  const tents: readonly Tent[] = [
    ...combatants.map((combatant) => ({
      combatant,
      surprised: source.surprised.includes(combatant.id),
      round: null,
    })),
    ...reserves.map(({ combatant, surprised, round }) => ({ combatant, surprised, round })),
  ];
  return `<div class="tents">\n${tents.map((tent) => tentHtml(tent, source, locale)).join('\n')}\n</div>`;
}

function tentHtml(
  { combatant, surprised, round }: Tent,
  { system, portraits = {} }: CardSource,
  locale: Locale,
): string {
  const { hp, sheet, hidden, reminder } = combatant;
  const name = shownName(combatant, locale);
  const shown = escapeHtml(name);
  const long = name.length > LONG_NAME ? ' class="long"' : '';
  const bonus = system.turns.initiativeBonus?.(combatant);
  const keys = [
    ...(bonus === undefined
      ? []
      : [text('cards.initiative', locale, { bonus: signedOrZero(bonus, locale) })]),
    text('cards.points', locale, { points: hp.current, unit: system.health.unit }),
  ];
  const marks = [
    ...(round === null ? [] : [text('cards.wave', locale, { round })]),
    ...(hidden ? [text('cards.hidden', locale)] : []),
    ...(surprised ? [text('cards.surprised', locale)] : []),
  ];
  const line = sheetInLine(system, sheet).map((part) => say(part, locale));
  return `<section class="tent">
<div class="front" aria-hidden="true">${portraitHtml(portraits[combatant.id])}<h2${long}>${shown}</h2></div>
<div class="back">
<header><h2>${shown}</h2><span class="key">${keys.map(escapeHtml).join(' · ')}</span></header>
<p>${escapeHtml(line.join(' · '))}</p>
${[...marks, ...(reminder === '' ? [] : [reminder])].map((mark) => `<p class="note">${escapeHtml(mark)}</p>`).join('')}
</div>
</section>`;
}
