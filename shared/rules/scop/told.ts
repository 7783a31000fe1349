import type { CombatEvent, Outcome as Mark, Sum, Term } from '#shared/combat/events.ts';
import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import type { Outcome } from './attack/hits.ts';
import type { PlannedCheck, PoolPart } from './turn/plan-check.ts';
import { strikeDamage } from './attack/strike.ts';
import type { RolledRole, CheckRoll } from './checks/check-roll.ts';
import { scopMessage, type ScopKey } from './words/texts.ts';
import { weaponName, weaponOf } from './sheet/weapon.ts';
import { nameOf } from '#shared/combat/name.ts';

const DAMAGE = scopMessage('sum.damage');
const TEN_SIDED = scopMessage('term.tenSided');
const D10_BASE: PoolPart = { label: scopMessage('part.ofEveryTest'), dice: 2, rule: 'S3' };
const ROLE_TEXT = {
  base: scopMessage('term.base'),
  support: scopMessage('term.support'),
  penalty: scopMessage('term.penalty'),
  pool: TEN_SIDED,
} as const;

/** Tells a consequence of an act in the system's own words. */
export function tellConsequence(
  play: Play,
  combatant: Combatant,
  fields: { readonly kind: string; readonly said: Message; readonly rule: string },
): void {
  play.events.push({ type: 'consequence', ...fields, who: who(combatant), grave: false });
}

/** Tells something nobody rolled for. */
export function tell(play: Play, combatant: Combatant, said: Message, rule: string): void {
  play.events.push({ type: 'told', who: who(combatant), said, rule });
}

/** The sums of a check: how many dice and why, then the dice themselves. */
export function checkSums({ who: combatant, parts, pool }: PlannedCheck, roll: CheckRoll): readonly Sum[] {
  const name = nameOf(combatant);
  const counted = pool.method === 'd10' ? [D10_BASE, ...parts] : parts;
  const poolTerms = counted.map(({ label, dice, rule }): Term => ({ label, value: dice, rule, dice: [] }));
  const net = poolTerms.reduce((sum, { value }) => sum + value, 0);
  const total = pool.method === 'd10' ? pool.pool : net;
  return [
    { purpose: 'pool', label: scopMessage('sum.pool', { name }), terms: poolTerms, multiplier: 1, total },
    {
      purpose: 'test',
      label: scopMessage('sum.test', { name }),
      terms: roll.roles.map(roleTerm),
      multiplier: 1,
      total: roll.level,
    },
  ];
}

/** Tells the check of one that attacked: whom, how it came out, and the damage it comes to. */
export function tellAttack(play: Play, check: PlannedCheck, roll: CheckRoll, outcome: Outcome): void {
  const { attacker, intent, target: meant } = outcome.attack;
  const { hit } = outcome;
  const target = hit?.target ?? meant;
  const values = {
    name: nameOf(attacker),
    target: nameOf(target),
    weapon: weaponName(weaponOf(attacker, intent.weapon)),
  };
  const damage = hit !== null && intent.effect.kind === 'damage' ? damageSum(outcome, hit) : [];
  play.events.push({
    type: 'test',
    act: 'attack',
    actor: who(attacker),
    target: who(target),
    said: scopMessage(`attack.${intent.ranged ? 'ranged' : 'melee'}${intent.first ? 'First' : ''}`, values),
    outcome: markOf(outcome),
    verdict: verdictOf(outcome, roll),
    sums: [...checkSums(check, roll), ...damage],
    rule: intent.ranged ? 'S12' : 'S7',
  });
}

/** Tells the check of one that only defended itself. */
export function tellDefense(play: Play, check: PlannedCheck, roll: CheckRoll, wasHit: boolean): void {
  const name = nameOf(check.who);
  tellCheck(play, check, roll, {
    act: 'defense',
    said: scopMessage('defense.said', { name }),
    verdict: scopMessage(wasHit ? 'defense.hit' : 'defense.safe', { level: roll.level }),
    outcome: wasHit ? 'failure' : 'success',
    rule: 'S7',
  });
}

/** Tells any other check. */
export function tellCheck(
  play: Play,
  check: PlannedCheck,
  roll: CheckRoll,
  told: Pick<Extract<CombatEvent, { type: 'test' }>, 'act' | 'said' | 'verdict' | 'outcome' | 'rule'>,
): void {
  play.events.push({
    type: 'test',
    ...told,
    actor: who(check.who),
    target: null,
    sums: checkSums(check, roll),
  });
}

function markOf({ hit, margin }: Outcome): Mark {
  if (hit !== null) return 'success';
  return margin === 0 ? 'neutral' : 'failure';
}

function verdictOf({ hit, margin, attack }: Outcome, { level, failed }: CheckRoll): Message {
  if (hit !== null) {
    const values = { target: nameOf(hit.target), level, margin: hit.margin };
    return scopMessage(hit.open ? 'verdict.hitOpen' : 'verdict.hit', values);
  }
  const key: ScopKey = failed ? 'verdict.failed' : margin === 0 ? 'verdict.tie' : 'verdict.miss';
  return scopMessage(key, { level, other: level - margin, target: nameOf(attack.target) });
}

function damageSum(outcome: Outcome, hit: NonNullable<Outcome['hit']>): Sum[] {
  const { terms, total } = strikeDamage(outcome, hit);
  return [{ purpose: 'damage', label: DAMAGE, terms, multiplier: 1, total }];
}

function roleTerm({ role, value, dice }: RolledRole): Term {
  return { label: ROLE_TEXT[role], value, rule: role === 'pool' ? 'S3' : 'S2', dice };
}
