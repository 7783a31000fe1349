import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse, requireCombatant } from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { describedObject, ownSize, withSize } from '#shared/rules/objects/described.ts';
import { fightOf, patchFight, wholeObject, type SceneObject } from '#shared/rules/heroes-d20/fight.ts';
import { requireObject } from './scene-objects.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';
import { printable } from '#shared/text/printable.ts';

const objectField = z
  .strictObject({
    id: z.string().min(1),
    name: z.string().overwrite(printable).min(1).max(200),
    ...describedObject,
    /** A shipped one, or one of the campaign's own table (O6). */
    size: z.union([describedObject.size.unwrap(), ownSize]).optional(),
    /** Id of the combatant who carries it. */
    heldBy: z.string().optional(),
    /** Left out: whole (O2). */
    hitPoints: z.int().min(0).optional(),
  })
  .transform(withSize);

/** Puts an object into the scene with the points and difficulty of its size and material (O1, O2, O4). */
export const addObject = defineCommand(
  'add-object',
  z.strictObject({ object: objectField }),
  (play, { object: described }) => {
    requireNotEnded(play);
    const { objects } = fightOf(play.state);
    const { id, name, size, material, moving, heldBy = null, hitPoints } = described;
    if (objects.some((one) => one.id === id))
      refuse(heroesMessage('refuse.objectTwice', { object: id }), 'object.id');
    const bearer = heldBy === null ? null : requireCombatant(play.state, heldBy, 'object.heldBy');
    const whole = wholeObject({ id, name, size, material, moving });
    const { maxHitPoints } = whole;
    if (hitPoints !== undefined && hitPoints > maxHitPoints)
      refuse(heroesMessage('refuse.objectOverWhole', { object: name, maxHitPoints }), 'object.hitPoints');
    const object: SceneObject = { ...whole, hitPoints: hitPoints ?? maxHitPoints, heldBy };
    patchFight(play, { objects: [...objects, object] });
    const values = { object: name, hitPoints: object.hitPoints, damageReduction: object.damageReduction };
    const said =
      bearer === null
        ? heroesMessage('told.objectAdded', { ...values, difficulty: object.difficulty })
        : heroesMessage('told.objectCarried', { ...values, name: nameOf(bearer) });
    play.events.push({ type: 'told', who: null, said, rule: 'O1' });
  },
);

/** Takes an object out of the scene. */
export const removeObject = defineCommand(
  'remove-object',
  z.strictObject({ object: z.string() }),
  (play, fields) => {
    requireNotEnded(play);
    const object = requireObject(play, fields.object);
    patchFight(play, { objects: fightOf(play.state).objects.filter(({ id }) => id !== object.id) });
    play.events.push({
      type: 'told',
      who: null,
      said: heroesMessage('told.objectRemoved', { object: object.name }),
      rule: 'O1',
    });
  },
);
