import { armorOf } from '#shared/rules/cairn/conditions/counted-conditions.ts';
import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNeed, spendNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { groupedBy } from '#shared/rules/kit/grouped.ts';
import { countingBlow, rollBlow, type Blow } from './attack.ts';
import { fightOf, patchFight, type Declaration } from '#shared/rules/cairn/fight.ts';
import { hurt } from '#shared/rules/cairn/wounds/hurt.ts';
import type { Stance } from './stance.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { diceAgainst, findWeapon, nameOfWeapon } from '#shared/rules/cairn/sheet/weapon.ts';
import { nameOf } from '#shared/combat/name.ts';

/** An attack on one target that has been rolled. */
interface Struck {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly weapon: Message;
  readonly stance: Stance;
  readonly blow: Blow;
}

const STANCE_TEXT = {
  normal: cairnMessage('stance.normal'),
  impaired: cairnMessage('stance.impaired'),
  enhanced: cairnMessage('stance.enhanced'),
} as const;

const DAMAGE = cairnMessage('sum.damage');
const ARMOR = cairnMessage('term.armor');

/** Rolls every attack declared in this step (C2); the step goes on until `next-turn`. */
export const resolveStep = defineCommand('resolve-step', z.strictObject({}), (play) => {
  requireRunning(play);
  const { declared } = fightOf(play.state);
  if (declared.length === 0) refuse(cairnMessage('error.nothingDeclared'));
  resolveAttacks(play, declared);
});

/**
 * Rolls attacks made together, which then are declared no longer: all dice first, in the order declared and, for a blast,
 * target by target (C2, C7); then, target by target, the single highest counts and has its consequences (C5). Who falls
 * to it has still acted (C2). What the weapons use up is asked for before any die, and taken off.
 */
export function resolveAttacks(play: Play, declared: readonly Declaration[]): void {
  for (const { attacker: id, weapon } of declared) {
    const attacker = requireCombatant(play.state, id, 'attacker');
    requireNeed(attacker, findWeapon(attacker, weapon, 'weapon').needs, 'weapon');
  }
  const all = declared.flatMap((declaration) => rollDeclaration(play, declaration));
  const onTargets = groupedBy(all, ({ target }) => target.id);
  const targets = [...onTargets.keys()];
  const counting = new Set(
    [...onTargets.values()].flatMap((onOne) => onOne[countingBlow(onOne.map(({ blow }) => blow))] ?? []),
  );
  for (const struck of all) tellAttack(play, struck, counting.has(struck));
  for (const { attacker: id, weapon } of declared) {
    spendNeed(play, id, findWeapon(requireCombatant(play.state, id), weapon).needs);
  }
  const { acted, struck } = fightOf(play.state);
  patchFight(play, {
    declared: [],
    acted: [...acted, ...declared.map(({ attacker }) => attacker)],
    struck: [...struck, ...targets],
  });
  for (const { attacker, target, blow } of counting) {
    if (blow.damage > 0) hurt(play, target.id, blow.damage, who(attacker));
  }
}

function rollDeclaration(
  play: Play,
  { attacker: id, targets, weapon, stance: declared }: Declaration,
): Struck[] {
  const attacker = requireCombatant(play.state, id, 'attacker');
  const armament = findWeapon(attacker, weapon, 'weapon');
  return targets.map((targetId) => {
    const target = requireCombatant(play.state, targetId, 'targets');
    const { dice, stance } = diceAgainst(attacker, target, armament, declared);
    const swing = { dice, armor: armorOf(target), ignoresArmor: armament.ignoresArmor };
    const blow = rollBlow(swing, play.dice, `damage:${id}`);
    return { attacker, target, weapon: nameOfWeapon(attacker, weapon), stance, blow };
  });
}

function tellAttack(play: Play, { attacker, target, weapon, stance, blow }: Struck, counts: boolean): void {
  const { best, absorbed, damage, dice } = blow;
  const terms = [{ label: STANCE_TEXT[stance], value: best, rule: 'C6', dice }];
  if (absorbed > 0) terms.push({ label: ARMOR, value: -absorbed, rule: 'C5', dice: [] });
  const verdict = counts ? (damage > 0 ? 'attack.counts' : 'attack.absorbed') : 'attack.outdone';
  play.events.push({
    type: 'test',
    act: 'attack',
    actor: who(attacker),
    target: who(target),
    said: cairnMessage('attack.said', { name: nameOf(attacker), target: nameOf(target), weapon }),
    outcome: counts && damage > 0 ? 'success' : 'neutral',
    verdict: cairnMessage(verdict, { damage }),
    sums: [{ purpose: 'damage', label: DAMAGE, terms, multiplier: 1, total: damage }],
    rule: 'C5',
  });
}
