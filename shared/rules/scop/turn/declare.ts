import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { attacksOf } from '#shared/combat/commands/attack-together.ts';
import { carryOutAt } from '#shared/combat/commands/carry-out-at.ts';
import { conditionSpec } from '#shared/combat/conditions/held.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { readWith } from '#shared/schema/read.ts';
import { requireAble } from './able.ts';
import { requireNeeds } from './needs.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf, patchFight, type Intent } from '#shared/rules/scop/fight.ts';
import { effectField, checkFields, type Effect } from './intent.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import { requireConcepts } from '#shared/rules/scop/checks/require-concepts.ts';
import { defenseSkill, figure, sheetSlot, type Weapon } from '#shared/rules/scop/sheet/sheet.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tell } from '#shared/rules/scop/told.ts';
import { requireWeapon, weaponName } from '#shared/rules/scop/sheet/weapon.ts';
import { isDead } from '#shared/rules/scop/wounds/wounds.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  combatant: z.string(),
  target: z.string().nullable().default(null),
  /** Left out: damage, or nothing in particular without a target. */
  effect: effectField.optional(),
  /** Left out: the weapon's, or what it defends with. */
  skill: z.string().trim().optional(),
  weapon: z.string().nullable().default(null),
  ...checkFields,
  hitting: z.array(z.string()).default([]),
  /** Left out: as the weapon is. */
  ranged: z.boolean().optional(),
  dodge: z.boolean().default(true),
  unaware: z.boolean().default(false),
  victimConcepts: figure.default(0),
  damageBonus: figure.default(0),
  /** Left out: the option `armorOnAttacks`. */
  agile: z.boolean().optional(),
  first: z.boolean().default(false),
  /** Acts once more in this turn, at the narrator's word (S15). */
  again: z.boolean().default(false),
});

type Declared = z.infer<typeof fields>;

/** Declares what somebody does in this turn and to what effect (S8), to be rolled with all the others. */
export const declare = defineCommand('declare', fields, declareIntent);

/** What each of several who attack together declares: at somebody. */
const attackFields = attacksOf(fields.extend({ target: z.string() }));

/** Declares the attacks of several as one move, to be rolled with all the others (S7, S8). */
export const attacksTogether = defineCommand('attack-together', attackFields, (play, { attacks }) => {
  for (const [place, declared] of attacks.entries())
    carryOutAt(`attacks[${place}]`, () => declareIntent(play, declared));
});

function declareIntent(play: Play, declared: Declared): void {
  const combatant = requireAble(play, declared.combatant);
  requireTurnLeft(play, combatant, declared);
  const weapon = requireWeapon(combatant, declared.weapon, 'weapon');
  const intent = intentOf(play, combatant, weapon, declared);
  requireConcepts(combatant, declared);
  requireEffect(play, intent);
  if (intent.target === null) requireAimless(intent);
  else requireReach(play, combatant, intent, intent.target);
  const { intents } = fightOf(play.state);
  const own = intents.filter((one) => one.combatant === combatant.id);
  requireNeeds(combatant, [...own, intent], 'weapon');
  patchFight(play, { intents: [...intents, intent] });
  tell(play, combatant, wordsOf(play, combatant, weapon, intent), 'S8');
}

/** Takes back what somebody declared, or its move, before it comes about. */
export const withdraw = defineCommand(
  'withdraw',
  z.strictObject({ combatant: z.string() }),
  (play, { combatant: id }) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, id, 'combatant');
    const { intents, moves } = fightOf(play.state);
    const isOthers = (one: { readonly combatant: string }): boolean => one.combatant !== id;
    if (intents.every(isOthers) && moves.every(isOthers))
      refuse(scopMessage('error.notDeclared', { name: nameOf(combatant) }), 'combatant');
    patchFight(play, { intents: intents.filter(isOthers), moves: moves.filter(isOthers) });
    tell(play, combatant, scopMessage('declared.withdrawn', { name: nameOf(combatant) }), 'S8');
  },
);

/** Once a turn; again, or before everyone and with them, only at the narrator's word (S15). */
function requireTurnLeft(play: Play, combatant: Combatant, { first, again }: Declared): void {
  const { id } = combatant;
  const name = nameOf(combatant);
  const { intents, acted } = fightOf(play.state);
  const own = intents.filter((intent) => intent.combatant === id);
  if (own.some((intent) => intent.first === first) || (own.length > 0 && !again))
    refuse(scopMessage('error.alreadyDeclared', { name }), 'combatant');
  if (acted.includes(id) && !again) refuse(scopMessage('error.alreadyActed', { name }), 'combatant');
}

function intentOf(play: Play, combatant: Combatant, weapon: Weapon | null, declared: Declared): Intent {
  const { again: _again, effect, skill, ranged, agile, ...said } = declared;
  const target = said.target === null ? null : requireCombatant(play.state, said.target, 'target');
  const byDefault: Effect = target === null ? { kind: 'other', text: '' } : { kind: 'damage' };
  const sheet = sheetSlot.read(combatant.sheet);
  return {
    ...said,
    effect: effect ?? byDefault,
    skill: skill ?? weapon?.skill ?? (target === null ? defenseSkill(sheet) : ''),
    ranged: ranged ?? weapon?.kind === 'ranged',
    agile: agile ?? optionsSlot.read(play.state.options, 'options').armorOnAttacks,
    helpless: target !== null && !canAct(target),
  };
}

/** A condition must be one there is, with details it takes. */
function requireEffect(play: Play, { effect }: Intent): void {
  if (effect.kind !== 'condition') return;
  readWith(conditionSpec(play, effect.condition).details, effect.details, 'effect.details');
}

function requireAimless({ effect, hitting, unaware }: Intent): void {
  if (effect.kind !== 'other') refuse(scopMessage('error.needsTarget'), 'target');
  if (hitting.length > 0) refuse(scopMessage('error.needsTarget'), 'hitting');
  if (unaware) refuse(scopMessage('error.needsTarget'), 'unaware');
}

function requireReach(play: Play, combatant: Combatant, intent: Intent, targetId: string): void {
  const target = requireCombatant(play.state, targetId, 'target');
  const names = { name: nameOf(combatant), target: nameOf(target) };
  if (target.id === combatant.id) refuse(scopMessage('error.itself', names), 'target');
  if (isDead(target.hp, optionsSlot.read(play.state.options, 'options')))
    refuse(scopMessage('error.dead', names), 'target');
  const { group } = ownOf(combatant);
  if (!intent.ranged && (group === null || ownOf(target).group !== group))
    refuse(scopMessage('error.outOfReach', names), 'target');
  if (!intent.dodge) refuse(scopMessage('error.dodgeWithTarget', names), 'dodge');
  if (intent.victimConcepts !== 0 && !has(target, 'surprised'))
    refuse(scopMessage('error.notSurprised', names), 'victimConcepts');
  for (const id of intent.hitting) requireCombatant(play.state, id, 'hitting');
}

function wordsOf(
  play: Play,
  combatant: Combatant,
  weapon: Weapon | null,
  { target, effect, first }: Intent,
): Message {
  const name = nameOf(combatant);
  const key = <What extends string>(what: What) => `declared${first ? 'First' : ''}.${what}` as const;
  if (target !== null) {
    const values = { name, target: nameOf(requireCombatant(play.state, target)), weapon: weaponName(weapon) };
    return scopMessage(key('attack'), { ...values, effect: effectWords(play, effect) });
  }
  const text = effect.kind === 'other' ? effect.text : '';
  return text === '' ? scopMessage(key('defend'), { name }) : scopMessage(key('act'), { name, text });
}

function effectWords(play: Play, effect: Effect): Message {
  switch (effect.kind) {
    case 'condition': {
      const { condition, details } = effect;
      const label = conditionSpec(play, condition).describe({ id: condition, details, ends: null, by: null });
      return scopMessage('aim.condition', { condition: label });
    }
    case 'other':
      return scopMessage(effect.text === '' ? 'aim.other' : 'aim.text', { text: effect.text });
    case 'move':
      return effect.group === null
        ? scopMessage('aim.push')
        : scopMessage('aim.force', { group: effect.group });
    case 'damage':
      return scopMessage('aim.damage');
    case 'interrupt':
      return scopMessage('aim.interrupt');
  }
}
