import type { Stance } from './stance.ts';

/** What decides how a detachment changes an attack. */
export interface Facing {
  readonly attackerIsDetachment: boolean;
  readonly targetIsDetachment: boolean;
  /** Whether the weapon itself is blast. */
  readonly blast: boolean;
}

/** What detachments make of an attack: one person on many is impaired unless blast, many on one are enhanced (C11). */
export function detachmentStance({ attackerIsDetachment, targetIsDetachment, blast }: Facing): Stance {
  if (attackerIsDetachment === targetIsDetachment) return 'normal';
  if (attackerIsDetachment) return 'enhanced';
  return blast ? 'normal' : 'impaired';
}
