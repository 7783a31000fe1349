import type { Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { checkSkill } from './skill-check.ts';
import { rollerOf } from './roller.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const EDGE_DIFFICULTY = 20; // N9

/** One thrown over an edge rolls Destreza to hold on to it (N9). */
export function holdOn(play: Play, combatant: Combatant): void {
  checkSkill(play, combatant, {
    roller: rollerOf(combatant, 'dexterity', { modifier: 0 }),
    difficulty: EDGE_DIFFICULTY,
    said: ritualsMessage('said.holdOn', { name: nameOf(combatant) }),
    rule: 'N9',
  });
}
