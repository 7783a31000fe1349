import type { JsonObject } from '#shared/json.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { templateMessage, type TemplateKey } from '#shared/rules/template/words/texts.ts';
import { sheetSlot } from './sheet.ts';

/** A sheet in one line: its figures, then each weapon with its damage. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const { fighting, agility, guard, armor, weapons } = sheetSlot.read(raw);
  return [
    figure('figure.fighting', fighting),
    figure('figure.agility', agility),
    figure('figure.guard', guard),
    ...(armor === 0 ? [] : [figure('figure.armor', armor)]),
    ...weapons.map(({ name, damage }) => plain(`${name} (${damage})`)),
  ];
}

function figure(label: TemplateKey, value: number): Message {
  return templateMessage('line.figure', {
    label: templateMessage(label),
    value: value < 0 ? `−${-value}` : value,
  });
}
