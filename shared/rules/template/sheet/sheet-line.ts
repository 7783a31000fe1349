import type { JsonObject } from '#shared/json.ts';
import { figure } from '#shared/text/figures.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { templateMessage, type TemplateKey } from '#shared/rules/template/words/texts.ts';
import { sheetSlot } from './sheet.ts';

/** A sheet in one line: its figures, then each weapon with its damage. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const { fighting, agility, guard, armor, weapons } = sheetSlot.read(raw);
  return [
    line('figure.fighting', fighting),
    line('figure.agility', agility),
    line('figure.guard', guard),
    ...(armor === 0 ? [] : [line('figure.armor', armor)]),
    ...weapons.map(({ name, damage }) => plain(`${name} (${damage})`)),
  ];
}

function line(label: TemplateKey, value: number): Message {
  return templateMessage('line.figure', { label: templateMessage(label), value: figure(value) });
}
