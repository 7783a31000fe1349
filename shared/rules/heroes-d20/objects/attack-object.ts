import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { spendNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Message } from '#shared/text/message.ts';
import {
  payForStrike,
  requireAbleToAttack,
  requirePower,
  requireUsableWeapon,
} from '#shared/rules/heroes-d20/turn/able.ts';
import { attackTerms } from '#shared/rules/heroes-d20/attack/attack-rolls.ts';
import { attackerSide } from '#shared/rules/heroes-d20/attack/attack-sheets.ts';
import { rollDamage } from '#shared/rules/heroes-d20/attack/damage.ts';
import { decideHit, type HitDecision } from '#shared/rules/heroes-d20/attack/decide-hit.ts';
import type { SceneObject } from '#shared/rules/heroes-d20/fight.ts';
import { isBlinded } from '#shared/rules/heroes-d20/attack/modifiers.ts';
import { bearerOf, hurtSceneObject, objectDamage, requireObject, requireWhole } from './scene-objects.ts';
import type { Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { sumOf } from '#shared/rules/kit/sums.ts';
import { LABELS } from '#shared/rules/heroes-d20/checks/terms.ts';
import { difficultySum, markOf } from '#shared/rules/heroes-d20/checks/check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  attacker: z.string(),
  object: z.string(),
  weapon: z.string(),
  power: z.boolean().default(false),
  attackIndex: z.int().min(0).default(0),
  reaction: z.boolean().default(false),
});

/** An object rolls no defence: its die is neither a 1 nor a 20. */
const NO_DEFENSE_DIE = 0;

/** Attacks an object nobody carries: the attack roll against its ND, 1 and 20 as in H9, normal damage without criticals less its RD (O1, O3). */
export const attackObject = defineCommand('attack-object', fields, (play, asked) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const object = requireObject(play, asked.object);
  const weapon = requireUsableWeapon(attacker, asked.weapon);
  requirePower(attacker, weapon, asked.power);
  requireAbleToAttack(play, attacker);
  const bearer = bearerOf(play.state, object);
  if (bearer !== null)
    refuse(heroesMessage('refuse.objectCarried', { object: object.name, name: nameOf(bearer) }), 'object');
  requireWhole(object, 'object');
  payForStrike(play, attacker, asked);

  const { power, attackIndex } = asked;
  const side = attackerSide(attacker, null);
  const attack = { kind: weapon.kind, attacker: side, weapon, power, attackIndex, intoMelee: false };
  const natural = play.dice.roll('attack', 20);
  const rolled = sumOf('attack', LABELS.attack, attackTerms(attack, natural));
  const decision = decideHit({
    natural,
    defenseNatural: NO_DEFENSE_DIE,
    attackTotal: rolled.total,
    defenseTotal: object.difficulty,
    concealment: null,
    blinded: isBlinded(side.conditions),
    doubleTwenty: 'attacker',
  });
  const damage = decision.hit ? objectDamage(rollDamage(attack, 1, play.dice), object) : null;
  const against = difficultySum(object.difficulty, LABELS.difficulty, 'O1');
  play.events.push({
    type: 'test',
    act: 'attack-object',
    actor: who(attacker),
    target: null,
    said: saidOf(attacker, object, weapon),
    outcome: markOf(decision.hit),
    verdict: verdictOf(decision, natural, rolled.total, object),
    sums: damage === null ? [rolled, against] : [rolled, against, damage],
    rule: decision.reason === 'totals' ? 'O1' : 'H9',
  });
  spendNeed(play, attacker.id, weapon.needs);
  if (damage !== null) hurtSceneObject(play, attacker, object, damage.total);
});

function saidOf(combatant: Combatant, object: SceneObject, weapon: Weapon): Message {
  return heroesMessage('said.attack', {
    attacker: nameOf(combatant),
    target: object.name,
    weapon: weapon.name,
  });
}

function verdictOf(
  { hit, reason }: HitDecision,
  natural: number,
  total: number,
  object: SceneObject,
): Message {
  switch (reason) {
    case 'natural-1':
      return heroesMessage('verdict.naturalOne');
    case 'natural-20':
      return heroesMessage('verdict.naturalTwenty');
    case 'blinded':
      return heroesMessage('verdict.blinded', { natural });
    default:
      return heroesMessage(hit ? 'verdict.hitObject' : 'verdict.missObject', {
        total,
        difficulty: object.difficulty,
      });
  }
}
