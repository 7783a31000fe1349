import { untrack } from 'svelte';
import { useCommands } from '#renderer/commands/commands.svelte.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';
import { picks } from '#renderer/fight/picks.svelte.ts';
import { focusDice } from '#renderer/fight/rolling/dice-focus.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';
import { message } from '#shared/text/message.ts';
import { equalsInARow, pickedInARow, sideInARow } from './together.ts';

/** Has equals attack together with whoever attacks, or it alone again. */
export const TOGETHER: PartCommand = {
  id: 'tracker.together',
  label: message('tracker.together'),
  group: message('tracker.group'),
  keys: ['Y'],
  panel: 'attack',
};

/** Those who attack together, as the panel of the attack was opened or its key has it. */
export interface TogetherChoice {
  /** Ids of those who attack together; empty while one attacks alone. */
  readonly ids: readonly string[];
  /** How many the key would have attack together; 0 for nobody. */
  readonly offered: number;
  /** Takes the offer, or lets go of it. */
  readonly toggle: () => void;
}

/**
 * Who attacks together in the panel that asks for it: those picked as it opens, or the equals its key takes. `picked` gives
 * those of the picked rows who may, `equals` whom the key takes, `able` who may at all now; asked anew each time, so they may read state.
 */
export function useTogether(of: {
  readonly able: () => readonly string[];
  readonly picked: (rows: readonly string[]) => readonly string[];
  readonly equals: () => readonly string[];
}): TogetherChoice {
  const begun = untrack(() => of.picked(picks.rows));
  const isBegun = begun.length > 1;
  // Those picked attack; whoever is picked from now on is whom they attack.
  if (isBegun) picks.rows = [];
  let chosen = $state.raw<readonly string[]>(isBegun ? begun : []);
  const ids = $derived.by(() => {
    const able = of.able();
    const still = chosen.filter((id) => able.includes(id));
    return still.length > 1 ? still : [];
  });
  const equals = $derived(of.equals());

  function toggle() {
    chosen = ids.length > 0 ? [] : equals;
    picks.enterRolls = true;
    void focusDice();
  }

  useCommands(() => [
    { ...TOGETHER, ofPanel: true, when: () => ids.length > 0 || equals.length > 1, run: toggle },
  ]);

  return {
    get ids() {
      return ids;
    },
    get offered() {
      return equals.length > 1 ? equals.length : 0;
    },
    toggle,
  };
}

/** The same where turns are individual: whoever is in turn and those who come right after it. */
export function useTogetherInTurn(): TogetherChoice {
  const able = () => {
    const view = fightView();
    return view === null ? [] : sideInARow(view.state, view.system);
  };
  const equals = () => {
    const view = fightView();
    return view === null ? [] : equalsInARow(view.state, able());
  };
  return useTogether({ able, picked: (rows) => pickedInARow(able(), rows), equals });
}
