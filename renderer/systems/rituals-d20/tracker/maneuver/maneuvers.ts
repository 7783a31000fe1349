import type { FieldsOf } from '#shared/combat/command.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { grapplerOf, heldBy } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import { OPPOSED } from '#shared/rules/rituals-d20/maneuver/maneuver.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { rollerOf } from '#shared/rules/rituals-d20/checks/roller.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import type { RolledSide } from '#shared/rules/rituals-d20/checks/check-odds.ts';
import { poolSlot, sideIn } from '#renderer/systems/rituals-d20/tracker/sides.ts';
import { unarmedBlows } from '#renderer/systems/rituals-d20/tracker/attack/weapons.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** What one may try against another: the manoeuvres and the feint, and what belongs to a grip (N8, N9). */
export const MANEUVER_KINDS = [...OPPOSED, 'crush', 'break-free'] as const;

/** One of what may be tried. */
export type ManeuverKind = (typeof MANEUVER_KINDS)[number];

/** A manoeuvre about to be tried. */
export interface AskedManeuver {
  readonly kind: ManeuverKind;
  readonly starter: Combatant;
  readonly other: Combatant;
  readonly modifier: number;
  readonly targetModifier: number;
  /** In the hands of who grapples, or the blow of who crushes; null for bare hands. */
  readonly weapon: string | null;
  readonly edge: boolean;
  readonly givesWay: boolean;
}

/** What a combatant may try now; a grip adds what can be done in it. */
export function maneuversFor(state: CombatState, combatant: Combatant): readonly ManeuverKind[] {
  const inGrip: ManeuverKind[] = [];
  if (hasCondition(combatant, 'grappled')) inGrip.push('break-free');
  if (heldBy(state, combatant) !== null) inGrip.push('crush');
  return [...inGrip, ...OPPOSED];
}

/** Who is at the other end of a grip, when the manoeuvre is about one: nobody else can be chosen. */
export function otherEnd(state: CombatState, starter: Combatant, kind: ManeuverKind): Combatant | null {
  if (kind === 'crush') return heldBy(state, starter);
  return kind === 'break-free' ? grapplerOf(state, starter) : null;
}

/** Both sides of the opposed check, the starter's first (N8, N9). */
export function contestSides(
  state: CombatState,
  { kind, starter, other, modifier, targetModifier }: AskedManeuver,
): readonly [RolledSide, RolledSide] {
  const { maneuverAttribute } = optionsSlot.read(state.options, 'options');
  const rollers =
    kind === 'feint'
      ? [
          rollerOf(starter, 'deception', { modifier }),
          rollerOf(other, 'dexterity', { modifier: targetModifier }),
        ]
      : [
          rollerOf(starter, 'fighting', { modifier }, maneuverAttribute),
          rollerOf(other, 'fighting', { modifier: targetModifier }, maneuverAttribute),
        ];
  const [one, two] = rollers.map((roller) => sideIn(state, roller));
  if (one === undefined || two === undefined) throw new Error('an opposed check has two sides');
  return [one, two];
}

/** The dice a manoeuvre may ask for, in the order they are rolled. */
export function contestSlots(state: CombatState, asked: AskedManeuver): readonly DiceSlot[] {
  const { kind, starter, other, edge, givesWay } = asked;
  if (kind === 'overrun' && givesWay) return [];
  const [one, two] = contestSides(state, asked);
  return [
    poolSlot('attack', ritualsMessage('tracker.slot.of', { name: nameOf(starter) }), one.pool),
    poolSlot('defense', ritualsMessage('tracker.slot.of', { name: nameOf(other) }), two.pool),
    ...(kind === 'trip' && edge ? [edgeSlot(state, other)] : []),
    ...(kind === 'crush' ? blowSlots(asked) : []),
  ];
}

/** The command of a manoeuvre (N8, N9). */
export function maneuverCommand(asked: AskedManeuver): RitualsCommand {
  const { kind, starter, other, modifier, targetModifier, weapon, edge, givesWay } = asked;
  const sides = { modifier, targetModifier } satisfies Partial<
    FieldsOf<RitualsCommand, 'maneuver' | 'break-free' | 'crush' | 'feint'>
  >;
  const whom = { attacker: starter.id, target: other.id, ...sides };
  switch (kind) {
    case 'feint':
      return { type: 'feint', ...whom };
    case 'break-free':
      return { type: 'break-free', combatant: starter.id, ...sides };
    case 'crush':
      return { type: 'crush', attacker: starter.id, weapon: blowOf(asked)?.id ?? '', ...sides };
    case 'grapple':
      return { type: 'maneuver', kind, ...whom, weapon };
    case 'trip':
      return { type: 'maneuver', kind, ...whom, edge };
    case 'overrun':
      return { type: 'maneuver', kind, ...whom, givesWay };
    default:
      return { type: 'maneuver', kind, ...whom };
  }
}

/** The blow one crushes with: the one chosen, else the first (N9). */
export function blowOf({ starter, weapon }: Pick<AskedManeuver, 'starter' | 'weapon'>) {
  const blows = unarmedBlows(starter);
  return blows.find(({ id }) => id === weapon) ?? blows[0] ?? null;
}

function edgeSlot(state: CombatState, other: Combatant): DiceSlot {
  const { pool } = sideIn(state, rollerOf(other, 'dexterity', { modifier: 0 }));
  return poolSlot('test', ritualsMessage('tracker.slot.edge'), pool);
}

function blowSlots(asked: AskedManeuver): readonly DiceSlot[] {
  const blow = blowOf(asked);
  if (blow === null) return [];
  return slotsOfDice(blow.damage, 'damage', ritualsMessage('slot.damage'));
}
