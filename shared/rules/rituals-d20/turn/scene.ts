import type { Play } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { fightOf, patchFight } from '#shared/rules/rituals-d20/fight.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** How long the scene lasts and how many rounds are left of it, the one being played included (N4). */
export interface Scene {
  readonly rounds: number;
  readonly left: number;
}

/** The scene's count-down, or null while the narrator hasn't said how long it lasts (N4). */
export function sceneOf(state: CombatState): Scene | null {
  const { scene } = fightOf(state);
  if (scene === null) return null;
  const { from, rounds } = scene;
  return { rounds, left: Math.max(0, Math.min(rounds, from + rounds - state.round)) };
}

/** Sets how many rounds the scene lasts from the one being played (from the first when the fight hasn't begun); null takes the count-down away (N4). */
export function setScene(play: Play, rounds: number | null): void {
  const from = Math.max(1, play.state.round);
  patchFight(play, { scene: rounds === null ? null : { from, rounds, over: false } });
}

/** As a turn begins: tells, once, that the scene's rounds have been played (N4). */
export function passScene(play: Play): void {
  const { scene } = fightOf(play.state);
  const figures = sceneOf(play.state);
  if (scene === null || scene.over || figures === null || figures.left > 0) return;
  patchFight(play, { scene: { ...scene, over: true } });
  const said = ritualsMessage('told.sceneOver', { count: scene.rounds });
  play.events.push({ type: 'told', who: null, said, rule: 'N4' });
}
