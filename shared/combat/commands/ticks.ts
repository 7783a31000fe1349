import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { findCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { TICK_TIMES, type OwnCondition, type TickTime } from '#shared/combat/conditions/own-condition.ts';
import { dueTicks, isPastAll, settleTick, type DueTick } from '#shared/combat/conditions/ticks.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { nameOf } from '#shared/combat/name.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { plain, message } from '#shared/text/message.ts';
import { giveBack, giveTemporary } from './points.ts';
import { rollOnce } from './roll-once.ts';

const fields = z.strictObject({
  target: z.string(),
  condition: z.string(),
  /** Where it is due at both ends of a turn; left out: what came first. */
  at: z.enum(TICK_TIMES).optional(),
});

type Fields = z.output<typeof fields>;

/** Carries out what is due of a condition: its dice first, then the bearer's test to be rid of it. Refused when nothing is due. */
export const tick = defineCommand('tick', fields, (play, asked) => {
  const due = requireDue(play, asked);
  const { at, target } = due.tick;
  settleTick(play, due.tick);
  if (due.own.tick?.at === at) suffer(play, due, due.own.tick);
  if (due.own.save?.at === at) testToEnd(play, target, due.own, due.own.save);
  refreshStanding(play, target);
});

/** Lets go what is due of a condition: nothing comes of it this time. */
export const skipTick = defineCommand('skip-tick', fields, (play, asked) => {
  const { tick: due, bearer, own } = requireDue(play, asked);
  settleTick(play, due);
  const said = message('combat.tick.skipped', { name: nameOf(bearer), condition: plain(own.name) });
  play.events.push({ type: 'told', who: who(bearer), said, rule: '', byHand: true });
});

function requireDue(play: Play, { target, condition, at }: Fields): DueTick {
  requireRunning(play);
  const bearer = requireCombatant(play.state, target, 'target');
  const found = dueTicks(play).find(
    ({ tick: one }) =>
      one.target === target && one.condition === condition && (at === undefined || one.at === at),
  );
  if (found !== undefined) return found;
  const name = play.state.ownConditions.find(({ id }) => id === condition)?.name ?? condition;
  return refuse(message('error.nothingDue', { name: nameOf(bearer), condition: plain(name) }), 'condition');
}

const SUFFERED = {
  damage: (play: Play, target: string, amount: number) => play.system.health.hurt(play, target, amount, null),
  heal: giveBack,
  temp: giveTemporary,
} as const;

function suffer(
  play: Play,
  { bearer, own }: DueTick,
  { what, dice }: NonNullable<OwnCondition['tick']>,
): void {
  const amount = rollOnce(play, {
    what,
    dice,
    by: null,
    said: (rolled) =>
      message('combat.tick.rolled', { name: nameOf(bearer), condition: plain(own.name), dice: rolled }),
  });
  SUFFERED[what](play, bearer.id, amount);
}

/** The bearer's test, as it stands after what it has just suffered; one whom that took out tests no more. */
function testToEnd(
  play: Play,
  target: string,
  { id }: OwnCondition,
  { kind, difficulty }: { readonly kind: string; readonly difficulty: number | null; readonly at: TickTime },
): void {
  const bearer = requireCombatant(play.state, target);
  if (isPastAll(play, bearer) || findCondition(bearer, id) === null) return;
  const holds = play.system.endingTest?.test(play, bearer, { kind, difficulty }) ?? false;
  if (holds) removeCondition(play, target, id);
}
