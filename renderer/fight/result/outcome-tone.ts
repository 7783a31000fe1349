import type { Tone } from '#renderer/ui/tone.ts';
import type { ActResult } from './result.ts';

const TONES = {
  critical: 'critical',
  success: 'party',
  failure: 'foe',
  neutral: 'neutral',
} as const satisfies Record<ActResult['tone'], Tone>;

/** The colour of an outcome on its card. */
export function outcomeTone({ tone }: Pick<ActResult, 'tone'>): Tone {
  return TONES[tone];
}
