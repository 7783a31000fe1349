import { gripsOf } from '#shared/rules/kit/grips.ts';

/** Grips (H20); one defeated is held no longer. */
export const { grapplerOf, heldInGrip, beginGrapple, endGrapple, mendGrapples } = gripsOf({
  freesDefeated: true,
});
