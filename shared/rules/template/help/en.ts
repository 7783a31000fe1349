import type { RulesHelp } from '#shared/help/rule-help.ts';

/** The rules of the template for a narrator to read, in English. */
export const rules: RulesHelp = {
  T1: {
    title: 'Initiative',
    text: 'Everyone rolls 2d6 + Agility; the highest goes first. On a tie, the higher Agility; then whoever was added earlier.',
    example:
      'Bia rolls 4 and 5 and adds 1 for Agility: 10. The wolf rolls 3 and 4 and adds 2: 9. Bia goes first.',
  },
  T2: {
    title: 'The turn',
    text: 'A turn is one action and one step, in either order. Attacking and pushing are the action.',
    example: 'Bia steps and attacks. She can’t attack again until her next turn.',
  },
  T3: {
    title: 'Attacking',
    text: '2d6 + Fighting against the target’s Guard; to equal it is to hit. Only the attacker rolls.',
    example: 'Bia rolls 4 and 3 and adds 2: 9, against Guard 8. A hit.',
  },
  T4: {
    title: 'Damage and doubles',
    text: 'Damage is the weapon’s less Armour, and never less than 1. A double 6 always hits and doubles the damage, unless the table chose otherwise; a double 1 always misses.',
    example: 'Bia hits and rolls 5 on the knife’s d6. The wolf’s Armour is 1: 4 damage.',
  },
  T5: {
    title: 'Down to 0',
    text: 'At 0 HP a foe is out of the fight. Somebody of the party is down and takes no turn until healed.',
    example: 'The wolf had 4 HP and takes 4: it is out.',
  },
  T6: {
    title: 'Conditions',
    text: 'Prone: −2 on one’s own rolls and on Guard. Shaken: −1 to −3 on rolls. Covered: +2 on Guard. Different conditions add up.',
    example: 'The wolf is prone: its Guard of 8 becomes 6.',
  },
  T7: {
    title: 'Pushing',
    text: 'Both roll 2d6: Fighting of the one who pushes against the other’s Agility. To equal it throws the other down, prone until its next turn.',
    example: 'Bia makes 9, the wolf makes 9: it falls.',
  },
};
