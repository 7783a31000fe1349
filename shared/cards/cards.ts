import type { CombatState, Side } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';

/** A creature of an encounter as its card shows it. */
export interface CardCreature {
  readonly name: string;
  /** How many of it there are. */
  readonly quantity: number;
  readonly side: Side;
  /** Maximum points. */
  readonly hp: number;
  readonly sheet: JsonObject;
  readonly notes: string;
  /** The picture itself, in its address; left out for none. */
  readonly portrait?: string | undefined;
}

/** What cards are printed of: the fight as it will begin, and the creatures in it. */
export interface CardSource {
  readonly title: string;
  readonly campaign: string;
  readonly system: RuleSystem;
  /** Before its first command; the reserves are those of later waves. */
  readonly state: CombatState;
  /** Ids of those caught unaware. */
  readonly surprised: readonly string[];
  readonly creatures: readonly CardCreature[];
  /** By combatant, the same. */
  readonly portraits?: Readonly<Record<string, string>>;
}
