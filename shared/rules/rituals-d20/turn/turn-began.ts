import { requireCombatant, type Play } from '#shared/combat/play.ts';
import { passCasting } from '#shared/rules/rituals-d20/acts/casting.ts';
import { passFeints } from '#shared/rules/rituals-d20/maneuver/feints.ts';
import { fightOf, patchFight } from '#shared/rules/rituals-d20/fight.ts';
import { mendGrapples } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { ownOf, patchOwn } from '#shared/rules/rituals-d20/own.ts';
import { passScene } from './scene.ts';

/** What comes with the beginning of one's own turn: its reactions are back, a counter-attack not made is lost, and what runs by turns and rounds moves on (N4, N5, N8, N9, N12). */
export function turnBegan(play: Play, id: string): void {
  if (ownOf(requireCombatant(play.state, id)).reactionsSpent > 0) patchOwn(play, id, { reactionsSpent: 0 });
  if (fightOf(play.state).counter !== null) patchFight(play, { counter: null });
  passScene(play);
  passFeints(play, id);
  passCasting(play, id);
  mendGrapples(play);
}
