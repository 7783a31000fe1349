import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNeed, spendNeed } from '#shared/combat/counters/counters.ts';
import { refuse, who } from '#shared/combat/play.ts';
import type { Outcome } from '#shared/combat/events.ts';
import type { Message } from '#shared/text/message.ts';
import {
  attackFrom,
  resolveAttack,
  type Attack,
  type ResolvedAttack,
} from '#shared/rules/template/attack/attack.ts';
import { isDoubleSix } from '#shared/rules/template/checks/two-dice.ts';
import { optionsSlot } from '#shared/rules/template/options.ts';
import { weaponOf } from '#shared/rules/template/sheet/sheet.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import { payAgainst } from './able.ts';
import { nameOf } from '#shared/combat/name.ts';
import { attackTogether } from '#shared/combat/commands/attack-together.ts';

const fields = z.strictObject({ attacker: z.string(), target: z.string(), weapon: z.string() });

/** Attacks with a weapon of one's sheet: spends the action, rolls, tells it, applies the damage (T2–T4). */
export const attack = defineCommand('attack', fields, (play, asked) => {
  const { attacker, target } = payAgainst(play, asked);
  const weapon =
    weaponOf(attacker, asked.weapon) ??
    refuse(templateMessage('refuse.unknownWeapon', { name: nameOf(attacker) }), 'weapon');
  requireNeed(attacker, weapon.needs, 'weapon');
  const input = attackFrom(attacker, target, weapon, optionsSlot.read(play.state.options, 'options'));
  const resolved = resolveAttack(input, play.dice);
  play.events.push({
    type: 'test',
    act: 'attack',
    actor: who(attacker),
    target: who(target),
    said: templateMessage('said.attack', {
      attacker: nameOf(attacker),
      target: nameOf(target),
      weapon: weapon.name,
    }),
    outcome: outcomeOf(resolved),
    verdict: verdictOf(input, resolved),
    sums: resolved.sums,
    rule: 'T3',
  });
  spendNeed(play, attacker.id, weapon.needs);
  if (resolved.fate > 0) play.system.health.hurt(play, target.id, resolved.damage, who(attacker));
});

/** Attacks of several one right after the other, each in its own turn. */
export const attacksTogether = attackTogether(attack, fields);

function outcomeOf({ fate, pair }: ResolvedAttack): Outcome {
  if (fate === 0) return 'failure';
  return isDoubleSix(pair) ? 'critical' : 'success';
}

function verdictOf({ guard }: Attack, { fate, pair, total }: ResolvedAttack): Message {
  if (isDoubleSix(pair)) return templateMessage('verdict.doubleSix');
  if (pair.first === 1 && pair.second === 1) return templateMessage('verdict.doubleOne');
  return templateMessage(fate === 0 ? 'verdict.miss' : 'verdict.hit', { total, guard });
}
