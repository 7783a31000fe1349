import { spendNeed } from '#shared/combat/counters/counters.ts';
import type { Sum } from '#shared/combat/events.ts';
import { refuse, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requirePower, requireUsableWeapon } from '#shared/rules/heroes-d20/turn/able.ts';
import { attackerSide } from '#shared/rules/heroes-d20/attack/attack-sheets.ts';
import { rollDamage } from '#shared/rules/heroes-d20/attack/damage.ts';
import {
  hurtSceneObject,
  objectDamage,
  requireCarried,
  requireObject,
  requireWhole,
} from '#shared/rules/heroes-d20/objects/scene-objects.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** A blow on a carried item: rolled once the manoeuvre is won, then applied; it uses up what the weapon needs, won or lost. */
export interface Blow {
  readonly roll: () => Sum;
  readonly useUp: () => void;
  readonly apply: () => void;
}

/** Checks everything about breaking an item of the target before a die falls; normal damage, no criticals (H24, O3). */
export function planSunder(
  play: Play,
  starter: Combatant,
  other: Combatant,
  asked: {
    readonly item?: string | undefined;
    readonly weapon?: string | undefined;
    readonly power: boolean;
  },
): Blow {
  if (asked.item === undefined) refuse(heroesMessage('refuse.sunderItem'), 'item');
  if (asked.weapon === undefined) refuse(heroesMessage('refuse.sunderWeapon'), 'weapon');
  const object = requireObject(play, asked.item, 'item');
  requireCarried(play.state, object, other);
  requireWhole(object, 'item');
  const weapon = requireUsableWeapon(starter, asked.weapon);
  requirePower(starter, weapon, asked.power);
  if (weapon.kind === 'ranged')
    refuse(heroesMessage('refuse.sunderRanged', { weapon: weapon.name }), 'weapon');
  const attack = { kind: weapon.kind, attacker: attackerSide(starter, other.id), weapon, power: asked.power };
  let damage = 0;
  return {
    roll() {
      const sum = objectDamage(rollDamage(attack, 1, play.dice), object);
      damage = sum.total;
      return sum;
    },
    useUp: () => spendNeed(play, starter.id, weapon.needs),
    apply: () => hurtSceneObject(play, starter, object, damage),
  };
}
