import { z } from 'zod';
import type { Dice } from '#shared/dice/dice.ts';
import { defineOdds } from '#shared/rules/kit/define-odds.ts';
import { defineResolver } from '#shared/rules/kit/define-resolver.ts';
import type { OddsRules, ResolverSpec } from '#shared/rules/system.ts';
import { countingBlow, rollBlow, type Swing } from './attack/attack.ts';
import { damageDiceText, parseDamageDice } from './attack/damage-dice.ts';
import { detachmentStance } from './attack/detachment.ts';
import { attackOddsIn, woundOdds } from './attack/odds.ts';
import { optionsSchema } from './options.ts';
import { rollSave } from './wounds/save.ts';
import { rollScar } from './scars/scar-roll.ts';
import { scarFor } from './scars/scars.ts';
import { armorField, attributeSchema, score } from './sheet/sheet.ts';
import { combineStances, diceInStance, STANCES } from './attack/stance.ts';
import { takeFromPoints, woundOf } from './wounds/wound.ts';

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
    str: score,
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

type AttackInput = z.infer<typeof attackInput>;

function swingOf(
  attacker: AttackInput['attackers'][number],
  { armor, detachment }: AttackInput['target'],
): Swing {
  const facing = {
    attackerIsDetachment: attacker.detachment,
    targetIsDetachment: detachment,
    blast: attacker.blast,
  };
  const stance = combineStances(attacker.stance, detachmentStance(facing));
  return { dice: diceInStance(parseDamageDice(attacker.dice), stance), armor, ignoresArmor: false };
}

function resolveAttack({ attackers, target }: AttackInput, dice: Dice) {
  const blows = attackers.map((one) => rollBlow(swingOf(one, target), dice, `damage:${one.id}`));
  const damage = blows[countingBlow(blows)]?.damage ?? 0;
  const { lost, beyond, hp } = takeFromPoints(target.hp, damage);
  const { str, scar, saveDue } = woundOf({ lost, beyond, hp, str: target.str, pc: target.pc });
  const criticalSave = saveDue ? rollSave(dice, str, 'save').passed : null;
  return { damage, hp, str, scar, criticalSave, criticalDamage: criticalSave === false, dead: str === 0 };
}

/** The odds of an attack on one target, with those it is made together with (C5, C6, C9). */
export const odds: OddsRules = defineOdds({
  input: attackInput,
  options: optionsSchema,
  odds: ({ attackers, target }) => {
    const swings = attackers.map((one) => swingOf(one, target));
    return woundOdds(swings, { ...target, temp: 0 }).attack;
  },
  foresee: attackOddsIn,
  criticals: true,
});

/** What the command line answers for Cairn besides the odds: save, attack, scar. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver(
    'save',
    z.strictObject({ attribute: score }),
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
