import type { JsonObject } from '#shared/json.ts';
import { signed } from '#shared/text/figures.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { sheetSlot, type Sheet } from './sheet.ts';
import { heroesMessage, type HeroesKey } from '#shared/rules/heroes-d20/words/texts.ts';

/** The figures a narrator looks for first, with their words; 0 is left out. */
const FIGURES = [
  ['fighting', 'term.fighting'],
  ['aim', 'term.aim'],
  ['fortitude', 'term.fortitude'],
  ['reflex', 'term.reflex'],
  ['will', 'term.will'],
  ['initiative', 'term.initiative'],
  ['armorClass', 'line.armorClass'],
] as const satisfies readonly (readonly [keyof Sheet, HeroesKey])[];

/** A sheet in one line: level, the figures that aren't 0, then each weapon with its damage. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const sheet = sheetSlot.read(raw);
  const figures = FIGURES.flatMap(([field, key]) =>
    sheet[field] === 0
      ? []
      : [heroesMessage('line.figure', { label: heroesMessage(key), value: signed(sheet[field]) })],
  );
  return [
    heroesMessage('line.figure', { label: heroesMessage('form.level'), value: sheet.level }),
    ...figures,
    ...sheet.weapons.map(({ name, damage }) => plain(`${name} (${damage})`.trim())),
  ];
}
