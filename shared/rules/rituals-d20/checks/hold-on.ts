import type { Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { testSkill } from './skill-check.ts';
import { testerOf } from './roller.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/names.ts';

const EDGE_DIFFICULTY = 20; // N9

/** One thrown over an edge tests Destreza to hold on to it (N9). */
export function holdOn(play: Play, combatant: Combatant): void {
  testSkill(play, combatant, {
    tester: testerOf(combatant, 'dexterity', { modifier: 0 }),
    difficulty: EDGE_DIFFICULTY,
    said: ritualsMessage('said.holdOn', { name: nameOf(combatant) }),
    rule: 'N9',
  });
}
