import { addCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { CairnConditionId } from '#shared/rules/cairn/conditions/conditions.ts';
import { markDead } from './dying.ts';
import { attributesOf, setAttribute } from '#shared/rules/cairn/own.ts';
import { sheetSlot, type AttributeId } from '#shared/rules/cairn/sheet/sheet.ts';
import { has } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage, type CairnKey } from '#shared/rules/cairn/words/texts.ts';
import { tellConsequence } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The names of the attributes. */
export const ATTRIBUTE_NAMES = {
  str: cairnMessage('attribute.str'),
  dex: cairnMessage('attribute.dex'),
  wil: cairnMessage('attribute.wil'),
} as const;

/** What an attribute at 0 does to its bearer (C14). */
export const AT_ZERO: Readonly<
  Record<AttributeId, { readonly condition: CairnConditionId; readonly said: CairnKey }>
> = {
  str: { condition: 'dead', said: 'died.strength' },
  dex: { condition: 'paralysed', said: 'attribute.paralysed' },
  wil: { condition: 'delirious', said: 'attribute.delirious' },
};

/** Points of an attribute to be taken off somebody. */
interface LosingAttribute {
  readonly id: string;
  readonly attribute: AttributeId;
  readonly amount: number;
  /** The rule they are lost by. */
  readonly rule: string;
}

/** Takes points off an attribute, never below 0; FOR 0 kills, DES 0 paralyses, VON 0 maddens (C14). Standing is not refreshed. */
export function loseAttribute(play: Play, { id, attribute, amount, rule }: LosingAttribute): void {
  const combatant = requireCombatant(play.state, id);
  const { current, max } = attributesOf(combatant)[attribute];
  const to = Math.max(0, current - amount);
  setAttribute(play, id, attribute, { current: to, max });
  const values = { name: nameOf(combatant), attribute: ATTRIBUTE_NAMES[attribute], from: current, to };
  tellConsequence(play, {
    kind: 'attribute-lost',
    who: who(combatant),
    said: cairnMessage('attribute.lost', { ...values, amount: current - to }),
    rule,
    grave: false,
  });
  if (to > 0 || amount === 0) return;
  const { condition, said } = AT_ZERO[attribute];
  if (has(combatant, condition)) return;
  const destroyed = condition === 'dead' && sheetSlot.read(combatant.sheet).detachment;
  tellConsequence(play, {
    kind: condition,
    who: who(combatant),
    said: cairnMessage(destroyed ? 'died.detachment' : said, { name: nameOf(combatant) }),
    rule: destroyed ? 'C11' : 'C14',
    grave: true,
  });
  if (condition === 'dead') markDead(play, id);
  else addCondition(play, { target: id, id: condition, details: {}, rounds: null, by: null });
}

/** Gives points of an attribute back, never over its maximum; what its 0 did ends (C14, C15). Standing is not refreshed. */
export function regainAttribute(play: Play, id: string, attribute: AttributeId, amount: number): void {
  const combatant = requireCombatant(play.state, id);
  const { current, max } = attributesOf(combatant)[attribute];
  const to = Math.max(current, Math.min(max, current + amount));
  if (to === current) return;
  setAttribute(play, id, attribute, { current: to, max });
  const values = { name: nameOf(combatant), attribute: ATTRIBUTE_NAMES[attribute], from: current, to };
  tellConsequence(play, {
    kind: 'attribute-regained',
    who: who(combatant),
    said: cairnMessage('attribute.regained', values),
    rule: 'C15',
    grave: false,
  });
  const { condition } = AT_ZERO[attribute];
  if (has(combatant, condition)) removeCondition(play, id, condition);
}
