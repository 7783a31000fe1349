import type { FieldsOf, OfType } from '#shared/combat/command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { powerCounts } from '#shared/rules/heroes-d20/attack/choices.ts';
import { OPPOSED_SLOTS, sunderSlots, CHECK_SLOTS } from '#shared/rules/heroes-d20/checks/dice-slots.ts';
import { fightOf, type SceneObject } from '#shared/rules/heroes-d20/fight.ts';
import { grapplerOf, heldInGrip } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { MANEUVER_KINDS } from '#shared/rules/heroes-d20/maneuver/maneuver.ts';
import { sheetSlot, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import type { DiceSlot } from '#shared/rules/system.ts';

/** What one may try against another: the manoeuvres, the feint, and what belongs to a grip (H20–H25). */
export const TRIED_KINDS = [...MANEUVER_KINDS, 'feint', 'break-free', 'release'] as const;

/** One of what may be tried. */
export type TriedKind = (typeof TRIED_KINDS)[number];

/** A manoeuvre about to be tried. */
export interface AskedManeuver {
  readonly kind: TriedKind;
  readonly starter: Combatant;
  readonly other: Combatant;
  readonly bonus: number;
  readonly targetBonus: number;
  /** What is to fall, in words; empty for whatever it holds (disarm). */
  readonly item: string;
  /** The object to break; null for the first the other carries (sunder). */
  readonly object: string | null;
  /** What strikes it; null for the first that can (sunder). */
  readonly weapon: string | null;
  /** Whether an active power counts where it may (sunder). */
  readonly power: boolean;
}

/** What a combatant may try now; a grip adds what can be done in it, first. */
export function kindsFor(state: CombatState, combatant: Combatant): readonly TriedKind[] {
  const inGrip: TriedKind[] = [];
  if (hasCondition(combatant, 'grappled')) inGrip.push('break-free');
  if (heldInGrip(state, combatant) !== null) inGrip.push('release');
  return [...inGrip, ...MANEUVER_KINDS, 'feint'];
}

/** Who is at the other end of a grip, when the act is about one: nobody else can be chosen (H20). */
export function otherEnd(state: CombatState, starter: Combatant, kind: TriedKind): Combatant | null {
  if (kind === 'release') return heldInGrip(state, starter);
  return kind === 'break-free' ? grapplerOf(state, starter) : null;
}

/** What an asked manoeuvre is sent as. */
export type ManeuverCommand = OfType<HeroesCommand, 'maneuver' | 'feint' | 'break-free' | 'release'>;

/** The objects of the scene that somebody carries and that aren't broken yet (H24). */
export function carriedBy(state: CombatState, { id }: Combatant): readonly SceneObject[] {
  return fightOf(state).objects.filter(({ heldBy, hitPoints }) => heldBy === id && hitPoints > 0);
}

/** The object to break: the one chosen while it is there, else the first (H24). */
export function objectOf(state: CombatState, { other, object }: AskedManeuver): SceneObject | null {
  const carried = carriedBy(state, other);
  return carried.find(({ id }) => id === object) ?? carried[0] ?? null;
}

/** The weapons that can break an item: none that shoots (H24). */
export function breakingWeapons({ sheet }: Combatant): readonly Weapon[] {
  return sheetSlot.read(sheet).weapons.filter(({ kind }) => kind !== 'ranged');
}

/** What strikes the item: the one chosen, else the first that can (H24). */
export function blowOf({ starter, weapon }: AskedManeuver): Weapon | null {
  const weapons = breakingWeapons(starter);
  return weapons.find(({ id }) => id === weapon) ?? weapons[0] ?? null;
}

/** The names of what the other may be made to drop: what it carries in the scene, then its weapons (H22). */
export function dropNames(state: CombatState, other: Combatant): readonly string[] {
  return [...carriedBy(state, other), ...sheetSlot.read(other.sheet).weapons].map(({ name }) => name);
}

/** The dice an act may ask for, in the order they are rolled. */
export function maneuverSlots(asked: AskedManeuver): readonly DiceSlot[] {
  switch (asked.kind) {
    case 'feint':
      return CHECK_SLOTS;
    case 'release':
      return [];
    case 'sunder': {
      const weapon = blowOf(asked);
      return weapon === null ? OPPOSED_SLOTS : sunderSlots(weapon);
    }
    default:
      return OPPOSED_SLOTS;
  }
}

/** The command of an act (H20–H25). */
export function maneuverCommand(state: CombatState, asked: AskedManeuver): ManeuverCommand {
  const { kind, starter, other, bonus, targetBonus, item } = asked;
  const bonuses = { bonus, targetBonus } satisfies Partial<
    FieldsOf<HeroesCommand, 'maneuver' | 'break-free'>
  >;
  const whom = { attacker: starter.id, target: other.id, ...bonuses };
  switch (kind) {
    case 'feint':
      return { type: 'feint', combatant: starter.id, target: other.id, bonus };
    case 'release':
      return { type: 'release', combatant: starter.id };
    case 'break-free':
      return { type: 'break-free', combatant: starter.id, ...bonuses };
    case 'disarm':
      return {
        type: 'maneuver',
        kind,
        ...whom,
        item: item === '' ? undefined : itemId(state, other, item),
      };
    case 'sunder': {
      const object = objectOf(state, asked);
      const weapon = blowOf(asked);
      return {
        type: 'maneuver',
        kind,
        ...whom,
        power: asked.power && weapon !== null && powerCounts(starter, weapon),
        item: object?.id,
        weapon: weapon?.id,
      };
    }
    default:
      return { type: 'maneuver', kind, ...whom };
  }
}

/** The id of a thing of the other's by its name, else the words themselves (H22). */
function itemId(state: CombatState, other: Combatant, words: string): string {
  const things = [...carriedBy(state, other), ...sheetSlot.read(other.sheet).weapons];
  return things.find(({ name }) => name === words)?.id ?? words;
}
