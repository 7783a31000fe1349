import type { JsonObject } from '#shared/json.ts';
import { figure, signed } from '#shared/text/figures.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { ATTRIBUTE_LABELS, ATTRIBUTES, SKILL_LABELS, SKILLS } from './attributes.ts';
import { sheetSlot } from './sheet.ts';
import { LABELS } from '#shared/rules/rituals-d20/checks/terms.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** A sheet in one line: the attributes, Defesa, the skills that aren't 0, each weapon with its damage, then the rituals. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const sheet = sheetSlot.read(raw);
  return [
    ...ATTRIBUTES.map((id) => line(ATTRIBUTE_LABELS[id], figure(sheet[id]))),
    line(LABELS.defense, figure(sheet.defense)),
    ...SKILLS.flatMap((id) => (sheet[id] === 0 ? [] : [line(SKILL_LABELS[id], signed(sheet[id]))])),
    ...sheet.skills.map(({ name, bonus }) => line(plain(name), signed(bonus))),
    ...sheet.weapons.map(({ name, damage }) => plain(`${name} (${damage})`)),
    ...sheet.rituals.map(({ name }) => ritualsMessage('line.ritual', { name })),
  ];
}

function line(label: Message, value: string): Message {
  return ritualsMessage('line.figure', { label, value });
}
