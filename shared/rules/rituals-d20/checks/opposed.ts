import type { Sum } from '#shared/combat/events.ts';
import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import {
  resolveOpposed,
  type Opposed,
  type ResolvedOpposed,
} from '#shared/rules/rituals-d20/maneuver/maneuver.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import type { Roller } from './pool-check.ts';
import { rollerOf } from './roller.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** An opposed check between two combatants. */
export interface Contest {
  readonly kind: Opposed;
  readonly starter: Combatant;
  readonly other: Combatant;
  readonly modifier: number;
  readonly targetModifier: number;
  readonly said: Message;
}

/** How a win is told; left out, it is the win alone. */
export interface Won {
  readonly verdict?: Message;
  /** What the win rolled besides. */
  readonly sums?: readonly Sum[];
}

/** Rolls an opposed check: Enganação against Destreza for a feint, else Luta with the table's attribute (N8, N9). */
export function rollContest(play: Play, { kind, starter, other, ...asked }: Contest): ResolvedOpposed {
  const options = optionsSlot.read(play.state.options, 'options');
  const sides = kind === 'feint' ? feintSides : maneuverSides;
  const [one, two] = sides(starter, other, asked, options);
  return resolveOpposed({ kind, starter: one, other: two }, options, play.dice);
}

/** Tells an opposed check that was rolled; `won` counts only if it was. */
export function tellContest(
  play: Play,
  { kind, starter, other, said }: Contest,
  { outcome: { success }, totals, sums }: ResolvedOpposed,
  won: Won = {},
): void {
  play.events.push({
    type: 'test',
    act: kind === 'feint' ? 'feint' : 'maneuver',
    actor: who(starter),
    target: who(other),
    said,
    verdict: success
      ? (won.verdict ?? ritualsMessage('verdict.wins', totals))
      : ritualsMessage('verdict.loses', totals),
    outcome: success ? 'success' : 'failure',
    sums: success && won.sums ? [...sums, ...won.sums] : sums,
    rule: kind === 'feint' ? 'N8' : 'N9',
  });
}

/** Rolls and tells an opposed check of which a win is all there is to say; whether it was won (N8, N9). */
export function contest(play: Play, asked: Contest): boolean {
  const resolved = rollContest(play, asked);
  tellContest(play, asked, resolved);
  return resolved.outcome.success;
}

type Sides = (
  starter: Combatant,
  other: Combatant,
  asked: Pick<Contest, 'modifier' | 'targetModifier'>,
  options: { readonly maneuverAttribute: Parameters<typeof rollerOf>[3] },
) => readonly [Roller, Roller];

const feintSides: Sides = (starter, other, { modifier, targetModifier }) => [
  rollerOf(starter, 'deception', { modifier }),
  rollerOf(other, 'dexterity', { modifier: targetModifier }),
];

const maneuverSides: Sides = (starter, other, { modifier, targetModifier }, { maneuverAttribute }) => [
  rollerOf(starter, 'fighting', { modifier }, maneuverAttribute),
  rollerOf(other, 'fighting', { modifier: targetModifier }, maneuverAttribute),
];
