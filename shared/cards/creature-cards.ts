import { escapeHtml } from '#shared/log/formats/escape-html.ts';
import type { Locale } from '#shared/text/locale.ts';
import { say, text } from '#shared/text/translate.ts';
import type { CardCreature, CardSource } from './cards.ts';
import { portraitHtml } from './portrait.ts';
import { type FactGroup, sheetFacts } from './sheet-facts.ts';

/** What creatures' cards are printed of, in an encounter or without one. */
type CreatureCardSource = Pick<CardSource, 'system' | 'creatures'>;

/** Boxes to tick points off are drawn up to this many. */
const MOST_BOXES = 60;

/** A whole card for each creature: its sheet by the system's form, its attacks and notes. */
export function creatureCards(source: CreatureCardSource, locale: Locale): string {
  const cards = source.creatures.map((creature) => cardHtml(creature, source, locale));
  return `<div class="creatures">\n${cards.join('\n')}\n</div>`;
}

function cardHtml(creature: CardCreature, { system }: CreatureCardSource, locale: Locale): string {
  const { name, quantity, hp, sheet, notes, portrait } = creature;
  const times = quantity > 1 ? ` <span class="times">×${quantity}</span>` : '';
  const points = text('cards.points', locale, { points: hp, unit: say(system.health.unit, locale) });
  const groups = sheetFacts(system.form, sheet, locale).map(groupHtml);
  const words = notes.trim() === '' ? '' : `<p class="words">${escapeHtml(notes.trim())}</p>`;
  return `<article class="creature">
<header>${portraitHtml(portrait)}<h2>${escapeHtml(name)}${times}</h2><span class="key">${escapeHtml(points)}</span></header>
${groups.join('\n')}
${words}
${boxesHtml(hp, quantity)}
</article>`;
}

function groupHtml({ title, facts }: FactGroup): string {
  const figures = facts.flatMap((fact) =>
    fact.kind === 'figure'
      ? [`<div><dt>${escapeHtml(fact.label)}</dt><dd>${escapeHtml(fact.value)}</dd></div>`]
      : [],
  );
  const lists = facts.flatMap((fact) =>
    fact.kind === 'lines'
      ? [`<ul>${fact.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`]
      : [],
  );
  const table = figures.length === 0 ? '' : `<dl>${figures.join('')}</dl>`;
  return `<h3>${escapeHtml(title)}</h3>${table}${lists.join('')}`;
}

/** Points to tick off with a pencil, a row for each of the creature while there is room. */
function boxesHtml(hp: number, quantity: number): string {
  const rows = hp > 0 ? Math.min(quantity, Math.floor(MOST_BOXES / hp)) : 0;
  const row = `<div class="points" aria-hidden="true">${'<span></span>'.repeat(hp)}</div>`;
  return row.repeat(rows);
}
