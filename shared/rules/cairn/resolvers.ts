import { z } from 'zod';
import type { Dice } from '../../dice/dice.ts';
import { defineResolver } from '../define-resolver.ts';
import type { ResolverSpec } from '../system.ts';
import { countingBlow, rollBlow } from './attack.ts';
import { damageDiceText, parseDamageDice } from './damage-dice.ts';
import { detachmentStance } from './detachment.ts';
import { optionsSchema } from './options.ts';
import { rollSave } from './save.ts';
import { rollScar } from './scar-roll.ts';
import { scarFor } from './scars.ts';
import { armorField, attributeSchema } from './sheet.ts';
import { combineStances, diceInStance, STANCES } from './stance.ts';
import { takeFromPoints, woundOf } from './wound.ts';

const figure = z.int().min(0);

const attackInput = z.strictObject({
  attackers: z
    .array(
      z.strictObject({
        id: z.string(),
        dice: damageDiceText,
        stance: z.enum(STANCES).default('normal'),
        blast: z.boolean().default(false),
        detachment: z.boolean().default(false),
      }),
    )
    .min(1),
  target: z.strictObject({
    hp: figure,
    str: figure,
    armor: armorField,
    pc: z.boolean(),
    detachment: z.boolean().default(false),
  }),
});

const scarInput = z.strictObject({
  lost: z.int().min(1),
  maxHp: figure,
  str: attributeSchema,
  dex: attributeSchema,
  wil: attributeSchema,
});

function resolveAttack({ attackers, target }: z.infer<typeof attackInput>, dice: Dice) {
  const { armor, pc, detachment } = target;
  const blows = attackers.map((attacker) => {
    const facing = {
      attackerIsDetachment: attacker.detachment,
      targetIsDetachment: detachment,
      blast: attacker.blast,
    };
    const stance = combineStances(attacker.stance, detachmentStance(facing));
    const swing = { dice: diceInStance(parseDamageDice(attacker.dice), stance), armor, ignoresArmor: false };
    return rollBlow(swing, dice, `damage:${attacker.id}`);
  });
  const damage = blows[countingBlow(blows)]?.damage ?? 0;
  const { lost, beyond, hp } = takeFromPoints(target.hp, damage);
  const { str, scar, saveDue } = woundOf({ lost, beyond, hp, str: target.str, pc });
  const criticalSave = saveDue ? rollSave(dice, str, 'save').passed : null;
  return { damage, hp, str, scar, criticalSave, criticalDamage: criticalSave === false, dead: str === 0 };
}

/** What the command line answers for Cairn: save, attack, scar. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver(
    'save',
    z.strictObject({ attribute: figure }),
    optionsSchema,
    ({ attribute }, _options, dice) => ({
      success: rollSave(dice, attribute, 'save').passed,
    }),
  ),
  defineResolver('attack', attackInput, optionsSchema, (input, _options, dice) => resolveAttack(input, dice)),
  defineResolver('scar', scarInput, optionsSchema, ({ lost, ...vitals }, _options, dice) => {
    const scar = scarFor(lost);
    const { changes } = rollScar(scar, vitals, dice, 'scar');
    return { entry: scar.entry, changes, pending: scar.later !== null };
  }),
];
