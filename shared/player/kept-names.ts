import { z } from 'zod';
import { labelFields } from '#shared/combat/label-fields.ts';
import type { Name } from '#shared/combat/name.ts';
import type { Side } from '#shared/combat/state.ts';

/** Somebody of a fight as the narrator knows him. */
export interface Person extends Name {
  readonly id: string;
  readonly side: Side;
}

/** One whom the players have been shown: as the narrator knew him then, and by which name they know him. */
export interface ShownName extends Name {
  readonly id: string;
  readonly shown: Name;
}

/**
 * What a fight's players know everybody by. It is kept with the fight and only grows, whatever is taken back, begun anew
 * or hidden again: at the table a name is somebody's, and none may change or come to another.
 */
export interface ShownNames {
  /** In the order they were first shown. */
  readonly shown: readonly ShownName[];
  /** The narrator's names of those who were in the fight, or waiting to come into it, and not in sight. */
  readonly secret: readonly Name[];
}

/** Nobody has been shown yet. */
export const NOBODY_SHOWN: ShownNames = { shown: [], secret: [] };

const nameFields = { name: z.string(), label: labelFields.nullable() };

/** The same as it stands in a file or a database. */
export const shownNames = z.object({
  shown: z.array(z.object({ id: z.string(), ...nameFields, shown: z.object(nameFields) })),
  secret: z.array(z.object(nameFields)),
});
