import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { nameOf } from '#shared/combat/name.ts';
import { namesTogether } from '#shared/combat/names.ts';
import { patchState, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { message } from '#shared/text/message.ts';
import { linkedOrder, withoutLinked } from './links.ts';

/** Has some share a place in the order, the leader first: the others stand right after it on its count, whatever moves it. */
const link = defineCommand(
  'link-initiative',
  z.strictObject({ combatants: z.array(z.string()).min(2).max(100) }),
  (play, { combatants: ids }) => {
    requireLinks(play);
    const those = ids.map((id, index) => {
      const one = requireCombatant(play.state, id, `combatants[${index}]`);
      if (ids.indexOf(id) !== index)
        refuse(message('error.linkedTwice', { name: nameOf(one) }), `combatants[${index}]`);
      return one;
    });
    const others = ids.reduce(withoutLinked, play.state.linked);
    patchState(play, { linked: [...others, ids] });
    gather(play);
    const [leader] = those;
    const said = message('combat.linked', { names: namesTogether(those) });
    play.events.push({ type: 'told', who: leader === undefined ? null : who(leader), said, rule: '' });
  },
);

/** Gives somebody a place of its own again, where it stands. */
const unlink = defineCommand(
  'unlink-initiative',
  z.strictObject({ combatant: z.string() }),
  (play, { combatant: id }) => {
    requireLinks(play);
    const combatant = requireCombatant(play.state, id, 'combatant');
    const name = nameOf(combatant);
    const linked = withoutLinked(play.state.linked, id);
    if (linked === play.state.linked) refuse(message('error.notLinked', { name }), 'combatant');
    patchState(play, { linked });
    // Where others of the link are left, they stay together.
    gather(play);
    const said = message('combat.unlinked', { name });
    play.events.push({ type: 'told', who: who(combatant), said, rule: '' });
  },
);

/** What an order of individual turns takes to have some share a place in it. */
export const linkCommands = [link, unlink] as const;

function requireLinks(play: Play): void {
  requireNotEnded(play);
  const { turns, name } = play.system;
  if (turns.links === undefined) refuse(message('error.noLinks', { system: name }));
}

function gather(play: Play): void {
  const { order, linked } = play.state;
  patchState(play, { order: linkedOrder(order, linked) });
}
