import { addCondition } from '#shared/combat/conditions/held.ts';
import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { rollContest, tellContest } from '#shared/rules/rituals-d20/checks/opposed.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Running through somebody's space (N9). */
export interface Overrun {
  readonly givesWay: boolean;
  readonly modifier: number;
  readonly targetModifier: number;
}

/** Whether one gets through: past who gives way, or over who is beaten and falls (N9). */
export function overrun(
  play: Play,
  starter: Combatant,
  other: Combatant,
  { givesWay, modifier, targetModifier }: Overrun,
): boolean {
  const values = { name: nameOf(starter), target: nameOf(other) };
  if (givesWay) {
    play.events.push({
      type: 'told',
      who: who(starter),
      said: ritualsMessage('told.givesWay', values),
      rule: 'N9',
    });
    return true;
  }
  const said = ritualsMessage('said.overrun', values);
  const check = { kind: 'overrun', starter, other, modifier, targetModifier, said } as const;
  const resolved = rollContest(play, check);
  tellContest(play, check, resolved, { verdict: ritualsMessage('verdict.winsOverrun', resolved.totals) });
  const { success } = resolved.outcome;
  if (success) fall(play, other.id, starter.id);
  return success;
}

/** Puts one on the ground (N9); what that changes is the narrator's to say (N14). */
export function fall(play: Play, target: string, by: string): void {
  addCondition(play, { target, id: 'prone', details: {}, rounds: null, by });
}
