import type { FightStep } from '#shared/api/combats.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import { refuseHere, send } from '#renderer/fight/fight.svelte.ts';
import { rememberTarget } from '#renderer/fight/picks.svelte.ts';
import { readAllTyped } from './typed-dice.ts';

/** What a panel has to send (and who meant whom, remembered once it is done), or what is missing for it. */
export type Asked<C extends AnyCommand = AnyCommand> =
  | { readonly send: C; readonly meant?: { readonly attacker: string; readonly target: string } }
  | { readonly missing: Message };

/** What is done with the dice typed outside of a fight, where nothing is sent. */
interface DoneHere {
  readonly here: (typed: TypedNaturals) => void | Promise<void>;
}

/** What one roll differs by from another. */
export interface RollOf {
  /** The act, under whose name a refusal is shown. */
  readonly act: string;
  /** The dice asked for, in the order they fall; left out by an act without dice. */
  readonly slots?: readonly DiceSlot[];
  /** Further dice that fall because of those typed so far. */
  readonly more?: (typed: TypedNaturals) => readonly DiceSlot[];
  readonly command: () => Asked | DoneHere;
  /** The command is on disk; whether dice fell with it. */
  readonly done?: (step: FightStep, rolled: boolean) => void | Promise<void>;
}

/** The dice of an act as they are typed, and the act itself. */
export interface Roll {
  /** The dice asked for now, in the order they fall. */
  readonly slots: readonly DiceSlot[];
  /** What stands in the fields, one a slot. */
  readonly sources: readonly string[];
  /** What is wrong with each slot, once the act was tried; null: nothing. */
  readonly faults: readonly (Message | null)[];
  /** The naturals typed, by purpose. */
  readonly typed: TypedNaturals;
  /** Puts what somebody writes into the field of a slot. */
  readonly type: (index: number, source: string) => void;
  /** Does the act with the dice typed, the app rolling the rest; says what is missing or wrong instead, if anything is. */
  readonly run: () => Promise<void>;
}

/**
 * One roll: the dice asked for, what is typed of them, and what is sent with it. Fields are emptied once the act is
 * done and stay as they are when it is refused; while it is under way, it isn't done again. `of` is asked anew each
 * time, so it may read state.
 */
export function useRoll(of: () => RollOf): Roll {
  let sources = $state<string[]>([]);
  let tried = $state(false);
  let underWay = false;
  const slots = $derived.by(() => {
    const { slots: certain = [], more } = of();
    return more === undefined ? certain : [...certain, ...more(readAllTyped(sources, certain).typed)];
  });
  const sheet = $derived(readAllTyped(sources, slots));

  function clear() {
    sources = [];
    tried = false;
  }

  async function doAct() {
    const { act, command, done } = of();
    const asked = command();
    if ('missing' in asked) return refuseHere(act, asked.missing);
    tried = true;
    const fault = sheet.faults.find((one) => one !== null);
    if (fault) return refuseHere(act, fault);
    if ('here' in asked) {
      await asked.here(sheet.typed);
      return clear();
    }
    const rolled = slots.length > 0;
    const step = await send(act, asked.send, sheet.typed);
    if (step === null) return;
    if (asked.meant) rememberTarget(asked.meant.attacker, asked.meant.target);
    clear();
    await done?.(step, rolled);
  }

  return {
    get slots() {
      return slots;
    },
    get sources() {
      return sources;
    },
    get faults() {
      return tried ? sheet.faults : [];
    },
    get typed() {
      return sheet.typed;
    },
    type(index, source) {
      sources[index] = source;
    },
    async run() {
      if (underWay) return;
      underWay = true;
      try {
        await doAct();
      } finally {
        underWay = false;
      }
    },
  };
}
