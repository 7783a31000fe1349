import { listedCommands, type ListedCommand } from '#renderer/commands/command-list.ts';
import { actCommand, INDIVIDUAL_ACTS } from '#renderer/fight/acts.ts';

/** The commands whose keys help texts may name: those of every screen, and the acts that fights share. */
export const NAMED_COMMANDS: ReadonlyMap<string, ListedCommand> = new Map(
  [...listedCommands(), ...INDIVIDUAL_ACTS.map(actCommand)].map((command) => [command.id, command]),
);
