import type { RulesHelp } from '#shared/help/rule-help.ts';

/** The rules of breaking objects for a narrator to read, in English. */
export const rules: RulesHelp = {
  O1: {
    title: 'How hard an object is to hit',
    text: 'A still object has DC 15 + the material’s bonus + the size’s modifier. For a moving one the base is 20. Objects don’t defend themselves: the attack only has to reach the DC. An object that somebody holds isn’t attacked directly: in Heroes (d20) that is the manoeuvre Sunder ([H24](rule:H24)).',
    example:
      'A large wooden door: 15 + 2 for the material + 3 for the size = DC 20. On a moving train it would be 25.',
  },
  O2: {
    title: 'An object’s hit points',
    text: 'An object has 50 HP plus 10 per point of its size’s modifier. Negative sizes take away: the smallest has 20, a medium one 50, a colossal one 170. You may place an object in the scene already damaged, with fewer. The Objects screen has a calculator that shows the whole sum.',
    example: 'The large door has modifier 3: 50 + 10 × 3 = 80 HP.',
  },
  O3: {
    title: 'Damage to objects',
    text: 'When an attack hits, roll normal damage and take the material’s DR off it; what is left, never below 0, comes off the object’s HP. Objects take no criticals. A natural 1 misses and a natural 20 hits, as in [H9](rule:H9). At 0 HP the object is destroyed.',
    example:
      'Ágata rolls 14 and adds 7: 21 against DC 20. The damage dice show 6 and 5, plus 5: 16, less DR 5, is 11. The door of 80 HP is left with 69.',
  },
  O4: {
    title: 'Size from a measure',
    text: 'If all you know is how big the thing is, give its largest measure in metres: its size is the first in the table whose bound isn’t passed. The table goes from Tiny (to 0.15 m) to Colossal (over 100 m). Between 40 m and 100 m it is Gargantuan.',
    example: 'A cart of 2.4 m is past Medium (1.5 m) and fits in Large (3 m): modifier 3, and so 80 HP.',
  },
  O5: {
    title: 'Materials',
    text: 'Each material has a bonus, which goes into the DC, and a damage reduction (DR), which comes off every blow. Out of the box: paper and rope 0 and DR 0; glass 0 and 1; ice 1 and 0; leather 1 and 2; bone 1 and 3; wood 2 and 5; stone 4 and 8; iron 5 and 10; mithral 6 and 15; adamantine 8 and 20. These are suggested values: change them in the campaign as you like ([O6](rule:O6)).',
    example: 'A medium stone statue: 15 + 4 = DC 19, 50 HP, and every blow loses 8.',
  },
  O6: {
    title: 'The campaign’s tables',
    text: 'Sizes and materials are on the Objects screen, and each campaign may change, add and remove rows, or go back to the shipped ones. A row in use isn’t deleted: the app says where it is used. Changing the table leaves the fights already under way as they are.',
    example:
      'In a campaign of eternal ice the narrator gives ice DR 3. Trying to delete “wood” shows that the lighthouse door still uses it, in an encounter, and the row stays.',
  },
};
