import type { Play } from '#shared/combat/play.ts';
import { passCasting } from '#shared/rules/rituals-d20/acts/casting.ts';
import { passFeints } from '#shared/rules/rituals-d20/maneuver/feints.ts';
import { fightOf, patchFight } from '#shared/rules/rituals-d20/fight.ts';
import { mendGrapples } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { passScene } from './scene.ts';

/** What comes with the beginning of one's own turn: a counter-attack not made is lost, and what runs by turns and rounds moves on (N4, N5, N8, N9, N12); its reactions come back as counters do. */
export function turnBegan(play: Play, id: string): void {
  if (fightOf(play.state).counter !== null) patchFight(play, { counter: null });
  passScene(play);
  passFeints(play, id);
  passCasting(play, id);
  mendGrapples(play);
}
