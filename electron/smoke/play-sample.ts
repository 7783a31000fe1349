import { randomUUID } from 'node:crypto';
import type { Channel } from '#shared/api/channels.ts';
import type { Fight } from '#shared/api/combats.ts';
import type { InputOf, ResultOf } from '#shared/api/contract.ts';
import type { Answer } from '#shared/api/wire.ts';
import { withChanges } from '#shared/combat/changes.ts';
import { SYSTEMS, systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** Asks main over the window's own bridge. */
export type Ask = <C extends Channel>(channel: C, input: InputOf<C>) => Promise<Answer<ResultOf<C>>>;

/** More than the longest fight of the sample can take. */
const MOST_COMMANDS = 1000;

/** Plays the sample fight of the first system to its end and gives the fight as it then is. */
export async function playSample(ask: Ask): Promise<Fight> {
  const { encounterId, sessionId } = must(await ask('samples:bring', { system: SYSTEMS[0]?.id ?? '' }));
  const request = { requestId: randomUUID(), encounterId, sessionId };
  const { combat, state: initial, surprised } = must(await ask('combats:start', request));
  const system = systemOf(combat.system);

  let state = initial;
  let after = 0;
  for (let sent = 0; state.status !== 'ended'; sent += 1) {
    if (sent === MOST_COMMANDS) throw new Error(`The fight did not end within ${MOST_COMMANDS} commands.`);
    const send = (command: InputOf<'combats:command'>['command']) =>
      ask('combats:command', { combatId: combat.id, after, command });
    let step = await send(nextCommand(system, state, surprised));
    // The surprised may not attack: they pass.
    if (!step.ok && step.error.code === 'NOT_ALLOWED') step = await send({ type: 'next-turn' });
    const done = must(step);
    state = withChanges(state, done.changes);
    after = done.row.seq;
  }
  return must(await ask('combats:open', { id: combat.id }));
}

function must<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(say(answer.error.said, 'pt-BR'));
  return answer.value;
}

const LAST_ROUND = 30;

/** What a player without ideas does next: attacks the first opponent standing with the first weapon, then passes on. */
function nextCommand(system: RuleSystem, state: CombatState, surprised: readonly string[]): AnyCommand {
  if (state.status === 'setup') return { type: 'start', surprised };
  const actor = state.combatants.find((one) => one.id === state.turn?.who);
  const target = actor && state.combatants.find((one) => isOpponent(actor, one) && one.standing === 'up');
  if (actor === undefined || target === undefined || state.round > LAST_ROUND) return { type: 'end' };
  const weapon = system.attack.choices(actor)[0]?.weapon;
  if (weapon === undefined || actor.standing !== 'up' || state.turn?.attacks !== 0)
    return { type: 'next-turn' };
  return { type: 'attack', attacker: actor.id, target: target.id, weapon };
}

function isOpponent(one: Combatant, other: Combatant): boolean {
  return (one.side === 'foe') !== (other.side === 'foe');
}
