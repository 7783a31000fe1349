import { applyKept } from '#shared/engine/apply.ts';
import type { Command } from '#shared/combat/command.ts';
import { stateOf } from '#shared/engine/history.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import type { PlainAttack, RuleSystem } from '#shared/rules/system.ts';
import type { Bench } from '#shared/rules/conformance/bench.ts';

const MOST_ATTACKS = 60;

/** An attack as a command. */
export function attackOf(attack: PlainAttack): Command {
  return readRawCommand({ type: 'attack', ...attack });
}

/** Whether a system's attack is a command of its own that takes who, whom and with what. */
export function hasPlainAttack({ commands }: RuleSystem): boolean {
  return commands.some(({ type }) => type === 'attack');
}

/** Attacks that can be made in the fights as they stood, some of them. */
export function attacksIn({ system, fights }: Bench): readonly { state: CombatState; attack: PlainAttack }[] {
  const states = fights().flatMap(({ steps }) => steps.map(({ before }) => stateOf(before)));
  const attacks = states.flatMap((state) => attacksOf(system, state).map((attack) => ({ state, attack })));
  const every = Math.max(1, Math.floor(attacks.length / MOST_ATTACKS));
  return attacks
    .filter((_, index) => index % every === 0)
    .filter(({ state, attack }) => isAllowed(system, state, attackOf(attack)));
}

function attacksOf(system: RuleSystem, { status, turn, combatants }: CombatState): readonly PlainAttack[] {
  if (status !== 'running') return [];
  const fighting = combatants.filter(({ kind, standing }) => kind === 'fighter' && standing === 'up');
  const attackers = fighting.filter(({ id }) => turn === null || turn.who === id);
  return attackers.flatMap((attacker) =>
    fighting
      .filter(({ id }) => id !== attacker.id)
      .flatMap(({ id }) =>
        system.attack.choices(attacker).map(({ weapon }) => ({ attacker: attacker.id, target: id, weapon })),
      ),
  );
}

function isAllowed(system: RuleSystem, state: CombatState, command: Command): boolean {
  try {
    applyKept(system, state, command, diceFrom(seededSource(1)));
    return true;
  } catch (error) {
    if (error instanceof RodadaError) return false;
    throw error;
  }
}
