import { SYSTEMS } from '../../../../shared/rules/registry.ts';
import type { Message } from '../../../../shared/text/message.ts';
import { listedCommands } from '../../../state/command-list.ts';
import { actCommand } from '../../tracker/acts.ts';
import { partsOf } from '../../../systems/index.ts';

/** A command of the app, on whatever screen, with the keys it comes with. */
export interface AppCommand {
  readonly id: string;
  /** More than one for an act that systems name differently. */
  readonly labels: readonly Message[];
  readonly group: Message;
  readonly keys: readonly string[];
  /** Where it can be had, from the outside in: `app`, `fight/cairn`. */
  readonly places: readonly string[];
  /** Ids of the only systems that have it; empty for what all have. */
  readonly systems: readonly string[];
}

const ofAll = listedCommands().map(({ id, label, group, keys, places }): AppCommand => ({
  id,
  labels: [label],
  group,
  keys,
  places,
  systems: [],
}));

function actsOfAllSystems(): readonly AppCommand[] {
  const found = new Map<string, AppCommand>();
  for (const { id: system } of SYSTEMS) {
    for (const act of partsOf(system).acts) {
      const { id, label, group, keys } = actCommand(act);
      const known = found.get(id);
      const labels = known?.labels ?? [];
      found.set(id, {
        id,
        labels: labels.some((one) => JSON.stringify(one) === JSON.stringify(label))
          ? labels
          : [...labels, label],
        group,
        keys: known?.keys ?? keys,
        places: [...(known?.places ?? []), `fight/${system}`],
        systems: [...(known?.systems ?? []), system],
      });
    }
  }
  return [...found.values()].map((one) =>
    one.systems.length === SYSTEMS.length ? { ...one, systems: [] } : one,
  );
}

/** Every command of the app, with the acts of every system. */
export const ALL_COMMANDS: readonly AppCommand[] = [...ofAll, ...actsOfAllSystems()];
