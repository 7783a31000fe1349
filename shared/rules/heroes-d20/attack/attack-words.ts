import type { CombatEvent, Outcome } from '#shared/combat/events.ts';
import type { Message } from '#shared/text/message.ts';
import type { ResolvedAttack } from './attack.ts';
import type { HitReason } from './decide-hit.ts';
import type { Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** What the words about an attack are made from. */
export interface AttackTold {
  readonly attacker: string | Message;
  readonly target: string | Message;
  readonly weapon: Weapon;
  readonly attackIndex: number;
  readonly reaction: boolean;
  /** Whom a redirected shot strikes, when the narrator has said so (H13). */
  readonly redirectTo: string | Message | null;
}

const NATURAL_ONE = heroesMessage('verdict.naturalOne');
const NATURAL_TWENTY = heroesMessage('verdict.naturalTwenty');
const DEFENSE_NATURAL_ONE = heroesMessage('verdict.defenseNaturalOne');
const DEFENSE_NATURAL_TWENTY = heroesMessage('verdict.defenseNaturalTwenty');
const REDIRECTED = heroesMessage('verdict.redirected');

/** The rule behind each reason. */
const REASON_RULES: { readonly [Reason in HitReason]: string } = {
  'natural-1': 'H9',
  'natural-20': 'H9',
  concealment: 'H9',
  blinded: 'H9',
  'defense-natural-1': 'H9',
  'defense-natural-20': 'H9',
  totals: 'H8',
};

/** The words and marks of an attack for its event: what was done, how it came out, and the rule that decided. */
export function attackWords(
  told: AttackTold,
  resolved: ResolvedAttack,
): Pick<Extract<CombatEvent, { type: 'test' }>, 'said' | 'verdict' | 'outcome' | 'rule'> {
  return {
    said: attackSaid(told),
    verdict: resolved.outcome.redirected ? redirectedVerdict(told) : attackVerdict(told.weapon, resolved),
    outcome: markOf(resolved),
    rule: resolved.outcome.redirected ? 'H13' : REASON_RULES[resolved.outcome.reason],
  };
}

function attackSaid({ attacker, target, weapon, attackIndex, reaction }: AttackTold): Message {
  const values = { attacker, target, weapon: weapon.name };
  if (reaction) return heroesMessage('said.attackReaction', values);
  return attackIndex === 0
    ? heroesMessage('said.attack', values)
    : heroesMessage('said.attackAgain', { ...values, nth: attackIndex + 1 });
}

function markOf({ outcome: { hit, critical } }: ResolvedAttack): Outcome {
  if (critical) return 'critical';
  return hit ? 'success' : 'failure';
}

function redirectedVerdict({ redirectTo }: AttackTold): Message {
  return redirectTo === null ? REDIRECTED : heroesMessage('verdict.redirectedTo', { other: redirectTo });
}

function attackVerdict(weapon: Weapon, { outcome, natural }: ResolvedAttack): Message {
  const { hit, reason, critical } = outcome;
  const multiplier = weapon.criticalMultiplier;
  switch (reason) {
    case 'natural-1':
      return NATURAL_ONE;
    case 'natural-20':
      return critical ? heroesMessage('verdict.naturalTwentyCritical', { multiplier }) : NATURAL_TWENTY;
    case 'concealment':
      return heroesMessage('verdict.concealment', { natural });
    case 'blinded':
      return heroesMessage('verdict.blinded', { natural });
    case 'defense-natural-1':
      return critical
        ? heroesMessage('verdict.defenseNaturalOneCritical', { multiplier })
        : DEFENSE_NATURAL_ONE;
    case 'defense-natural-20':
      return DEFENSE_NATURAL_TWENTY;
    case 'totals': {
      const totals = { attack: outcome.attackTotal, defense: outcome.defenseTotal };
      if (critical) return heroesMessage('verdict.critical', { ...totals, multiplier });
      return heroesMessage(hit ? 'verdict.hit' : 'verdict.miss', totals);
    }
  }
}
