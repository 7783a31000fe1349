import type { Command } from '#shared/combat/command.ts';
import type { CombatEvent } from '#shared/combat/events.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Roll } from '#shared/dice/dice.ts';

/** A fight as lists show it. */
export interface Combat {
  readonly id: string;
  readonly campaignId: string;
  readonly sessionId: string | null;
  readonly encounterId: string | null;
  readonly name: string;
  /** What its players have it called; empty for a neutral word. */
  readonly playersTitle: string;
  readonly system: string;
  readonly status: CombatState['status'];
  readonly round: number;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A stored command: append-only, undo and redo included. */
export interface CombatRow {
  /** From 1, without gaps. */
  readonly seq: number;
  /** ISO date-time. */
  readonly at: string;
  readonly command: Command;
  readonly rolls: readonly Roll[];
  /** Empty for undo and redo. */
  readonly events: readonly CombatEvent[];
}
