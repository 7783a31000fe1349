import { z } from 'zod';
import { patchState, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { intentFields } from './turn/intent.ts';

const ids = z.array(z.string()).default([]);

const intent = z.strictObject({
  ...intentFields,
  /** The target was out of action already when this was declared: it is meant for one who can't defend itself. */
  helpless: z.boolean(),
});

/** What somebody means to do in this turn, declared and not yet rolled (S8). */
export type Intent = z.infer<typeof intent>;

const move = z.strictObject({ combatant: z.string(), group: z.string().nullable() });

/** Somebody on the way to another group, or out of all of them (S6). */
export type Move = z.infer<typeof move>;

const fightSchema = z.strictObject({
  intents: z.array(intent).default([]),
  /** They arrive when the next turn begins (S6). */
  moves: z.array(move).default([]),
  /** Who has acted in this turn. */
  acted: ids,
  /** Who may still engage a group without it costing a turn: those who start in none, or join (S5). */
  arriving: ids,
});

/** What the system keeps of the whole fight. */
export type ScopFight = z.infer<typeof fightSchema>;

const fightSlot = slotOf(fightSchema);

/** The system's running state of the fight. */
export function fightOf(state: CombatState): ScopFight {
  return fightSlot.read(state.own, 'own');
}

/** A fight with parts of the system's running state replaced. */
export function withFight(state: CombatState, patch: Partial<ScopFight>): CombatState {
  return { ...state, own: fightSlot.write({ ...fightOf(state), ...patch }) };
}

/** Changes the system's running state of the fight. */
export function patchFight(play: Play, patch: Partial<ScopFight>): void {
  patchState(play, { own: withFight(play.state, patch).own });
}
