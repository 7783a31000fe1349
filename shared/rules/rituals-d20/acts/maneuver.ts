import { z } from 'zod';
import { spendAction } from '#shared/combat/actions.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Message } from '#shared/text/message.ts';
import { requireAnother, requireMobile, requireStanding, requireWeapon } from './able.ts';
import { modifierField } from '#shared/rules/rituals-d20/fields.ts';
import { beginGrapple } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { holdOn } from '#shared/rules/rituals-d20/checks/hold-on.ts';
import {
  MANEUVERS,
  type Maneuver,
  type OpposedOutcome,
  type ResolvedOpposed,
} from '#shared/rules/rituals-d20/maneuver/maneuver.ts';
import { metersInWords, metersOf } from '#shared/rules/rituals-d20/turn/movement.ts';
import { rollContest, tellContest } from '#shared/rules/rituals-d20/checks/opposed.ts';
import { fall, overrun } from '#shared/rules/rituals-d20/maneuver/overrun.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  kind: z.enum(MANEUVERS),
  attacker: z.string(),
  target: z.string(),
  modifier: modifierField,
  targetModifier: modifierField,
  /** What is in the grappler's hands; null when unarmed. */
  weapon: z.string().nullable().default(null),
  /** Whether one tripped hard goes over an edge. */
  edge: z.boolean().default(false),
  /** Whether one to be overrun gives way. */
  givesWay: z.boolean().default(false),
});

type Fields = z.infer<typeof fields>;

const SAID = {
  grapple: 'said.grapple',
  trip: 'said.trip',
  disarm: 'said.disarm',
  push: 'said.push',
} as const satisfies Readonly<Record<Exclude<Maneuver, 'overrun'>, string>>;

/** Tries a manoeuvre for a standard action, and does what winning it brings (N9). */
export const maneuver = defineCommand('maneuver', fields, (play, asked) => {
  requireRunning(play);
  const starter = requireCombatant(play.state, asked.attacker, 'attacker');
  const other = requireCombatant(play.state, asked.target, 'target');
  requireStanding(starter, 'attacker');
  requireAnother(starter, other);
  requireFitting(asked);
  if (asked.kind === 'grapple') requireGrappling(starter, other, asked.weapon);
  if (asked.kind === 'overrun') requireMobile(starter, 'attacker');
  spendAction(play, starter.id, 'standard');
  if (asked.kind === 'overrun') {
    overrun(play, starter, other, asked);
    return;
  }
  const said = ritualsMessage(SAID[asked.kind], { name: nameOf(starter), target: nameOf(other) });
  const check = { ...asked, starter, other, said };
  const resolved = rollContest(play, check);
  tellContest(play, check, resolved, { verdict: wonInWords(asked.kind, resolved, starter) });
  if (resolved.outcome.success) win(play, asked, resolved.outcome);
});

function win(play: Play, { kind, attacker, target, edge }: Fields, { squares }: OpposedOutcome): void {
  if (kind === 'grapple') beginGrapple(play, attacker, target);
  if (kind !== 'trip') return;
  fall(play, target, attacker);
  if (edge && squares !== 0) holdOn(play, requireCombatant(play.state, target));
}

/** A win in words, with what it comes to besides the conditions it brings. */
function wonInWords(
  kind: Maneuver,
  { outcome: { pushMeters, squares }, totals }: ResolvedOpposed,
  starter: Combatant,
): Message {
  switch (kind) {
    case 'push': {
      const meters = pushMeters ?? 0;
      const along = Math.min(meters, metersOf(starter));
      const far = { meters: metersInWords(meters), along: metersInWords(along) };
      return ritualsMessage('verdict.winsPush', { ...totals, ...far });
    }
    case 'disarm':
      return ritualsMessage(squares === 0 ? 'verdict.winsDisarm' : 'verdict.winsDisarmFar', totals);
    case 'trip':
      return ritualsMessage(squares === 0 ? 'verdict.wins' : 'verdict.winsTripFar', totals);
    default:
      return ritualsMessage('verdict.wins', totals);
  }
}

/** Refuses what belongs to another manoeuvre. */
function requireFitting({ kind, weapon, edge, givesWay }: Fields): void {
  if (weapon !== null && kind !== 'grapple') refuse(ritualsMessage('refuse.onlyGrapple'), 'weapon');
  if (edge && kind !== 'trip') refuse(ritualsMessage('refuse.onlyTrip'), 'edge');
  if (givesWay && kind !== 'overrun') refuse(ritualsMessage('refuse.onlyOverrun'), 'givesWay');
}

/** One grapples unarmed or with a light or one-handed weapon, one at a time, and nobody who is held already (N9). */
function requireGrappling(starter: Combatant, other: Combatant, weapon: string | null): void {
  if (hasCondition(starter, 'grappling'))
    refuse(ritualsMessage('refuse.alreadyGrappling', { name: nameOf(starter) }), 'attacker');
  if (hasCondition(other, 'grappled'))
    refuse(ritualsMessage('refuse.alreadyGrappled', { name: nameOf(other) }), 'target');
  const held = weapon === null ? null : requireWeapon(starter, weapon);
  if (held !== null && held.hands === 2 && !held.light) {
    refuse(ritualsMessage('refuse.grappleWeapon', { name: nameOf(starter), weapon: held.name }), 'weapon');
  }
}
