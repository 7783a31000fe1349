import { addCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import type { Sum } from '#shared/combat/events.ts';
import { patchCombatant, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { sumOf } from '#shared/rules/kit/sums.ts';
import { ATTRIBUTE_NAMES } from '#shared/rules/cairn/wounds/attribute-loss.ts';
import { startDying } from '#shared/rules/cairn/wounds/dying.ts';
import {
  attributesOf,
  pendingOf,
  patchOwn,
  scarsOf,
  setAttribute,
  withMended,
} from '#shared/rules/cairn/own.ts';
import {
  inForce,
  rollMending,
  rollScar,
  type RolledGain,
  type RolledScar,
  type Vitals,
} from './scar-roll.ts';
import { scarFor, stillBrings, type Scar, type ScarFigure } from './scars.ts';
import type { SufferedScar } from '#shared/rules/cairn/sheet/sheet.ts';
import { has } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { dieTerm, MARKS, tellConsequence, UNDER_ATTRIBUTE } from '#shared/rules/cairn/told.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The figures of a scar by name. */
const FIGURES: Readonly<Record<ScarFigure, Message>> = {
  maxHp: cairnMessage('figure.maxHp'),
  ...ATTRIBUTE_NAMES,
};

/** Scars a PC by the PG it lost in one attack (C8, C13): rolls what is due now, keeps what waits on its sheet. */
export function sufferScar(play: Play, id: string, lost: number): void {
  const combatant = requireCombatant(play.state, id);
  const scar = scarFor(lost);
  tellConsequence(play, {
    kind: 'scar',
    who: who(combatant),
    said: cairnMessage('scar.suffered', {
      name: nameOf(combatant),
      entry: scar.entry,
      title: cairnMessage(scar.title),
      text: cairnMessage(scar.text),
    }),
    rule: 'C13',
    grave: true,
    mark: MARKS.scar,
  });
  const rolled = rollScar(scar, vitalsOf(combatant), play.dice, `scar:${id}`);
  const { entry, later } = scar;
  const suffered: SufferedScar = { entry, place: rolled.place?.at.id ?? 'none', pending: later !== null };
  patchOwn(play, id, { scars: [...scarsOf(combatant), suffered] });
  tellScarRoll(play, combatant, scar, rolled);
  applyGain(play, id, rolled.rolled);
  for (const condition of scar.conditions) {
    if (condition === 'mortal-wound') startDying(play, id, condition);
    else if (!has(requireCombatant(play.state, id), condition)) {
      addCondition(play, { target: id, id: condition, details: {}, rounds: null, by: null });
    }
  }
}

/** Rolls the part of a scar that waited, takes it off the sheet, and ends what the scar brought (C13). */
export function mendScar(play: Play, id: string, entry: number): void {
  const combatant = requireCombatant(play.state, id);
  const scar = scarFor(entry);
  const rolled = rollMending(scar, vitalsOf(combatant), play.dice, `scar:${id}`);
  patchOwn(play, id, { scars: withMended(scarsOf(combatant), entry) });
  tellScarRoll(play, combatant, scar, rolled);
  applyGain(play, id, rolled.rolled);
  for (const condition of scar.conditions) {
    const now = requireCombatant(play.state, id);
    if (!stillBrings(pendingOf(now), condition) && has(now, condition)) removeCondition(play, id, condition);
  }
}

function vitalsOf(combatant: Combatant): Vitals {
  return { maxHp: combatant.hp.max, ...attributesOf(combatant) };
}

/** Puts a new maximum in force (C13). */
function applyGain(play: Play, id: string, rolled: RolledGain | null): void {
  if (rolled === null || rolled.to === null) return;
  const { figure, to, gain } = rolled;
  const combatant = requireCombatant(play.state, id);
  if (figure === 'maxHp') {
    const { hp } = combatant;
    patchCombatant(play, id, { hp: { ...inForce(hp, gain, to), temp: hp.temp } });
    return;
  }
  setAttribute(play, id, figure, inForce(attributesOf(combatant)[figure], gain, to));
}

function tellScarRoll(
  play: Play,
  combatant: Combatant,
  scar: Scar,
  { place, save, rolled }: RolledScar,
): void {
  const sums: Sum[] = [];
  if (place !== null) {
    sums.push(
      sumOf('scar-place', cairnMessage('sum.place'), [
        dieTerm(place.natural, 6, 'C13', cairnMessage(place.at.label)),
      ]),
    );
  }
  if (save !== null)
    sums.push({
      ...sumOf('save', cairnMessage('sum.save'), [dieTerm(save.natural, 20, 'C1', cairnMessage('term.d20'))]),
      sense: UNDER_ATTRIBUTE,
    });
  if (rolled !== null) {
    const terms = rolled.naturals.map((natural) => dieTerm(natural, rolled.gain.sides, 'C13'));
    sums.push(sumOf('scar', FIGURES[rolled.figure], terms));
  }
  if (sums.length === 0) return;
  play.events.push({
    type: 'test',
    act: 'scar',
    actor: who(combatant),
    target: null,
    said: cairnMessage('scar.rolled', { name: nameOf(combatant), title: cairnMessage(scar.title) }),
    outcome: 'neutral',
    verdict: verdictOf(place, save, rolled),
    sums,
    rule: 'C13',
  });
}

/** What the dice of a scar came to: a new maximum, or the old one (C13). */
export function saidOfGain({ figure, from, to }: RolledGain): Message {
  return to === null
    ? cairnMessage('scar.stays', { figure: FIGURES[figure], from })
    : cairnMessage('scar.changes', { figure: FIGURES[figure], from, to });
}

function verdictOf(place: RolledScar['place'], save: RolledScar['save'], rolled: RolledGain | null): Message {
  if (rolled !== null) return saidOfGain(rolled);
  if (save !== null)
    return cairnMessage('save.failed', {
      natural: save.natural,
      attribute: ATTRIBUTE_NAMES.wil,
      against: save.attribute,
    });
  return cairnMessage(place?.at.label ?? 'scar.nothing');
}
