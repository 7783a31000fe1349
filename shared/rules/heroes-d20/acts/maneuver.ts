import { z } from 'zod';
import { addCondition, hasCondition } from '#shared/combat/conditions/held.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import {
  pay,
  requireAbleToAttack,
  requireActor,
  requireFreeHands,
  requireMobile,
  requireOther,
} from '#shared/rules/heroes-d20/turn/able.ts';
import { contest } from '#shared/rules/heroes-d20/checks/contest.ts';
import { bonusField, wordsField } from './fields.ts';
import { beginGrapple } from '#shared/rules/heroes-d20/maneuver/grapple.ts';
import { itemWord } from '#shared/rules/heroes-d20/sheet/item-word.ts';
import {
  MANEUVER_KINDS,
  MANEUVERS,
  type ManeuverOutcome,
} from '#shared/rules/heroes-d20/maneuver/maneuver.ts';
import { metersOf } from '#shared/rules/heroes-d20/turn/movement-of.ts';
import { findObject, patchObject, requireCarried } from '#shared/rules/heroes-d20/objects/scene-objects.ts';
import { planSunder } from '#shared/rules/heroes-d20/maneuver/sunder.ts';
import { tell } from './tell.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  kind: z.enum(MANEUVER_KINDS),
  /** Disarm: the thing that falls: an object of the scene or a weapon of the target by its id, or free words. Sunder: an object the target carries. */
  item: wordsField.optional(),
  /** What the starter strikes the item with (sunder). */
  weapon: z.string().optional(),
  /** Whether a power of the starter adds its INT to the blow on the item (sunder, H12). */
  power: z.boolean().default(false),
  bonus: bonusField,
  targetBonus: bonusField,
});

type Fields = z.infer<typeof fields>;

/** Tries a manoeuvre for the combat action and does what winning it brings (H20–H24). */
export const maneuver = defineCommand('maneuver', fields, (play, asked) => {
  const starter = requireActor(play, asked.attacker, 'attacker');
  const other = requireOther(play, starter, asked.target);
  requireAbleToAttack(play, starter);
  requireFitting(asked);
  requirePossible(asked, starter, other);
  const item = itemOf(play, other, asked.item);
  const blow = asked.kind === 'sunder' ? planSunder(play, starter, other, asked) : null;
  pay(play, starter, 'combat', 'attacker');
  const tried = heroesMessage(`said.${asked.kind}`, { name: nameOf(starter), target: nameOf(other) });
  const { success } = contest(play, {
    ...asked,
    starter,
    other,
    said: item === null ? tried : heroesMessage('said.onItem', { said: tried, item }),
    gain: (won) => gainOf(asked, won, starter),
    extra: () => (blow === null ? [] : [blow.roll()]),
  });
  blow?.useUp();
  if (!success) return;
  if (blow === null) win(play, asked, { starter, other, item });
  else blow.apply();
});

interface Sides {
  readonly starter: Combatant;
  readonly other: Combatant;
}

/** What a won manoeuvre brings besides its words. */
function win(
  play: Play,
  { kind, item: id }: Fields,
  { starter, other, item }: Sides & { readonly item: Message | null },
): void {
  const by = starter.id;
  if (kind === 'grapple') beginGrapple(play, by, other.id);
  if (kind === 'trip') addCondition(play, { target: other.id, id: 'prone', details: {}, rounds: null, by });
  if (kind !== 'disarm') return;
  const object = id === undefined ? null : findObject(play.state, id);
  if (object?.heldBy === other.id) patchObject(play, object.id, { heldBy: null });
  const values = { name: nameOf(other), item: item ?? heroesMessage('item.held') };
  tell(play, other, heroesMessage('told.disarmed', values), 'H22');
}

/** The word for what the manoeuvre aims at: an object the target carries, a weapon of it, or free words. */
function itemOf({ state }: Play, other: Combatant, item: string | undefined): Message | null {
  const object = item === undefined ? null : findObject(state, item);
  if (object === null) return itemWord(other, item);
  requireCarried(state, object, other);
  return plain(object.name);
}

/** How far a push goes, as far as its starter can go along (H23). */
function gainOf({ kind }: Fields, { pushMeters }: ManeuverOutcome, starter: Combatant): Message | null {
  if (kind !== 'push') return null;
  return heroesMessage('verdict.push', { meters: Math.min(pushMeters ?? 0, metersOf(starter)) });
}

/** Refuses what belongs to another manoeuvre. */
function requireFitting({ kind, item, weapon, power }: Fields): void {
  const takes = MANEUVERS[kind];
  if (item !== undefined && takes.item === null)
    refuse(heroesMessage('refuse.noItem', { maneuver: takes.label }), 'item');
  if (weapon !== undefined && !takes.weapon) refuse(heroesMessage('refuse.onlySunder'), 'weapon');
  if (power && !takes.weapon) refuse(heroesMessage('refuse.onlySunder'), 'power');
}

/** Refuses what hands, feet or the target's state don't allow (H20, H21, H23). */
function requirePossible({ kind }: Fields, starter: Combatant, other: Combatant): void {
  const name = nameOf(other);
  if (kind === 'grapple' || kind === 'disarm') requireFreeHands(starter, 'attacker');
  if (kind === 'push') requireMobile(starter, 'attacker');
  if (kind === 'grapple' && hasCondition(other, 'grappled'))
    refuse(heroesMessage('refuse.alreadyGrappled', { name }), 'target');
  if (kind === 'trip' && hasCondition(other, 'prone'))
    refuse(heroesMessage('refuse.alreadyProne', { name }), 'target');
}
