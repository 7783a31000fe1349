import { spendAction } from '#shared/combat/actions.ts';
import { requireNeed, spendNeed } from '#shared/combat/counters/counters.ts';
import { who, type Play } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { ownOf, patchOwn } from '#shared/rules/rituals-d20/own.ts';
import { sheetSlot, type Ritual } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Works on a ritual: a standard action, or a full one each round for the longer ones; another one in progress is given up (N12). */
export function castRitual(play: Play, caster: Combatant, ritual: Ritual): void {
  const { id } = caster;
  const name = nameOf(caster);
  const { casting } = ownOf(caster);
  requireNeed(caster, ritual.needs, 'ritual');
  spendAction(play, id, ritual.rounds === 0 ? 'standard' : 'full');
  const goesOn = casting?.ritual === ritual.id;
  if (casting !== null && !goesOn) tellLost(play, caster, casting.ritual);
  const done = goesOn ? casting.done + 1 : 1;
  const complete = done >= ritual.rounds;
  patchOwn(play, id, { casting: complete ? null : { ritual: ritual.id, done, round: play.state.round } });
  const values = { name, ritual: ritual.name };
  tell(
    play,
    caster,
    complete
      ? ritualsMessage('told.ritualCast', { ...values, cost: ritual.cost })
      : ritualsMessage('told.ritualGoesOn', { ...values, done, rounds: ritual.rounds }),
  );
  if (complete) spendNeed(play, id, ritual.needs);
}

/** As a turn begins: rituals of those who let a turn of theirs pass without working on them are lost (N12). */
export function passCasting(play: Play, id: string): void {
  for (const combatant of play.state.combatants) {
    const { casting } = ownOf(combatant);
    if (casting === null || !isLapsed(play.state, combatant, casting.round, id)) continue;
    patchOwn(play, combatant.id, { casting: null });
    tellLost(play, combatant, casting.ritual);
  }
}

/** How far one is with a ritual of several rounds, or null (N12). */
export function castingOf(combatant: Combatant): { ritual: string; done: number; rounds: number } | null {
  const { casting } = ownOf(combatant);
  if (casting === null) return null;
  return {
    ritual: casting.ritual,
    done: casting.done,
    rounds: ritualOf(combatant, casting.ritual)?.rounds ?? 0,
  };
}

/** The ritual of an id on a sheet, or null. */
export function ritualOf({ sheet }: Combatant, id: string): Ritual | null {
  return sheetSlot.read(sheet).rituals.find((one) => one.id === id) ?? null;
}

/** A round without work on it, or a turn of this round that is over without any. */
function isLapsed(
  state: CombatState,
  { id, standing }: Combatant,
  round: number,
  beginning: string,
): boolean {
  if (standing === 'defeated' || round < state.round - 1) return true;
  const turnIsOver =
    id !== beginning && state.acted.includes(id) && !state.interrupted.some(({ who }) => who === id);
  return round < state.round && turnIsOver;
}

function tellLost(play: Play, caster: Combatant, ritual: string): void {
  const said = ritualsMessage('told.ritualLost', {
    name: nameOf(caster),
    ritual: ritualOf(caster, ritual)?.name ?? ritual,
  });
  tell(play, caster, said);
}

function tell(play: Play, caster: Combatant, said: Message): void {
  play.events.push({ type: 'told', who: who(caster), said, rule: 'N12' });
}
