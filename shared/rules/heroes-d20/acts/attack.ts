import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { spendNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import {
  payForStrike,
  requireAbleToAttack,
  requirePower,
  requireUsableWeapon,
} from '#shared/rules/heroes-d20/turn/able.ts';
import { defenseSkill } from '#shared/rules/heroes-d20/attack/attack-input.ts';
import { attackFrom } from '#shared/rules/heroes-d20/attack/attack-sheets.ts';
import { attackWords } from '#shared/rules/heroes-d20/attack/attack-words.ts';
import { resolveAttack } from '#shared/rules/heroes-d20/attack/attack.ts';
import { useFeint } from '#shared/rules/heroes-d20/maneuver/feints.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';
import { attackTogether } from '#shared/combat/commands/attack-together.ts';

const fields = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  weapon: z.string(),
  defense: defenseSkill.optional(),
  mental: z.boolean().default(false),
  power: z.boolean().default(false),
  intoMelee: z.boolean().default(false),
  attackIndex: z.int().min(0).default(0),
  reaction: z.boolean().default(false),
  /** Whom a redirected shot strikes (H13); left out, it hurts nobody. */
  redirectTo: z.string().optional(),
});

/** Attacks with a weapon of one's sheet: resolves it with both sheets and conditions, spends the action, applies the damage (H2, H6–H15, H20). */
export const attack = defineCommand('attack', fields, (play, asked) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const target = requireCombatant(play.state, asked.target, 'target');
  const other =
    asked.redirectTo === undefined ? null : requireCombatant(play.state, asked.redirectTo, 'redirectTo');
  if (other?.id === target.id || other?.id === attacker.id)
    refuse(heroesMessage('refuse.redirectElsewhere'), 'redirectTo');
  const weapon = requireUsableWeapon(attacker, asked.weapon);
  requirePower(attacker, weapon, asked.power);
  requireAbleToAttack(play, attacker);
  payForStrike(play, attacker, asked);

  const resolved = resolveAttack(
    attackFrom(attacker, target, weapon, asked),
    optionsSlot.read(play.state.options, 'options'),
    play.dice,
  );
  const told = {
    attacker: nameOf(attacker),
    target: nameOf(target),
    weapon,
    attackIndex: asked.attackIndex,
    reaction: asked.reaction,
    redirectTo: other === null ? null : nameOf(other),
  };
  play.events.push({
    type: 'test',
    act: 'attack',
    actor: who(attacker),
    target: who(target),
    ...attackWords(told, resolved),
    sums: resolved.sums,
  });
  spendNeed(play, attacker.id, weapon.needs);
  const { hit, redirected, damage } = resolved.outcome;
  const struck = hit ? target : redirected ? other : null;
  if (struck !== null) play.system.health.hurt(play, struck.id, damage, who(attacker));
  useFeint(play, attacker.id, target.id);
});

/** Attacks of several one right after the other, each in its own turn (H3, H6–H15). */
export const attacksTogether = attackTogether(attack, fields.omit({ reaction: true }));
