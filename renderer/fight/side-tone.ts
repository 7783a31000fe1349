import type { Side } from '#shared/combat/state.ts';
import type { Tone } from '#renderer/ui/tone.ts';

const TONES = { pc: 'party', ally: 'ally', foe: 'foe' } as const satisfies Record<Side, Tone>;

/** The colour a side has everywhere. */
export function sideTone(side: Side): Tone {
  return TONES[side];
}
