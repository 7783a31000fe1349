import { who, type Play } from '../../combat/play.ts';
import type { Combatant } from '../../combat/state.ts';
import type { Message } from '../../text/message.ts';
import { resolveOpposed, type Opposed, type OpposedOutcome } from './maneuver.ts';
import { optionsSlot } from './options.ts';
import type { Tester } from './pool-test.ts';
import { testerOf } from './tester.ts';
import { say } from './texts.ts';

/** An opposed test about to be rolled between two combatants. */
export interface Contest {
  readonly kind: Opposed;
  readonly starter: Combatant;
  readonly other: Combatant;
  readonly modifier: number;
  readonly targetModifier: number;
  readonly said: Message;
  /** What a win comes to, in words; null for nothing more than the win. */
  readonly gain?: (outcome: OpposedOutcome) => Message | null;
}

/** Rolls and tells an opposed test: Enganação against Destreza for a feint, else Luta with the table's attribute (N8, N9). */
export function contest(play: Play, { kind, starter, other, said, gain, ...asked }: Contest): OpposedOutcome {
  const options = optionsSlot.read(play.state.options, 'options');
  const sides = kind === 'feint' ? feintSides : maneuverSides;
  const [one, two] = sides(starter, other, asked, options);
  const { outcome, sums } = resolveOpposed(kind, one, two, options, play.dice);
  const [started, opposed] = sums.map(({ total }) => total);
  const totals = { total: started ?? 0, opposed: opposed ?? 0 };
  const gained = outcome.success ? (gain?.(outcome) ?? null) : null;
  const verdict = say(outcome.success ? 'verdict.wins' : 'verdict.loses', totals);
  play.events.push({
    type: 'test',
    act: kind === 'feint' ? 'feint' : 'maneuver',
    actor: who(starter),
    target: who(other),
    said,
    verdict: gained === null ? verdict : say('verdict.andMore', { verdict, more: gained }),
    outcome: outcome.success ? 'success' : 'failure',
    sums,
    rule: kind === 'feint' ? 'N8' : 'N9',
  });
  return outcome;
}

type Sides = (
  starter: Combatant,
  other: Combatant,
  asked: Pick<Contest, 'modifier' | 'targetModifier'>,
  options: { readonly maneuverAttribute: Parameters<typeof testerOf>[3] },
) => readonly [Tester, Tester];

const feintSides: Sides = (starter, other, { modifier, targetModifier }) => [
  testerOf(starter, 'deception', { modifier }),
  testerOf(other, 'dexterity', { modifier: targetModifier }),
];

const maneuverSides: Sides = (starter, other, { modifier, targetModifier }, { maneuverAttribute }) => [
  testerOf(starter, 'fighting', { modifier }, maneuverAttribute),
  testerOf(other, 'fighting', { modifier: targetModifier }, maneuverAttribute),
];
