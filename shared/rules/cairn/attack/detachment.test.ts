import { describe, expect, it } from 'vitest';
import { detachmentStance } from './detachment.ts';

describe('C11 detachments', () => {
  it.each([
    { attackerIsDetachment: false, targetIsDetachment: true, blast: false, stance: 'impaired' },
    { attackerIsDetachment: false, targetIsDetachment: true, blast: true, stance: 'normal' },
    { attackerIsDetachment: true, targetIsDetachment: false, blast: false, stance: 'enhanced' },
    { attackerIsDetachment: true, targetIsDetachment: false, blast: true, stance: 'enhanced' },
    { attackerIsDetachment: true, targetIsDetachment: true, blast: false, stance: 'normal' },
    { attackerIsDetachment: false, targetIsDetachment: false, blast: true, stance: 'normal' },
  ])(
    'C11 attacker $attackerIsDetachment, target $targetIsDetachment, blast $blast: $stance',
    ({ stance, ...facing }) => {
      expect(detachmentStance(facing)).toBe(stance);
    },
  );
});
