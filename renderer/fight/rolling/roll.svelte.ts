import type { FightStep } from '#shared/api/combats.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import { wantedDie, type WantedDie } from '#shared/engine/wanted-dice.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { type Message, message } from '#shared/text/message.ts';
import { fightSystem, openedFight, refuseHere, send } from '#renderer/fight/fight.svelte.ts';
import { picks, rememberTarget } from '#renderer/fight/picks.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import {
  fieldOf,
  firstOpen,
  fittingSources,
  isDone,
  isGiven,
  naturalsOf,
  typeKey,
  typeText,
  type KeyTaken,
} from './dice-line.ts';
import { rememberTyped, typedBefore } from './typed-before.ts';

/** What a panel has to send (and who meant whom, remembered once it is done), or what is missing for it. */
export type Asked<C extends AnyCommand = AnyCommand> =
  | { readonly send: C; readonly meant?: { readonly attacker: string; readonly target: string } }
  | { readonly missing: Message };

/** What is done with the dice typed outside of a fight, where nothing is sent. */
interface DoneHere {
  readonly here: (typed: TypedNaturals) => void | Promise<void>;
}

const NONE: ReadonlySet<number> = new Set();

/** What one roll differs by from another. */
export interface RollOf {
  /** The act, under whose name a refusal is shown. */
  readonly act: string;
  /** The dice asked for, in the order they fall; left out by an act without dice. */
  readonly slots?: readonly DiceSlot[];
  /** Further dice that fall because of those typed so far. */
  readonly more?: (typed: TypedNaturals) => readonly DiceSlot[];
  /** The fields whose dice don't fall any more by what is typed: typing passes over them. */
  readonly unneeded?: (typed: TypedNaturals) => ReadonlySet<number>;
  readonly command: () => Asked | DoneHere;
  /** What the dice typed have decided, where one of damage is still open. */
  readonly hit?: Message;
  /** The command is on disk; whether dice fell with it. */
  readonly done?: (step: FightStep, rolled: boolean) => void | Promise<void>;
}

/** The dice of an act as they are typed, and the act itself. */
export interface Roll {
  /** The dice asked for now, in the order they fall. */
  readonly slots: readonly DiceSlot[];
  /** What stands in the fields, one a slot. */
  readonly sources: readonly string[];
  /** The field that is typed in next, and how often the focus was sent to one. */
  readonly at: { readonly index: number; readonly sent: number };
  /** What is wrong with the last key, and in which field; null: nothing. */
  readonly fault: { readonly index: number; readonly said: Message } | null;
  /** What the line waits for, once the act was tried without it; null: nothing. */
  readonly waits: Message | null;
  /** The naturals typed, by purpose. */
  readonly typed: TypedNaturals;
  /** The fields whose dice don't fall any more. */
  readonly unneeded: ReadonlySet<number>;
  /** Types a key into the field of a slot, or into the one that is next. */
  readonly press: (key: string, index?: number) => void;
  /** Puts what somebody writes or pastes into the field of a slot, and into those after it. */
  readonly write: (index: number, text: string) => void;
  /** The field that the narrator went to. */
  readonly enter: (index: number) => void;
  /** Gives the focus to the field that is typed in next. */
  readonly sendFocus: () => void;
  /**
   * Does the act with the dice typed; says what is missing or wrong instead, if anything is. With the dice on the table the
   * app rolls only what is left to it, and the line asks for whatever else the act needs.
   */
  readonly run: () => Promise<void>;
}

/**
 * One roll: the dice asked for, what is typed of them, and what is sent with it. Fields are emptied once the act is
 * done, hold what was typed again after it was taken back, and stay as they are when it is refused; while it is under way, it isn't done again. `of` is asked anew each
 * time, so it may read state.
 */
export function useRoll(of: () => RollOf): Roll {
  /** What stands in the fields since somebody typed there; null before: then what was typed for the same act, taken back. */
  let written = $state.raw<readonly string[] | null>(null);
  let at = $state.raw({ index: 0, sent: 0 });
  let fault = $state.raw<Roll['fault']>(null);
  let waits = $state.raw<Message | null>(null);
  /** Dice that no panel foresaw, found as the act was tried. */
  let further = $state.raw<readonly DiceSlot[]>([]);
  let underWay = false;
  const put = $derived(written ?? typedBefore(openedFight()?.combat.id ?? null, of().act));
  const slots = $derived.by(() => {
    const { slots: certain = [], more } = of();
    const foreseen =
      more === undefined ? certain : [...certain, ...more(naturalsOf(certain, fittingSources(certain, put)))];
    return [...foreseen, ...further];
  });
  const sources = $derived(fittingSources(slots, put));
  const typed = $derived(naturalsOf(slots, sources));
  const unneeded = $derived(of().unneeded?.(typed) ?? NONE);

  function take({ line, refused }: KeyTaken, index: number) {
    picks.enterRolls = true;
    written = line.sources;
    fault = refused === null ? null : { index: line.at, said: refused };
    waits = null;
    // What was typed may have made a field that comes next.
    const here = slots[line.at];
    const isLast = here !== undefined && isDone(here, line.sources[line.at] ?? '');
    let next = isLast ? Math.min(line.at + 1, slots.length - 1) : line.at;
    while (next > index && next < slots.length - 1 && unneeded.has(next)) next += 1;
    at = { index: next, sent: next === index ? at.sent : at.sent + 1 };
  }

  function clear() {
    written = null;
    at = { index: 0, sent: at.sent };
    further = [];
    [fault, waits] = [null, null];
  }

  function waitAt(index: number, said: Message) {
    at = { index, sent: at.sent + 1 };
    waits = said;
  }

  /** Whether a die is open that the act needs: the line asks for it then. */
  function asksForMore(command: AnyCommand | null): boolean {
    if (app.settings.diceMode !== 'table') return false;
    const fight = openedFight();
    if (command === null || fight === null) {
      const open = firstOpen(slots, sources);
      if (open !== null) waitAt(open, missing(slots[open]));
      return open !== null;
    }
    const wanted = wantedDie(fightSystem(fight), fight.state, command, ({ purpose, place }) =>
      isGiven(slots, sources, purpose, place) ? (typed[purpose]?.[place] ?? 'chance') : null,
    );
    if (wanted !== null) askFor(wanted);
    return wanted !== null;
  }

  function askFor({ purpose, place, sides }: WantedDie) {
    const { hit } = of();
    const known = fieldOf(slots, purpose, place);
    if (known === null) {
      const label = slots.find((slot) => slot.purpose === purpose)?.label ?? message('tracker.typed.further');
      further = [...further, { purpose, label, sides, count: 1 }];
    }
    const index = known ?? slots.length - 1;
    const decided = hit !== undefined && index > 0 && /^damage/.test(purpose);
    waitAt(index, decided ? hit : missing(slots[index]));
  }

  async function doAct() {
    const { act, command, done } = of();
    const asked = command();
    if ('missing' in asked) return refuseHere(act, asked.missing);
    if (asksForMore('here' in asked ? null : asked.send)) return;
    if ('here' in asked) {
      await asked.here(typed);
      return clear();
    }
    const [rolled, before] = [slots.length > 0, sources];
    const step = await send(act, asked.send, typed);
    if (step === null) return;
    if (rolled) rememberTyped(step.combat.id, step.row.seq, { act, sources: before });
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
    get at() {
      return at;
    },
    get fault() {
      return fault;
    },
    get waits() {
      return waits;
    },
    get typed() {
      return typed;
    },
    get unneeded() {
      return unneeded;
    },
    press(key, index = at.index) {
      // What is only offered again is typed over, not on.
      const over = written === null && key !== ' ';
      const begun = sources.map((source, one) => (over && one === index ? '' : source));
      take(typeKey(slots, { sources: begun, at: index }, key), index);
    },
    write(index, text) {
      take(typeText(slots, { sources, at: index }, text), index);
    },
    enter(index) {
      if (index !== at.index) at = { index, sent: at.sent };
    },
    sendFocus() {
      at = { index: at.index, sent: at.sent + 1 };
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

function missing(slot: DiceSlot | undefined): Message {
  return message('tracker.typed.missing', { label: slot?.label ?? message('tracker.typed.further') });
}
