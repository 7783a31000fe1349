import type { Dice } from '#shared/dice/dice.ts';
import { RodadaError } from '#shared/errors.ts';
import { changesOf } from '#shared/rules/kit/sheet-changes.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { message } from '#shared/text/message.ts';
import type { Command, CommandSpec } from '#shared/combat/command.ts';
import { coreCommands, type CommandFor } from '#shared/combat/commands/index.ts';
import { together } from '#shared/combat/commands/together.ts';
import { noteSpending } from '#shared/combat/commands/note-spending.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import type { Play } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { noteActOfTheDown } from './act-of-the-down.ts';

/** A command carried out: the new state and what happened. */
export interface Applied {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
}

const commandsOf = new WeakMap<RuleSystem, ReadonlyMap<string, CommandSpec>>();

/**
 * The rules core: carries out one command. Pure but for the dice it is given; the old state stays as it was.
 * Throws `BAD_REQUEST`/`BAD_DICE` for a command that isn't well formed, `NOT_ALLOWED` for one against the rules
 * or the state, and what the dice throw; paths are relative to the command.
 */
export function apply<C extends Command>(
  system: RuleSystem<C>,
  state: CombatState,
  command: CommandFor<NoInfer<C>>,
  dice: Dice,
): Applied {
  return applyKept(system, state, command, dice);
}

/** Carries out a command of which only the type is known, as rows keep it; throws as `apply` does. */
export function applyKept(system: RuleSystem, state: CombatState, command: Command, dice: Dice): Applied {
  const spec = commandTable(system).get(command.type);
  if (spec === undefined) {
    throw new RodadaError('BAD_REQUEST', message('error.unknownCommand', { command: command.type }), {
      path: 'type',
    });
  }
  const play: Play = {
    state,
    dice,
    events: [],
    system,
    changesOf: (before, after) => changesOf(system, { before, after }),
  };
  spec.bind(command)(play);
  noteSpending(play);
  noteActOfTheDown(play, state);
  return { state: play.state, events: play.events };
}

function commandTable(system: RuleSystem): ReadonlyMap<string, CommandSpec> {
  const known = commandsOf.get(system);
  if (known) return known;
  const specs = [...coreCommands, ...system.turns.commands, ...system.commands];
  const table = new Map(specs.map((spec) => [spec.type, spec]));
  const several = together(table);
  table.set(several.type, several);
  commandsOf.set(system, table);
  return table;
}
