import type { FieldsOf, OfType } from '#shared/combat/command.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { has } from '#shared/rules/scop/conditions/conditions.ts';
import { fightOf, type Intent } from '#shared/rules/scop/fight.ts';
import type { Effect, CheckSaid } from '#shared/rules/scop/turn/intent.ts';
import { defenseSkill, sheetSlot } from '#shared/rules/scop/sheet/sheet.ts';
import { canAct } from '#shared/rules/scop/wounds/standing.ts';
import { UNARMED, weaponOf } from '#shared/rules/scop/sheet/weapon.ts';
import { areOpposed } from '#renderer/fight/targets.ts';
import { reaches } from './turn-sheet.ts';

/** An effect being chosen (S8): every kind's fields are kept while the kind changes. */
export interface EffectDraft {
  readonly kind: Effect['kind'];
  readonly condition: string;
  readonly dice: number;
  /** What `other` is called, as a condition. */
  readonly name: string;
  readonly rounds: number | null;
  readonly group: string | null;
  readonly text: string;
}

/** An intent being written. */
export interface IntentDraft extends Omit<CheckSaid, 'skill'> {
  readonly target: string | null;
  readonly weapon: string;
  readonly effect: EffectDraft;
  /** Null: the weapon's, or what it defends with. */
  readonly skill: string | null;
  readonly hitting: readonly string[];
  /** Null: as the weapon is. */
  readonly ranged: boolean | null;
  readonly dodge: boolean;
  readonly unaware: boolean;
  readonly victimConcepts: number;
  readonly damageBonus: number;
  /** Null: as the house option has it. */
  readonly agile: boolean | null;
  readonly first: boolean;
}

const PLAIN_EFFECT: EffectDraft = {
  kind: 'damage',
  condition: 'fallen',
  dice: 0,
  name: '',
  rounds: null,
  group: null,
  text: '',
};

const PLAIN: IntentDraft = {
  target: null,
  weapon: UNARMED,
  effect: PLAIN_EFFECT,
  skill: null,
  helping: [],
  hindering: [],
  modifier: 0,
  hitting: [],
  ranged: null,
  dodge: true,
  unaware: false,
  victimConcepts: 0,
  damageBonus: 0,
  agile: null,
  first: false,
};

/**
 * What somebody most likely does: strikes the one pointed at (`aim`), who it meant before, who strikes at it, or the
 * first opponent it reaches; with a weapon that reaches it.
 */
export function likelyDraft(
  state: CombatState,
  actor: Combatant,
  meant: { readonly aim: string | null; readonly before: string | null },
): IntentDraft {
  const { weapons } = sheetSlot.read(actor.sheet);
  const standing = state.combatants.filter((one) => areOpposed(one.side, actor.side) && canAct(one));
  const near = standing.filter((one) => reaches(actor, one));
  const aim = state.combatants.find(({ id }) => id === meant.aim && id !== actor.id) ?? null;
  const inHand = weapons.find(({ kind }) => kind === 'melee') ?? weapons[0];
  const isNear = aim === null ? near.length > 0 : reaches(actor, aim);
  const weapon = isNear ? inHand : (weapons.find(({ kind }) => kind === 'ranged') ?? inHand);
  const within = weapon?.kind === 'ranged' ? [...near, ...standing] : near;
  const { intents } = fightOf(state);
  const attacksIt = (id: string): boolean =>
    intents.some((intent) => intent.combatant === id && intent.target === actor.id);
  const target =
    aim ??
    within.find(({ id }) => id === meant.before) ??
    within.find(({ id }) => attacksIt(id)) ??
    within[0] ??
    null;
  return { ...PLAIN, weapon: weapon?.id ?? UNARMED, target: target?.id ?? null };
}

/** A declared intent, to be written anew. */
export function draftOf({
  combatant: _combatant,
  helpless: _helpless,
  effect,
  weapon,
  ...said
}: Intent): IntentDraft {
  return { ...said, weapon: weapon ?? UNARMED, effect: effectDraftOf(effect) };
}

/** The skill an intent is rolled with when nothing else is said. */
export function skillOf({ skill, weapon, target }: IntentDraft, actor: Combatant): string {
  const own = target === null ? defenseSkill(sheetSlot.read(actor.sheet)) : '';
  return skill ?? weaponOf(actor, weapon)?.skill ?? own;
}

/** Whether an intent reaches other groups. */
export function isRanged({ ranged, weapon }: IntentDraft, actor: Combatant): boolean {
  return ranged ?? weaponOf(actor, weapon)?.kind === 'ranged';
}

/** The command that declares it; `again` at the narrator's word (S15). What doesn't go with the target is left out. */
export function declareCommand(
  { combatants }: CombatState,
  { id }: Combatant,
  draft: IntentDraft,
  again: boolean,
): OfType<ScopCommand, 'declare'> {
  const { effect, skill, ranged, agile, hitting, dodge, unaware, victimConcepts, ...said } = draft;
  const victim = combatants.find((one) => one.id === said.target);
  const aimed: Partial<FieldsOf<ScopCommand, 'declare'>> =
    victim === undefined
      ? { effect: { kind: 'other', text: effect.text.trim() }, dodge }
      : {
          effect: effectOf(effect),
          hitting,
          unaware,
          victimConcepts: has(victim, 'surprised') ? victimConcepts : 0,
        };
  return {
    type: 'declare',
    combatant: id,
    ...said,
    ...aimed,
    again,
    skill: skill ?? undefined,
    ranged: ranged ?? undefined,
    agile: agile ?? undefined,
  };
}

function effectOf({
  kind,
  condition,
  dice,
  name,
  rounds,
  group,
  text,
}: EffectDraft): FieldsOf<ScopCommand, 'declare'>['effect'] {
  switch (kind) {
    case 'condition':
      return condition === 'other'
        ? { kind, condition, details: { dice, text: name }, rounds }
        : { kind, condition, details: { dice }, rounds };
    case 'move':
      return { kind, group };
    case 'other':
      return { kind, text };
    default:
      return { kind };
  }
}

function effectDraftOf(effect: Effect): EffectDraft {
  if (effect.kind !== 'condition') return { ...PLAIN_EFFECT, ...effect };
  const { kind, condition, rounds, details } = effect;
  const { dice, text } = details;
  return {
    ...PLAIN_EFFECT,
    kind,
    condition,
    rounds,
    dice: typeof dice === 'number' ? dice : 0,
    name: typeof text === 'string' ? text : '',
  };
}
