import { findCombatant } from '#shared/combat/play.ts';
import { withWhatIsLeft } from '#shared/rules/kit/counters.ts';
import { plain, type Message } from '#shared/text/message.ts';
import type { AttackOffer } from '#shared/rules/system.ts';
import { attackSlots } from '#shared/rules/heroes-d20/checks/dice-slots.ts';
import { sheetSlot, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const KINDS = {
  melee: heroesMessage('weapon.melee'),
  ranged: heroesMessage('weapon.ranged'),
  touch: heroesMessage('weapon.touch'),
} as const;

/** The weapons of the sheet, and the dice each attack asks for: attack, defence, then damage (H8). */
export const attackOffer: AttackOffer = {
  choices: (combatant) =>
    sheetSlot.read(combatant.sheet).weapons.map((weapon) => ({
      weapon: weapon.id,
      name: plain(weapon.name),
      summary: withWhatIsLeft(summaryOf(weapon), combatant, weapon.needs),
    })),
  slots(state, attack) {
    const attacker = findCombatant(state, attack.attacker);
    const weapon =
      attacker === null
        ? undefined
        : sheetSlot.read(attacker.sheet).weapons.find(({ id }) => id === attack.weapon);
    return weapon === undefined ? [] : attackSlots(weapon);
  },
};

function criticalRange({ criticalRange: range }: Weapon): string {
  return range === 20 ? '20' : `${range}–20`;
}

function summaryOf(weapon: Weapon): Message {
  return heroesMessage('weapon.summary', {
    damage: weapon.damage,
    range: criticalRange(weapon),
    multiplier: weapon.criticalMultiplier,
    kind: KINDS[weapon.kind],
  });
}
