import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireAction } from '#shared/rules/cairn/turn/act.ts';
import { fightOf, patchFight, type Declaration } from '#shared/rules/cairn/fight.ts';
import { sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import { STANCES } from './stance.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { findWeapon, nameOfWeapon } from '#shared/rules/cairn/sheet/weapon.ts';
import { nameOf } from '#shared/combat/name.ts';
import { namesTogether } from '#shared/combat/names.ts';

/** The stance field of a command. */
export const stanceField = z.enum(STANCES).default('normal');

const fields = z.strictObject({
  attacker: z.string(),
  targets: z.array(z.string()).min(1),
  weapon: z.string().nullable(),
  stance: stanceField,
});

/** Announces an attack, to be rolled with all the others of its side (C2). */
export const declare = defineCommand('declare', fields, (play, declaration) => {
  const attacker = requireAttack(play, declaration, 'targets');
  patchFight(play, { declared: [...fightOf(play.state).declared, declaration] });
  const targets = namesTogether(declaration.targets.map((id) => requireCombatant(play.state, id)));
  const weapon = nameOfWeapon(attacker, declaration.weapon);
  const said = cairnMessage('declared.attack', { name: nameOf(attacker), targets, weapon });
  play.events.push({ type: 'told', who: who(attacker), said, rule: 'C2' });
});

/** The attacker of an attack that the rules let be made now; `targetField` is where the command names the targets. */
export function requireAttack(play: Play, declaration: Declaration, targetField: string): Combatant {
  const attacker = requireAction(play, declaration.attacker, 'attacker');
  requireNeed(attacker, findWeapon(attacker, declaration.weapon, 'weapon').needs, 'weapon');
  requireTargets(play, attacker, declaration, targetField);
  return attacker;
}

/** Takes an announced attack back, before it is rolled. */
export const withdraw = defineCommand(
  'withdraw',
  z.strictObject({ attacker: z.string() }),
  (play, { attacker }) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, attacker, 'attacker');
    const { declared } = fightOf(play.state);
    const left = declared.filter((one) => one.attacker !== attacker);
    if (left.length === declared.length)
      refuse(cairnMessage('error.notDeclared', { name: nameOf(combatant) }), 'attacker');
    patchFight(play, { declared: left });
    const said = cairnMessage('declared.withdrawn', { name: nameOf(combatant) });
    play.events.push({ type: 'told', who: who(combatant), said, rule: 'C2' });
  },
);

/** Targets must be there, each once, still in the fight and not attacked before in this step (C5); several only for a blast (C7, C11). */
function requireTargets(
  play: Play,
  attacker: Combatant,
  { targets, weapon }: Declaration,
  field: string,
): void {
  const { struck } = fightOf(play.state);
  const found = targets.map((id, index) => {
    const target = requireCombatant(play.state, id, field);
    const name = nameOf(target);
    if (targets.indexOf(id) !== index) refuse(cairnMessage('error.targetTwice', { name }), field);
    if (target.standing === 'defeated') refuse(cairnMessage('error.targetOut', { name }), field);
    if (struck.includes(id)) refuse(cairnMessage('error.targetStruck', { name }), field);
    return target;
  });
  const blast = findWeapon(attacker, weapon, 'weapon').blast || blastsAsDetachment(attacker, found);
  if (found.length > 1 && !blast) refuse(cairnMessage('error.oneTarget', { name: nameOf(attacker) }), field);
}

/** Attacks of a detachment on individuals are blast (C11). */
function blastsAsDetachment(attacker: Combatant, targets: readonly Combatant[]): boolean {
  const isDetachment = ({ sheet }: Combatant): boolean => sheetSlot.read(sheet).detachment;
  return isDetachment(attacker) && !targets.some(isDetachment);
}
