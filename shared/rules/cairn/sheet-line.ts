import type { JsonObject } from '../../json.ts';
import type { Message } from '../../text/message.ts';
import { ATTRIBUTES, sheetSlot, type CairnSheet } from './sheet.ts';
import { say } from './texts.ts';

type Weapon = CairnSheet['weapons'][number];

/** A sheet as the game writes it: "1 Armadura", "12 FOR" …, each attack with its die, "destacamento". */
export function sheetLine(raw: JsonObject): readonly Message[] {
  const sheet = sheetSlot.read(raw);
  return [
    ...(sheet.armor > 0 ? [say('line.armor', { value: sheet.armor })] : []),
    ...ATTRIBUTES.map((id) =>
      say('line.attribute', { value: sheet[id].max, attribute: say(`attribute.${id}`) }),
    ),
    ...sheet.weapons.map(weaponLine),
    ...(sheet.detachment ? [say('line.detachment')] : []),
  ];
}

function weaponLine({ name, dice, blast, ignoresArmor, alternative }: Weapon): Message {
  const flags = blast ? (ignoresArmor ? 'line.blastPiercing' : 'line.blast') : 'line.piercing';
  const figure = blast || ignoresArmor ? say(flags, { dice }) : { plain: dice };
  return say(alternative ? 'line.alternative' : 'line.weapon', { name, figure });
}
