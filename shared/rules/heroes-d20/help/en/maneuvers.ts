import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Manoeuvres, skill tests and conditions, in English. */
export const maneuvers: RulesHelp = {
  H20: {
    title: 'Grapple',
    text: 'Both roll d20 + Fighting, and the one who tries needs the higher total: ties go to the defender. The grappled can’t move, lose 2 on attacks and are flat-footed, which costs another 2 on every roll. They break free with a combat action and a test won. The grappler’s hands are full: it attacks only with what takes no hand (bite, kick, horns), can’t grapple another, disarm or draw; it moves at half, dragging, and lets go whenever it likes, for free. The panel says so before any die.',
    example:
      'Ágata rolls 12 and adds 7: 19. The brute rolls 8 and adds 4: 12. That is 7 more, and he is grappled.',
  },
  H21: {
    title: 'Trip',
    text: 'An opposed Fighting test, with the combat action. The one who tries needs the higher total. If won, the target falls, unhurt: prone, it has −4 on defence against blows and +4 against shots ([conditions](rule:H-conditions)), and getting up takes a movement. If it falls from somewhere high, ask for an Acrobatics test.',
    example:
      'Breno rolls 10 and adds 5: 15. The ogre rolls 11 and adds 4: 15. The difference is 0, and on a tie the ogre stays on its feet.',
  },
  H22: {
    title: 'Disarm',
    text: 'An opposed Fighting test, with the combat action. If won, the item you name falls at the target’s feet. If it is flying or on a bridge, where the item ends up is your call. The one who disarms doesn’t get it: picking it up is a movement. Somebody who is grappling has no hand free to disarm.',
    example:
      'Ágata rolls 14 and adds 7: 21. The brute rolls 12 and adds 4: 16. By 5, the club falls to the ground.',
  },
  H23: {
    title: 'Push',
    text: 'An opposed Fighting test, with the combat action. If won, the target goes back 1.5 m, and 1.5 m more for each full 5 points of difference. The one who pushes goes along, as far as its movement reaches. What lies behind the target (a wall, a ledge, a fire) is up to the narrator.',
    example:
      'Ágata rolls 17 and adds 7: 24. The brute rolls 8 and adds 4: 12. That is 12 more: 1.5 m + 2 × 1.5 m = 4.5 m.',
  },
  H24: {
    title: 'Sunder: breaking what they hold',
    text: 'To break an item in somebody’s hands, win an opposed Fighting test and then roll the weapon’s normal damage against the item, with no criticals. The material’s DR takes its share ([O3](rule:O3)). The item must be among the objects of the scene, with whoever carries it; the panel lets you add it on the spot. Objects that nobody holds are attacked directly ([O1](rule:O1)).',
    example:
      'Ágata wins by 19 to 12 and strikes the iron shield: 6 + 5 + 2 + 3 = 16, less DR 10, is 6 damage. The shield had 40 HP and is left with 34.',
  },
  H25: {
    title: 'Feint',
    text: 'A feint is a free action: d20 + Deception against the initiative total the target has already rolled. Only a higher total fools it; a tie is the target’s. It is then flat-footed for the next attack of whoever feinted, at most until the end of the next round; once that attack is made, it is over. Whoever has no initiative can’t be fooled this way.',
    example:
      'Ágata rolls 6 and adds 8 for Deception: 14. The brute’s initiative is 12: he falls for it and loses 2 on his next defence.',
  },
  H26: {
    title: 'Skill tests',
    text: 'd20 + skill against a difficulty that you set; without one, the app shows the total and you judge. To equal it is to pass. A 1 or a 20 decides nothing here: that is only for attacks and resistances ([H9](rule:H9)). Conditions that hold for every roll count here too.',
    example:
      'Lia looks for tracks: she rolls 8 and adds 5 for Perception: 13. The difficulty was 12, and she finds the trail.',
  },
  'H-conditions': {
    title: 'Conditions',
    text: 'Each condition changes certain rolls, and the result shows its name beside the figure. Different conditions add up; the same one never counts twice.\n\n- **Frightened**: −2 on attacks and defences against the one who frightens.\n- **Prone**: −4 on defence; against shots, +4.\n- **Blinded**: −4 on defence, and hits only on odd numbers.\n- **Cover**: +4 on defence against shots.\n- **Flat-footed**: −2 on every d20 roll.\n- **Higher ground**: +1 on attacks and defences.\n- **Fatigued**: loses CON on every roll.\n- **Flanked**: on defence, −3 with 2 foes around, −4 with 3, and so on.\n- **Concealment**: see [H9](rule:H9). **Grappled**: see [H20](rule:H20).\n\nA Fortitude test (without armour) against the table’s difficulty ends blindness and fatigue.',
    example:
      'Against a prone target with 3 foes around it, Ana makes 15. It rolls 9 and adds 5 for Fortitude and 3 for armour, less 4 for being prone and less 4 for being flanked: 9.',
  },
};
