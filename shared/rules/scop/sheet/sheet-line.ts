import type { JsonObject } from '#shared/json.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { ARMOR_TABLE } from '#shared/rules/scop/attack/damage.ts';
import { signed } from '#shared/text/figures.ts';
import { sheetSlot } from './sheet.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';

/** A sheet in one line: skills with their levels, concepts, Força, weapons, armour and shield; zeros are left out. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const { skills, concepts, strength, weapons, armor, shield } = sheetSlot.read(raw);
  return [
    ...skills.map(({ name, level }) => plain(`${name} ${signed(level)}`)),
    ...concepts.map(({ name }) => plain(name)),
    ...(strength === 0 ? [] : [scopMessage('line.strength', { value: signed(strength) })]),
    ...weapons.map(({ name }) => plain(name)),
    ...(armor === 'none' ? [] : [ARMOR_TABLE[armor].label]),
    ...(shield ? [scopMessage('line.shield')] : []),
  ];
}
