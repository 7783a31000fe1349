import { findCombatant, refuse, who, type Play } from '#shared/combat/play.ts';
import type { Sum } from '#shared/combat/events.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { hurtObject } from '#shared/rules/objects/attack.ts';
import { fightOf, patchFight, type SceneObject } from '#shared/rules/heroes-d20/fight.ts';
import { sumOf, term } from '#shared/rules/kit/sums.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const DAMAGE = heroesMessage('sum.objectDamage');
const DAMAGE_REDUCTION = heroesMessage('term.damageReduction');

/** The object of an id in the scene, or null. */
export function findObject(state: CombatState, id: string): SceneObject | null {
  return fightOf(state).objects.find((one) => one.id === id) ?? null;
}

/** An object of the scene; an unknown one is refused, naming the field. */
export function requireObject({ state }: Play, id: string, field = 'object'): SceneObject {
  return findObject(state, id) ?? refuse(heroesMessage('refuse.unknownObject', { object: id }), field);
}

/** Refuses an object that is already broken (O3). */
export function requireWhole({ name, hitPoints }: SceneObject, field: string): void {
  if (hitPoints === 0) refuse(heroesMessage('refuse.objectDestroyed', { object: name }), field);
}

/** Who carries an object, or null; one who has left carries nothing. */
export function bearerOf(state: CombatState, { heldBy }: SceneObject): Combatant | null {
  return heldBy === null ? null : findCombatant(state, heldBy);
}

/** Refuses an object that this one doesn't carry (H22, H24). */
export function requireCarried(state: CombatState, object: SceneObject, by: Combatant): void {
  if (bearerOf(state, object)?.id === by.id) return;
  refuse(heroesMessage('refuse.notCarried', { name: nameOf(by), object: object.name }), 'item');
}

/** Changes fields of one object of the scene. */
export function patchObject(play: Play, id: string, patch: Partial<SceneObject>): void {
  const objects = fightOf(play.state).objects.map((one) => (one.id === id ? { ...one, ...patch } : one));
  patchFight(play, { objects });
}

/** Damage as an object suffers it: normal damage less its RD, never below 0 (O3). */
export function objectDamage(dealt: Sum, { damageReduction }: SceneObject): Sum {
  const taken = Math.min(damageReduction, dealt.total);
  const terms = taken === 0 ? dealt.terms : [...dealt.terms, term(DAMAGE_REDUCTION, -taken, 'O3')];
  return sumOf('damage', DAMAGE, terms);
}

/** Takes damage off an object and tells what is left of it (O3). */
export function hurtSceneObject(play: Play, attacker: Combatant, object: SceneObject, damage: number): void {
  const { hitPoints, destroyed } = hurtObject(object.hitPoints, damage);
  patchObject(play, object.id, { hitPoints });
  const values = { object: object.name, damage, hitPoints };
  play.events.push({
    type: 'consequence',
    kind: destroyed ? 'object-destroyed' : 'object-damaged',
    who: who(attacker),
    said: destroyed
      ? heroesMessage('told.objectDestroyed', values)
      : damage === 0
        ? heroesMessage('told.objectUnhurt', values)
        : heroesMessage('told.objectHurt', values),
    rule: 'O3',
    grave: destroyed,
  });
}
