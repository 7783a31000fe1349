import { useCommands } from '#renderer/commands/commands.svelte.ts';
import { focusDice } from '#renderer/fight/rolling/dice-focus.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';
import { message } from '#shared/text/message.ts';

/** Takes the next weapon in the panel of an attack, whatever that is called in its system. */
export function weaponCommand(panel: string): PartCommand {
  const [label, group] = [message('tracker.act.nextWeapon'), message('tracker.group')];
  return { id: 'tracker.next-weapon', label, group, keys: ['W'], panel };
}

/** What there is to choose from in a panel, what is chosen, and how another one is. */
export interface Choosing<Id> {
  readonly ids: readonly Id[];
  readonly chosen: Id | null;
  readonly choose: (id: Id) => void;
}

/** Gives a panel a key that chooses the next of several; call it in the component's script. Of one alone there is nothing to choose. */
export function useNextKey<Id>(command: PartCommand, of: () => Choosing<Id>): void {
  // The commands are read once more as a panel is removed, when what it is about may be gone.
  let choosing = $state.raw<Choosing<Id> | null>(null);
  $effect.pre(() => {
    choosing = of();
  });
  useCommands(() => {
    if (choosing === null || choosing.ids.length < 2) return [];
    const { ids, chosen, choose } = choosing;
    const next = ids[(ids.findIndex((id) => id === chosen) + 1) % ids.length];
    if (next === undefined) return [];
    const run = () => {
      choose(next);
      return focusDice();
    };
    return [{ ...command, ofPanel: true, when: () => true, run }];
  });
}
