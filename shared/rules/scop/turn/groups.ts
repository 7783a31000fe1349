import { z } from 'zod';
import { defineCommand, type CommandOf } from '#shared/combat/command.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { groupedBy } from '#shared/rules/kit/grouped.ts';
import { requireAble } from './able.ts';
import { fightOf, patchFight } from '#shared/rules/scop/fight.ts';
import { ownOf, patchOwn } from '#shared/rules/scop/own.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tell } from '#shared/rules/scop/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The group everybody is in when a fight begins without anyone having been engaged. */
export const ONLY_GROUP = '1';

const group = z.string().trim().min(1).max(100);

/** An engagement group with those in it, all of whom reach one another (S5). */
export interface Group {
  readonly group: string;
  readonly members: readonly string[];
}

/** The engagement groups, in the order of their first members. */
export function groupsOf(state: CombatState): readonly Group[] {
  const groups = groupedBy(state.combatants, (one) => ownOf(one).group);
  return [...groups].flatMap(([name, members]) =>
    name === null ? [] : [{ group: name, members: members.map(({ id }) => id) }],
  );
}

const engageFields = z.strictObject({ combatant: z.string(), group: group.nullable() });

/** Puts somebody into an engagement group before the start, or as it arrives (S5); null takes it out again. */
export const engage = defineCommand('engage', engageFields, (play, fields) => {
  requireNotEnded(play);
  const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
  const { id } = combatant;
  const name = nameOf(combatant);
  const { arriving } = fightOf(play.state);
  if (play.state.status === 'running') {
    if (!arriving.includes(id)) refuse(scopMessage('error.moveInstead', { name }), 'combatant');
    if (fields.group !== null) patchFight(play, { arriving: arriving.filter((one) => one !== id) });
  }
  patchOwn(play, id, { group: fields.group });
  const said =
    fields.group === null
      ? scopMessage('group.none', { name })
      : scopMessage('group.engaged', { name, group: fields.group });
  tell(play, combatant, said, 'S5');
});

/** Spends the whole turn on going to another group, or (null) out of reach of all (S6); it arrives when the next turn begins. */
export const move = defineCommand('move', engageFields, (play, fields) => {
  const combatant = requireAble(play, fields.combatant);
  const { id } = combatant;
  const name = nameOf(combatant);
  const { intents, moves, acted } = fightOf(play.state);
  if (acted.includes(id)) refuse(scopMessage('error.alreadyActed', { name }), 'combatant');
  if (intents.some((intent) => intent.combatant === id))
    refuse(scopMessage('error.alreadyDeclared', { name }), 'combatant');
  if (ownOf(combatant).group === fields.group) refuse(scopMessage('error.sameGroup', { name }), 'group');
  patchFight(play, { moves: [...moves, { combatant: id, group: fields.group }] });
  const said =
    fields.group === null
      ? scopMessage('group.leaves', { name })
      : scopMessage('group.moves', { name, group: fields.group });
  tell(play, combatant, said, 'S6');
});

/** The commands that only make sense in groups. */
export const groupCommands = [engage, move];

/** The commands that turns in groups add. */
export type GroupCommand = CommandOf<typeof groupCommands>;

/** At the start: where nobody was engaged, everyone is in one group; those left out may still engage in this turn (S5). */
export function engageAtStart(play: Play): void {
  const { combatants } = play.state;
  if (combatants.every((one) => ownOf(one).group === null)) {
    for (const { id } of combatants) patchOwn(play, id, { group: ONLY_GROUP });
  }
  const arriving = play.state.combatants.filter((one) => ownOf(one).group === null).map(({ id }) => id);
  patchFight(play, { arriving });
}

/** Those on their way arrive, unless they can't any more (S6). */
export function arrive(play: Play): void {
  for (const { combatant: id, group: to } of fightOf(play.state).moves) {
    const combatant = requireCombatant(play.state, id);
    if (!canAct(combatant)) continue;
    patchOwn(play, id, { group: to });
    const name = nameOf(combatant);
    tell(
      play,
      combatant,
      to === null ? scopMessage('group.left', { name }) : scopMessage('group.arrived', { name, group: to }),
      'S6',
    );
  }
}
