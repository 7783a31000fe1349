import type { Mark, Who } from '#shared/combat/events.ts';
import { losePoints, refreshStanding } from '#shared/combat/health.ts';
import { requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant, Standing } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { isKeptFromActing } from '#shared/combat/conditions/dials.ts';
import { conditions, has } from '#shared/rules/scop/conditions/conditions.ts';
import { optionsSlot } from '#shared/rules/scop/options.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import { deathPoint, isDead, isOut } from './wounds.ts';
import { nameOf } from '#shared/combat/name.ts';

const DEATH: Mark = { id: 'death', label: scopMessage('mark.death'), tone: 'plain' };

/** Up, down or defeated: out of action by wounds (S11) or unconscious (S8), PCs and allies lie down until they are dead. */
export function standingOf(combatant: Combatant, rawOptions: JsonObject): Standing {
  const options = optionsSlot.read(rawOptions, 'options');
  const { hp, side } = combatant;
  if (isDead(hp, options)) return 'defeated';
  if (!isOut(hp, options) && !has(combatant, 'unconscious')) return 'up';
  return side === 'foe' ? 'defeated' : 'down';
}

/** Whether somebody is dead of wounds under these house options (S11). */
export function isDeadOfWounds({ hp }: Combatant, rawOptions: JsonObject): boolean {
  return isDead(hp, optionsSlot.read(rawOptions, 'options'));
}

/** Whether a combatant can act at all; one surprised can from the next turn on (S14). */
export function canAct(combatant: Combatant): boolean {
  return combatant.standing === 'up' && !isKeptFromActing(combatant, conditions);
}

/** Takes Vitalidade off, down to that at which one dies, and tells who falls and who dies (S11). */
export function hurt(play: Play, id: string, amount: number, by: Who | null): void {
  const options = optionsSlot.read(play.state.options, 'options');
  const before = requireCombatant(play.state, id, 'target');
  losePoints(play, { target: id, amount, by, floor: deathPoint(before.hp.max, options) });
  refreshStanding(play, id);
  const after = requireCombatant(play.state, id);
  if (isDead(before.hp, options) || !isDead(after.hp, options)) return;
  const said = scopMessage('wound.dies', { name: nameOf(after) });
  play.events.push({
    type: 'consequence',
    kind: 'died',
    who: who(after),
    said,
    rule: 'S11',
    grave: true,
    mark: DEATH,
  });
}
