import { addCondition } from '#shared/combat/conditions/held.ts';
import { refreshStanding } from '#shared/combat/health.ts';
import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { fightOf, patchFight } from '#shared/rules/scop/fight.ts';
import type { Outcome } from './hits.ts';
import { patchOwn } from '#shared/rules/scop/own.ts';
import { hurt } from '#shared/rules/scop/wounds/standing.ts';
import { strikeDamage } from './strike.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { tell, tellConsequence } from '#shared/rules/scop/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Applies what the attackers meant to whom they hit (S8); nothing of it changes who has hit whom. */
export function applyEffects(play: Play, outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    if (outcome.hit !== null) applyEffect(play, outcome, outcome.hit);
  }
}

/** Those an effect keeps from what they were doing (S8). */
export function interruptedBy(outcomes: readonly Outcome[]): ReadonlySet<string> {
  return new Set(
    outcomes.flatMap(({ attack, hit }) =>
      hit !== null && attack.intent.effect.kind === 'interrupt' ? [hit.target.id] : [],
    ),
  );
}

function applyEffect(play: Play, outcome: Outcome, hit: NonNullable<Outcome['hit']>): void {
  const { attacker, intent } = outcome.attack;
  const { target } = hit;
  const { effect } = intent;
  const names = { name: nameOf(attacker), target: nameOf(target) };
  switch (effect.kind) {
    case 'damage': {
      const { total } = strikeDamage(outcome, hit);
      if (total > 0) hurt(play, target.id, total, who(attacker));
      return;
    }
    case 'condition': {
      const { condition, details, rounds } = effect;
      addCondition(play, { target: target.id, id: condition, details, rounds, by: attacker.id });
      refreshStanding(play, target.id);
      return;
    }
    case 'move':
      forceMove(play, attacker, target, effect.group);
      return;
    case 'interrupt':
      tellConsequence(play, target, {
        kind: 'interrupted',
        said: scopMessage('effect.interrupted', names),
        rule: 'S8',
      });
      stop(play, target.id);
      return;
    case 'other':
      tell(
        play,
        attacker,
        effect.text === ''
          ? scopMessage('effect.plain', names)
          : scopMessage('effect.other', { ...names, text: effect.text }),
        'S8',
      );
  }
}

/** What somebody was about to do in this turn is lost: its way to another group and whatever it hasn't rolled for yet. */
function stop(play: Play, id: string): void {
  const { intents, moves, acted } = fightOf(play.state);
  patchFight(play, {
    intents: intents.filter(({ combatant }) => combatant !== id),
    moves: moves.filter(({ combatant }) => combatant !== id),
    acted: [...new Set([...acted, id])],
  });
}

/** Forced movement: into another group at once, or about within its own, as the narrator tells. */
function forceMove(play: Play, attacker: Combatant, target: Combatant, group: string | null): void {
  const names = { name: nameOf(attacker), target: nameOf(target) };
  if (group === null) {
    tellConsequence(play, target, {
      kind: 'forced-move',
      said: scopMessage('effect.pushed', names),
      rule: 'S8',
    });
    return;
  }
  patchOwn(play, target.id, { group });
  const { moves } = fightOf(play.state);
  patchFight(play, { moves: moves.filter(({ combatant }) => combatant !== target.id) });
  const said = scopMessage('effect.forced', { ...names, group });
  tellConsequence(play, target, { kind: 'forced-move', said, rule: 'S8' });
}
