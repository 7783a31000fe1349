import { plain, type Message } from '#shared/text/message.ts';
import { cairnMessage, type CairnKey } from '#shared/rules/cairn/words/texts.ts';
import type { Weapon } from './sheet.ts';

const TRAITS = [
  ['blast', 'trait.blast'],
  ['ignoresArmor', 'trait.ignoresArmor'],
  ['bulky', 'trait.bulky'],
] as const satisfies readonly (readonly [keyof Weapon, CairnKey])[];

/** The dice of a weapon and its traits, as they stand in brackets after its name: "d8, explosivo". */
export function weaponFigure(weapon: Weapon): Message {
  return TRAITS.filter(([trait]) => weapon[trait]).reduce<Message>(
    (figure, [, key]) => cairnMessage('trait.with', { figure, trait: cairnMessage(key) }),
    plain(weapon.dice),
  );
}
