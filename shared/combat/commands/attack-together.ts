import { z } from 'zod';
import { defineCommand, type CommandSpec } from '#shared/combat/command.ts';
import { nameOf } from '#shared/combat/name.ts';
import { noteSpending } from './note-spending.ts';
import { findCombatant, refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Dice } from '#shared/dice/dice.ts';
import { message } from '#shared/text/message.ts';
import { carryOutAt } from './carry-out-at.ts';

/** So many may attack in one move. */
const MOST = 100;

/** Who attacks whom, whatever else a system asks of an attack. */
interface WhoAttacks {
  readonly attacker: string;
  readonly target: string;
}

/** What a system says of attacks made together. */
interface TogetherRules {
  /** Whether an attack has left something open that is lost as another turn begins; left out where nothing ever is. */
  readonly leavesOpen?: (state: CombatState) => boolean;
}

/** What a die of the attack at a place is asked for: each attack has its own dice, so that a miss leaves its damage to nobody else. */
export function purposeTogether(purpose: string, place: number): string {
  return `${purpose}:${place + 1}`;
}

/** What a command of several attacks says: each of them, in a list. */
export function attacksOf<Checked, Fields>(fields: z.ZodType<Checked, Fields>) {
  return z.strictObject({ attacks: z.array(fields).min(1).max(MOST) });
}

/**
 * Attacks of several who act right after one another, as one move. `attack` is the system's own, `fields` what each says.
 * The first is made in its attacker's turn; before each further one the turn passes on, and has to come to its attacker:
 * nobody is passed over, and nobody acts twice. An attack whose target has fallen meanwhile isn't made, nor is any after it.
 */
export function attackTogether<Checked extends WhoAttacks, Fields>(
  attack: CommandSpec,
  fields: z.ZodType<Checked, Fields>,
  { leavesOpen = () => false }: TogetherRules = {},
) {
  return defineCommand('attack-together', attacksOf(fields), (play, { attacks }) => {
    requireRunning(play);
    const before = play.state;
    for (const [place, one] of attacks.entries()) {
      const stopped = carryOutAt(`attacks[${place}]`, () => {
        const isStopped = place > 0 && (leavesOpen(play.state) || isHeldBack(play, before, one));
        if (!isStopped) makeAttack(play, attack, one, place);
        return isStopped;
      });
      if (stopped) return;
    }
  });
}

/** Whether the target has fallen since the attacks began: then it is told that the attack isn't made. */
function isHeldBack(play: Play, before: CombatState, { attacker, target: id }: WhoAttacks): boolean {
  const target = findCombatant(play.state, id);
  const hasFallen =
    target !== null && target.standing !== 'up' && findCombatant(before, id)?.standing === 'up';
  if (!hasFallen) return false;
  const one = requireCombatant(play.state, attacker, 'attacker');
  const said = message('combat.attackHeldBack', { name: nameOf(one), target: nameOf(target) });
  play.events.push({ type: 'told', who: who(one), said, rule: '' });
  return true;
}

function makeAttack(play: Play, attack: CommandSpec, one: WhoAttacks, place: number): void {
  passTo(play, requireCombatant(play.state, one.attacker, 'attacker'), place);
  const since = play.events.length;
  const own: Play = { ...play, dice: diceOf(play.dice, place) };
  attack.bind({ type: attack.type, ...one })(own);
  play.state = own.state;
  noteSpending(play, since);
}

/** Has the turn come to the next attacker, if it is the next one's: only the first may not wait for it. */
function passTo(play: Play, attacker: Combatant, place: number): void {
  const { turn, acted } = play.state;
  if (turn?.who === attacker.id) return;
  const name = nameOf(attacker);
  if (place === 0) refuse(message('error.notItsTurn', { name }), 'attacker');
  if (acted.includes(attacker.id)) refuse(message('error.actedThisRound', { name }), 'attacker');
  play.system.turns.next(play);
  const next = play.state.turn === null ? null : findCombatant(play.state, play.state.turn.who);
  if (next === null || next.id === attacker.id) return;
  refuse(message('error.notNext', { name, next: nameOf(next) }), 'attacker');
}

function diceOf({ rolls, roll }: Dice, place: number): Dice {
  return { rolls, roll: (purpose, sides) => roll(purposeTogether(purpose, place), sides) };
}
