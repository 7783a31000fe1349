import type { JsonObject } from '#shared/json.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { ATTRIBUTE_LABELS, ATTRIBUTES, SKILL_LABELS, SKILLS } from './attributes.ts';
import { sheetSlot } from './sheet.ts';
import { LABELS } from '#shared/rules/rituals-d20/checks/terms.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** A sheet in one line: the attributes, Defesa, the skills that aren't 0, then each weapon with its damage. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const sheet = sheetSlot.read(raw);
  return [
    ...ATTRIBUTES.map((id) => figure(ATTRIBUTE_LABELS[id], plainly(sheet[id]))),
    figure(LABELS.defense, plainly(sheet.defense)),
    ...SKILLS.flatMap((id) => (sheet[id] === 0 ? [] : [figure(SKILL_LABELS[id], signed(sheet[id]))])),
    ...sheet.weapons.map(({ name, damage }) => plain(`${name} (${damage})`)),
  ];
}

function figure(label: Message, value: string): Message {
  return ritualsMessage('line.figure', { label, value });
}

function plainly(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

function signed(value: number): string {
  return value < 0 ? plainly(value) : `+${value}`;
}
