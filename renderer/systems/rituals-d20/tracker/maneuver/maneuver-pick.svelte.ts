import type { ManeuverKind } from './maneuvers.ts';

/** The manoeuvre last asked for, by the panel or by a card that opens it. Nothing of it is stored. */
export const maneuverPick: { kind: ManeuverKind } = $state({ kind: 'grapple' });
