import { z } from 'zod';
import { patchState, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { CombatState } from '#shared/combat/state.ts';

const feint = z.strictObject({
  by: z.string(),
  target: z.string(),
  /** Whether the feinter's next turn, at whose end it is over, has begun (N8). */
  begun: z.boolean(),
});

const fightSchema = z.strictObject({
  /** How long the scene lasts, counted from a round; null while the narrator hasn't said (N4). */
  scene: z
    .strictObject({ from: z.int(), rounds: z.int().min(1), over: z.boolean() })
    .nullable()
    .default(null),
  /** Who may answer a missed attack with a blow, and against whom (N5). */
  counter: z.strictObject({ by: z.string(), against: z.string() }).nullable().default(null),
  /** Feints that came off and still count (N8). */
  feints: z.array(feint).readonly().default([]),
});

/** What the system keeps of the whole fight. */
export type RitualsFight = z.infer<typeof fightSchema>;

const fightSlot = slotOf(fightSchema);

/** The system's running state of the fight. */
export function fightOf(state: CombatState): RitualsFight {
  return fightSlot.read(state.own, 'own');
}

/** Changes the system's running state of the fight. */
export function patchFight(play: Play, patch: Partial<RitualsFight>): void {
  patchState(play, { own: fightSlot.write({ ...fightOf(play.state), ...patch }) });
}
