import { z } from 'zod';
import { patchTurn, requireOwnTurn, spendAction } from '../../../combat/actions.ts';
import { defineCommand } from '../../../combat/command.ts';
import { refuse, requireCombatant, who, type Play } from '../../../combat/play.ts';
import type { Combatant } from '../../../combat/state.ts';
import { requireRunning } from '../../../combat/status.ts';
import { attackWords } from '../attack-words.ts';
import { resolveAttack } from '../attack.ts';
import { defenseSkill, type AttackInput } from '../attack-input.ts';
import { heldBy } from '../combat-conditions.ts';
import { optionsSlot } from '../options.ts';
import { sheetSlot, type Weapon } from '../sheet.ts';
import { say } from '../texts.ts';

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

type Fields = z.infer<typeof fields>;

/** Attacks with a weapon of one's sheet: resolves it with both sheets and conditions, spends the action, applies the damage (H2, H6–H14). */
export const attack = defineCommand('attack', fields, (play, asked) => {
  requireRunning(play);
  const attacker = requireCombatant(play.state, asked.attacker, 'attacker');
  const target = requireCombatant(play.state, asked.target, 'target');
  const other =
    asked.redirectTo === undefined ? null : requireCombatant(play.state, asked.redirectTo, 'redirectTo');
  const weapon = requireWeapon(attacker, asked.weapon);
  requireAbleToAttack(play, attacker);
  if (!asked.reaction) payForAttack(play, attacker, asked.attackIndex);

  const resolved = resolveAttack(
    attackInput(attacker, target, weapon, asked),
    optionsSlot.read(play.state.options, 'options'),
    play.dice,
  );
  const told = {
    attacker: attacker.name,
    target: target.name,
    weapon,
    attackIndex: asked.attackIndex,
    reaction: asked.reaction,
    redirectTo: other?.name ?? null,
  };
  play.events.push({
    type: 'test',
    act: 'attack',
    actor: who(attacker),
    target: who(target),
    ...attackWords(told, resolved),
    sums: resolved.sums,
  });
  const { hit, redirected, damage } = resolved.outcome;
  const struck = hit ? target : redirected ? other : null;
  if (struck !== null) play.system.health.hurt(play, struck.id, damage, who(attacker));
});

/** The attack as the resolver takes it, from the sheets and conditions of both. */
function attackInput(attacker: Combatant, target: Combatant, weapon: Weapon, asked: Fields): AttackInput {
  const { level, str, dex, int, fighting, aim } = sheetSlot.read(attacker.sheet);
  const { fortitude, reflex, will, armorClass, mentalArmor } = sheetSlot.read(target.sheet);
  return {
    kind: weapon.kind,
    defense: asked.defense,
    mental: asked.mental,
    power: asked.power,
    attackIndex: asked.attackIndex,
    intoMelee: asked.intoMelee,
    weapon,
    attacker: { level, str, dex, int, fighting, aim, bonus: 0, conditions: heldBy(attacker, target.id) },
    target: {
      fortitude,
      reflex,
      will,
      armorClass,
      mentalArmor,
      bonus: 0,
      conditions: heldBy(target, attacker.id),
    },
  };
}

function requireWeapon({ name, sheet }: Combatant, id: string): Weapon {
  const weapon = sheetSlot.read(sheet).weapons.find((one) => one.id === id);
  return weapon ?? refuse(say('refuse.unknownWeapon', { name, weapon: id }), 'weapon');
}

/** Refuses the defeated, and one caught unaware in that round, also as a reaction (H2). */
function requireAbleToAttack({ state }: Play, { name, standing, surprisedIn }: Combatant): void {
  if (standing === 'defeated') refuse(say('refuse.defeated', { name }), 'attacker');
  if (surprisedIn === state.round) refuse(say('refuse.surprised', { name }), 'attacker');
}

/** The first attack of a turn takes the combat action; the next ones follow it one by one, nothing in between (H14). */
function payForAttack(play: Play, { id, name }: Combatant, index: number): void {
  const { attacks, spent } = requireOwnTurn(play, id, 'attacker');
  if (index === 0) {
    if (attacks > 0) refuse(say('refuse.firstAttackMade', { name }), 'attackIndex');
    spendAction(play, id, 'combat');
  } else if (index !== attacks) {
    const split = attacks === 0 && spent.includes('combat');
    refuse(
      split
        ? say('refuse.attacksSplit')
        : say('refuse.attackOutOfOrder', { nth: index + 1, next: attacks + 1 }),
      'attackIndex',
    );
  }
  patchTurn(play, { attacks: index + 1 });
}
