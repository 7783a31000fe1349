import type { Play } from '#shared/combat/play.ts';
import type { OrderEntry } from '#shared/combat/state.ts';
import type { IndividualCommand } from '#shared/combat/turns/individual-commands.ts';
import { individualTurns } from '#shared/combat/turns/individual.ts';
import type { TurnStyle } from '#shared/combat/turns/turn-style.ts';
import { passPowers } from '#shared/rules/heroes-d20/powers/active-powers.ts';
import { passFeints } from '#shared/rules/heroes-d20/maneuver/feints.ts';
import { mendGrapples } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { orderRules } from './initiative.ts';
import { patchOwn } from '#shared/rules/heroes-d20/own.ts';

const individual = individualTurns({
  ...orderRules,
  rerolled: rememberInitiative,
  onTurn(play) {
    passPowers(play);
    passFeints(play);
    mendGrapples(play);
  },
});

/** Turns by initiative (H1–H3); the total each came in with is remembered for feints (H25), and a grip ends when one of it leaves (H20). */
export const turns: TurnStyle<IndividualCommand> = {
  ...individual,
  begin(play, fields) {
    individual.begin(play, fields);
    for (const entry of play.state.order) rememberInitiative(play, entry);
  },
  joined(play, id, joining) {
    individual.joined(play, id, joining);
    const entry = play.state.order.find((one) => one.id === id);
    if (entry !== undefined) rememberInitiative(play, entry);
  },
  left(play, id) {
    mendGrapples(play);
    individual.left(play, id);
  },
};

function rememberInitiative(play: Play, { id, initiative }: OrderEntry): void {
  patchOwn(play, id, { rolledInitiative: initiative });
}
