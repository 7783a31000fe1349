import { z } from 'zod';
import { patchState, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { STANCES } from './attack/stance.ts';

/** Whose step of the round it is: the PCs with their allies, or the opponents (C2). */
export type Step = 'pcs' | 'foes';

/** Why enemies must save for morale (C12). */
export const MORALE_REASONS = ['first-casualty', 'half-lost', 'lone'] as const;

/** One of the reasons for a morale save. */
export type MoraleReason = (typeof MORALE_REASONS)[number];

const ids = z.array(z.string()).default([]);

const declaration = z.strictObject({
  attacker: z.string(),
  targets: z.array(z.string()),
  /** Null: unarmed. */
  weapon: z.string().nullable(),
  stance: z.enum(STANCES),
});

/** An attack announced but not yet rolled (C2). */
export type Declaration = z.infer<typeof declaration>;

const fightSchema = z.strictObject({
  step: z.enum(['pcs', 'foes']).nullable().default(null),
  /** Who could act when the step began: felled in it, they still complete it (C2). */
  able: ids,
  /** Who has had its action in this step (C4). */
  acted: ids,
  /** PCs who may act in round 1: saved, or waived (C3). */
  cleared: ids,
  /** PCs who failed the save to act in round 1 (C3). */
  late: ids,
  declared: z.array(declaration).default([]),
  /** Who has been attacked in this step: whoever attacks the same target must do so together (C5). */
  struck: ids,
  /** Morale saves that wait for the narrator (C12). */
  prompts: z.array(z.strictObject({ reason: z.enum(MORALE_REASONS), round: z.int() })).default([]),
  /** Morale saves already asked in this fight: each at most once (C12). */
  asked: z.array(z.enum(MORALE_REASONS)).default([]),
});

/** What the system keeps of the whole fight. */
export type CairnFight = z.infer<typeof fightSchema>;

const fightSlot = slotOf(fightSchema);

/** The system's running state of the fight. */
export function fightOf(state: CombatState): CairnFight {
  return fightSlot.read(state.own, 'own');
}

/** Changes the system's running state of the fight. */
export function patchFight(play: Play, patch: Partial<CairnFight>): void {
  patchState(play, { own: fightSlot.write({ ...fightOf(play.state), ...patch }) });
}
