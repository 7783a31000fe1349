import type { Who } from '#shared/combat/events.ts';
import { addCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { findCombatant, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { plain } from '#shared/text/message.ts';
import { ATTRIBUTE_NAMES } from './attribute-loss.ts';
import { dyingSlot } from '#shared/rules/cairn/conditions/conditions.ts';
import { markDead, startDying } from './dying.ts';
import { attributesOf, patchOwn, pendingOf, scarsOf, withMended } from '#shared/rules/cairn/own.ts';
import { rollSave } from './save.ts';
import { DOOMED } from '#shared/rules/cairn/scars/scars.ts';
import { sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import { has } from '#shared/rules/cairn/conditions/standing.ts';
import { mendScar } from '#shared/rules/cairn/scars/suffer-scar.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { MARKS, tellConsequence, tellSave } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The FOR save against critical damage, on the value FOR has just come to (C9), with all that follows. */
export function saveAgainstCritical(play: Play, id: string, by: Who | null): void {
  const combatant = requireCombatant(play.state, id);
  const save = rollSave(play.dice, attributesOf(combatant).str.current, `save:${id}`);
  const said = cairnMessage('save.againstCritical', { name: nameOf(combatant) });
  tellSave(play, { actor: who(combatant), save, said, attribute: ATTRIBUTE_NAMES.str, rule: 'C9' });
  const doomed = pendingOf(combatant).includes(DOOMED);
  if (save.passed) {
    if (doomed) mendScar(play, id, DOOMED);
    return;
  }
  if (doomed) dieOfDoom(play, combatant);
  else takeCritical(play, combatant);
  tellEffect(play, combatant, by);
}

/** Entry 12: the failed save is death (C13). */
function dieOfDoom(play: Play, combatant: Combatant): void {
  const { id } = combatant;
  const name = nameOf(combatant);
  patchOwn(play, id, { scars: withMended(scarsOf(combatant), DOOMED) });
  const said = cairnMessage('died.doomed', { name });
  tellConsequence(play, {
    kind: 'died',
    who: who(combatant),
    said,
    rule: 'C13',
    grave: true,
    mark: MARKS.death,
  });
  markDead(play, id);
}

function takeCritical(play: Play, combatant: Combatant): void {
  const { id, side } = combatant;
  const name = nameOf(combatant);
  const detachment = sheetSlot.read(combatant.sheet).detachment;
  tellConsequence(play, {
    kind: detachment ? 'detachment-broken' : 'critical-damage',
    who: who(combatant),
    said: cairnMessage(
      detachment ? 'critical.detachment' : side === 'pc' ? 'critical.pc' : 'critical.other',
      {
        name,
      },
    ),
    rule: detachment ? 'C11' : 'C10',
    grave: true,
  });
  // Wounded again while dying: the hour that runs goes on.
  if (has(combatant, 'critical')) return;
  if (has(combatant, 'stabilised')) removeCondition(play, id, 'stabilised');
  startDying(play, id, 'critical');
}

/** What the attacker does to those who fail the save (C10), in the words of its sheet. */
function tellEffect(play: Play, victim: Combatant, by: Who | null): void {
  const attacker = by === null ? null : findCombatant(play.state, by.id);
  if (attacker === null) return;
  const { criticalEffect } = sheetSlot.read(attacker.sheet);
  if (criticalEffect === '') return;
  tellConsequence(play, {
    kind: 'critical-effect',
    who: who(victim),
    said: cairnMessage('critical.effect', { name: nameOf(attacker), effect: plain(criticalEffect) }),
    rule: 'C10',
    grave: true,
  });
}

/** Stops the clock of one who is dying (C10): critical damage is stabilised, a mortal wound waits for recovery. */
export function stabilise(play: Play, id: string): void {
  const combatant = requireCombatant(play.state, id);
  const said = cairnMessage('critical.stabilised', { name: nameOf(combatant) });
  tellConsequence(play, { kind: 'stabilised', who: who(combatant), said, rule: 'C10', grave: false });
  if (has(combatant, 'critical')) {
    removeCondition(play, id, 'critical');
    addCondition(play, { target: id, id: 'stabilised', details: {}, rounds: null, by: null });
  }
  if (has(combatant, 'mortal-wound')) {
    const details = dyingSlot.write({ deadline: null });
    addCondition(play, { target: id, id: 'mortal-wound', details, rounds: null, by: null });
  }
}
