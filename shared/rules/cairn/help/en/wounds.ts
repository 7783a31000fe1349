import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Scars, critical damage, attributes and rest, in English. */
export const wounds: RulesHelp = {
  C8: {
    title: 'Exactly 0 HP: a scar',
    text: 'A blow that leaves a character of the party at **exactly** 0 HP doesn’t fell them: they gain a scar and fight on. The entry of the table ([C13](rule:C13)) is how many HP they lost to that blow, up to 12. Only HP count; what temporary points soaked up doesn’t. If the blow goes beyond 0 there is no scar, and the rest comes off STR ([C9](rule:C9)); nor is there another for somebody already at 0. Allies and opponents never take scars: at 0 HP they simply fight on.',
    example:
      'Iara has 4 HP and Armor 1. The ogre rolls a 5: 4 damage, which leaves her at 0 with scar 4. She is still standing.',
  },
  C9: {
    title: 'Beyond 0 HP: damage to STR',
    text: 'Damage beyond 0 HP comes off STR. At once the target makes a STR save with the **new** value: on a failure it takes critical damage ([C10](rule:C10)); on a success it fights on. From then on all damage goes straight to STR, and every blow calls for another save. STR 0 kills without a save. This holds for the party and its opponents alike, and temporary points go before HP. Damage you deal by hand takes the same road, but without armor: write what is really lost.',
    example:
      'Otto has 3 HP and STR 12. The troll rolls an 8: 3 come off HP and 5 off STR, which falls to 7. The save comes up 7, equal to the new STR: he passes, and fights on.',
  },
  C10: {
    title: 'Critical damage and help',
    text: 'A character of the party with critical damage can only crawl: they act no more and, unless helped, die within the hour. The app counts its 360 rounds and says in which one. “Stabilise” stops the clock; whoever helps spends their action, or is somebody who spends none. Once stabilised, one still doesn’t fight until rested ([C15](rule:C15)). Another wound doesn’t start the hour afresh. Opponents and allies who fail are out of the fight, and you say whether they die. If the attacker’s sheet has an “Effect of critical damage”, it is shown at that moment.',
    example:
      'The spider deals 6 damage to Otto, who had 2 HP and STR 10: STR falls to 6, he rolls a 15 and fails. The spider’s effect is shown, and the clock puts his death in round 361. On the party’s turn Iara stabilises Otto, and the clock is gone.',
  },
  C13: {
    title: 'The twelve scars',
    text: 'The entry is the number of HP lost: 1 Lasting mark, 2 Rattled, 3 Walloped, 4 Broken bone, 5 Diseased, 6 Blow to the head, 7 Hamstrung, 8 Deafened, 9 Another mind, 10 Sundered, 11 Mortal wound, 12 Doomed. More than 12 is entry 12, too. The app rolls what it calls for at once: a place, a save, a new maximum. What depends on getting better waits on the sheet until “Has recovered”, in the fight or later. Entry 11 puts one out of action and kills within the hour unless helped. With entry 12, the next failed save against critical damage is death. Which part of the body entry 10 takes is for you to decide.',
    example:
      'Nilo has 4 HP and loses all 4: he is at 0 with scar 4, Broken bone. The d6 for the place shows 3: the arm. Weeks later, under “Has recovered”, he rolls 4 and 3; 7 is more than 4, and maximum HP becomes 7.',
  },
  C14: {
    title: 'Attributes at 0',
    text: 'STR 0 is death; DEX 0 paralyses, WIL 0 makes delirious, and in either case one can’t act until at least 1 point is back. Poison, cold, magic and other damage outside combat go straight to an attribute, usually STR: under “Attribute”, say how much is lost or regained. That way there is no save against critical damage. A creature with 0 of 0 doesn’t have the attribute and takes no harm from it. Healing brings nobody back from death; only your word does, which sets the HP to come back with.',
    example:
      'The poison takes 4 DEX from Nilo, who only had 4: he is at 0, paralysed. Later he regains 2 and acts again.',
  },
  C15: {
    title: 'Rest and recovery',
    text: '“A few moments” of rest bring back all HP, except to somebody deprived. “A week, with help” brings back all three attributes as well, up to their maximum. Somebody stabilised can fight again after either. The dying need help first ([C10](rule:C10)), and a mortal wound waits for “Has recovered” ([C13](rule:C13)). Whether the place allows a rest, and what happens meanwhile, you decide. At the end of the fight, HP, attributes and scars go with the character onto the sheet.',
    example:
      'Iara has 1 of 6 HP and STR 8 of 11. A few moments: 6 HP, and STR is still 8. A week with help: STR 11.',
  },
};
