import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import { pendingEntries } from '#shared/rules/cairn/own.ts';
import { ATTRIBUTES, sheetSlot, type AttributeId, type CairnSheet, type Weapon } from './sheet.ts';
import { weaponFigure } from './weapon-words.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

/** A sheet as the game writes it: "1 Armadura", "12 FOR" …, each attack with its die, "destacamento", and what else weighs on it. */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const sheet = sheetSlot.read(raw);
  return [
    ...(sheet.armor > 0 ? [cairnMessage('line.armor', { value: sheet.armor })] : []),
    ...ATTRIBUTES.map((id) => attribute(id, sheet)),
    ...attacks(sheet.weapons),
    ...(sheet.criticalEffect === '' ? [] : [cairnMessage('line.criticalEffect')]),
    ...(sheet.detachment ? [cairnMessage('line.detachment')] : []),
    ...(sheet.leaderWil === null ? [] : [cairnMessage('line.leader', { wil: sheet.leaderWil })]),
    ...(sheet.fatigue > 0 ? [cairnMessage('line.fatigue', { count: sheet.fatigue })] : []),
    ...(sheet.deprived ? [cairnMessage('line.deprived')] : []),
    ...waiting(sheet),
  ];
}

/** What an attribute is, and how much of it is left where some was lost. */
function attribute(id: AttributeId, { [id]: { current, max } }: CairnSheet): Message {
  const values = { value: max, attribute: cairnMessage(`attribute.${id}`) };
  return current < max
    ? cairnMessage('line.attributeLeft', { left: current, ...values })
    : cairnMessage('line.attribute', values);
}

/** How many scars wait for recovery (C13): what the narrator should not forget. */
function waiting({ scars }: CairnSheet): readonly Message[] {
  const { length: count } = pendingEntries(scars);
  return count > 0 ? [cairnMessage('line.pending', { count })] : [];
}

/** Attacks offered instead of one another stand together: "espada curta (d6) ou arco curto (d6)". */
function attacks(weapons: readonly Weapon[]): readonly Message[] {
  return weapons.reduce<readonly Message[]>((parts, weapon) => {
    const last = parts.at(-1);
    return weapon.alternative && last
      ? [...parts.slice(0, -1), cairnMessage('line.alternative', { first: last, second: attack(weapon) })]
      : [...parts, attack(weapon)];
  }, []);
}

function attack(weapon: Weapon): Message {
  return cairnMessage('line.weapon', { name: weapon.name, figure: weaponFigure(weapon) });
}
