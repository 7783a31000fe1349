import { offeredBy } from '#shared/rules/kit/offers.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { type ListedCommand, listedCommands } from '#renderer/commands/command-list.ts';
import { viewOf } from '#renderer/systems/index.ts';
import { actCommand } from '#renderer/fight/acts.ts';

/** A command of the app, on whatever screen, with the keys it comes with. */
export interface AppCommand {
  readonly id: string;
  /** More than one for what systems name differently. */
  readonly labels: readonly Message[];
  readonly group: Message;
  readonly keys: readonly string[];
  /** Where it can be had, from the outside in: `app`, `fight/<system>`, `fight/<system>/<panel>`. */
  readonly places: readonly string[];
  /** Ids of the only systems that have it; empty for what all have. */
  readonly systems: readonly string[];
}

interface Placed {
  readonly command: ListedCommand;
  readonly place: string;
}

const ofAll = listedCommands().map(({ id, label, group, keys, places }): AppCommand => ({
  id,
  labels: [label],
  group,
  keys,
  places,
  systems: [],
}));

/** The acts of a system's fights, and what its boards and panels offer besides. */
function commandsOf(system: RuleSystem): readonly Placed[] {
  const { acts, commands } = viewOf(system.id).tracker;
  const place = `fight/${system.id}`;
  return [
    ...offeredBy(system, acts).map((act) => ({ command: actCommand(act), place })),
    ...commands.map((command) => ({
      command,
      place: command.panel === null ? place : `${place}/${command.panel}`,
    })),
  ];
}

function commandsOfAllSystems(): readonly AppCommand[] {
  const found = new Map<string, AppCommand>();
  for (const one of SYSTEMS) {
    const { id: system } = one;
    for (const { command, place } of commandsOf(one)) {
      const { id, label, group, keys } = command;
      const known = found.get(id);
      const labels = known?.labels ?? [];
      found.set(id, {
        id,
        labels: labels.some((one) => JSON.stringify(one) === JSON.stringify(label))
          ? labels
          : [...labels, label],
        group,
        keys: known?.keys ?? keys,
        places: [...(known?.places ?? []), place],
        systems: [...(known?.systems ?? []), system],
      });
    }
  }
  return [...found.values()].map((one) =>
    one.systems.length === SYSTEMS.length ? { ...one, systems: [] } : one,
  );
}

/** Every command of the app, with those of every system. */
export const ALL_COMMANDS: readonly AppCommand[] = [...ofAll, ...commandsOfAllSystems()];
