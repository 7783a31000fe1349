import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { findCombatant, refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { applyEffects, interruptedBy } from '#shared/rules/scop/attack/effects.ts';
import { fightOf, patchFight, type Intent } from '#shared/rules/scop/fight.ts';
import { hitsOf, type Outcome, type Rolls } from '#shared/rules/scop/attack/hits.ts';
import { groupedBy } from '#shared/rules/kit/grouped.ts';
import { requireNeeds, spendNeeds } from './needs.ts';
import { planStep, type StepPlan } from './plan-step.ts';
import { rollCheck } from '#shared/rules/scop/checks/check-roll.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tell, tellAttack, tellDefense } from '#shared/rules/scop/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Rolls what is declared to come before everyone (S15); the others may still change their minds. */
export const resolveFirst = defineCommand('resolve-first', z.strictObject({}), (play) => {
  requireRunning(play);
  if (!declares(play, true)) refuse(scopMessage('error.nothingFirst'));
  requireAllNeeds(play, [true]);
  resolveStep(play, true);
});

/**
 * Rolls everything declared in this turn (S7–S14): first what comes before everyone, if it hasn't been rolled, then all
 * the rest at once. The turn goes on until `next-turn`, for those who act again (S15).
 */
export const resolveTurn = defineCommand('resolve-turn', z.strictObject({}), (play) => {
  requireRunning(play);
  if (!declares(play, true) && !declares(play, false)) refuse(scopMessage('error.nothingDeclared'));
  requireAllNeeds(play, [true, false]);
  if (declares(play, true)) resolveStep(play, true);
  if (declares(play, false)) resolveStep(play, false);
});

/** Asks for what the weapons use up before any die falls. */
function requireAllNeeds({ state }: Play, steps: readonly boolean[]): void {
  const attacks = steps.flatMap((first) => planStep(state, first).attacks);
  for (const [id, own] of groupedBy(attacks, ({ attacker }) => attacker.id)) {
    const intents = own.map(({ intent }) => intent);
    requireNeeds(requireCombatant(state, id), intents, 'weapon');
  }
}

function declares(play: Play, first: boolean): boolean {
  return fightOf(play.state).intents.some((intent) => intent.first === first);
}

/** Everyone in the step rolls once, in the order of the combatants; then all it comes to is applied at once. */
function resolveStep(play: Play, first: boolean): void {
  const plan = planStep(play.state, first);
  const rolls: Rolls = new Map(
    plan.checks.map((check) => [
      check.who.id,
      rollCheck(check.pool, play.dice, (role) => `${role}:${check.who.id}`),
    ]),
  );
  const outcomes = hitsOf(plan, rolls);
  tellChecks(play, plan, rolls, outcomes);
  spendNeeds(play, plan.attacks);
  finish(play, first);
  applyEffects(play, outcomes);
  const interrupted = interruptedBy(outcomes);
  for (const intent of plan.quiet) {
    if (!interrupted.has(intent.combatant)) tellQuiet(play, intent);
  }
  for (const intent of plan.lapsed) tellLapsed(play, intent);
}

function tellChecks(play: Play, { checks }: StepPlan, rolls: Rolls, outcomes: readonly Outcome[]): void {
  const own = new Map(outcomes.map((outcome) => [outcome.attack.attacker.id, outcome]));
  const hit = new Set(outcomes.flatMap((outcome) => outcome.hit?.target.id ?? []));
  for (const check of checks) {
    const { id } = check.who;
    const roll = rolls.get(id);
    if (roll === undefined) continue;
    const outcome = own.get(id);
    if (outcome === undefined) tellDefense(play, check, roll, hit.has(id));
    else tellAttack(play, check, roll, outcome);
  }
}

/** The step's intents are done with, whatever they came to. */
function finish(play: Play, first: boolean): void {
  const { intents, acted } = fightOf(play.state);
  const done = intents.filter((intent) => intent.first === first).map(({ combatant }) => combatant);
  patchFight(play, {
    intents: intents.filter((intent) => intent.first !== first),
    acted: [...new Set([...acted, ...done])],
  });
}

function tellQuiet(play: Play, { combatant, effect }: Intent): void {
  if (effect.kind !== 'other' || effect.text === '') return;
  const actor = requireCombatant(play.state, combatant);
  tell(play, actor, scopMessage('quiet.done', { name: nameOf(actor), text: effect.text }), 'S8');
}

function tellLapsed(play: Play, { combatant }: Intent): void {
  const actor = findCombatant(play.state, combatant);
  if (actor !== null) tell(play, actor, scopMessage('quiet.lapsed', { name: nameOf(actor) }), 'S11');
}
