import type { Sum } from '#shared/combat/events.ts';
import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { useFeint } from '#shared/rules/heroes-d20/maneuver/feints.ts';
import {
  MANEUVERS,
  resolveManeuver,
  type ManeuverKind,
  type ManeuverOutcome,
} from '#shared/rules/heroes-d20/maneuver/maneuver.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { markOf } from './check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** A manoeuvre of one against another about to be rolled. */
export interface Contest {
  readonly kind: ManeuverKind;
  readonly starter: Combatant;
  readonly other: Combatant;
  /** The narrator's, on each side's roll. */
  readonly bonus: number;
  readonly targetBonus: number;
  readonly said: Message;
  /** What a win comes to, in the verdict; null for nothing more than winning. */
  readonly gain: (won: ManeuverOutcome) => Message | null;
  /** What a win rolls besides, shown with the two totals. */
  readonly extra: () => readonly Sum[];
}

/** Rolls and tells an opposed check of Luta, conditions of both as on attack rolls; being an attack, it uses up a feint (H20–H25). */
export function contest(play: Play, asked: Contest): ManeuverOutcome {
  const { kind, starter, other, said } = asked;
  const { outcome, sums } = resolveManeuver(
    kind,
    side(starter, other, asked.bonus),
    side(other, starter, asked.targetBonus),
    play.dice,
  );
  const [attack, defense] = sums.map(({ total }) => total);
  const totals = { attack: attack ?? 0, defense: defense ?? 0 };
  const gain = outcome.success ? asked.gain(outcome) : null;
  play.events.push({
    type: 'test',
    act: 'maneuver',
    actor: who(starter),
    target: who(other),
    said,
    outcome: markOf(outcome.success),
    verdict:
      gain === null
        ? heroesMessage(outcome.success ? 'verdict.won' : 'verdict.lost', totals)
        : heroesMessage('verdict.wonGain', { ...totals, gain }),
    sums: outcome.success ? [...sums, ...asked.extra()] : sums,
    rule: MANEUVERS[kind].rule,
  });
  useFeint(play, starter.id, other.id);
  return outcome;
}

function side(one: Combatant, other: Combatant, bonus: number): Parameters<typeof resolveManeuver>[1] {
  const { fighting } = sheetSlot.read(one.sheet);
  return { fighting, bonus, conditions: heldBy(one, other.id) };
}
