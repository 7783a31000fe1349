import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNeed, spendNeed } from '#shared/combat/counters/counters.ts';
import { refuse, requireCombatant, who } from '#shared/combat/play.ts';
import { requireNotEnded, requireRunning } from '#shared/combat/status.ts';
import { pay, requireActor } from '#shared/rules/heroes-d20/turn/able.ts';
import {
  activePowers,
  endPower,
  mpOf,
  powerOf,
  startPower,
} from '#shared/rules/heroes-d20/powers/active-powers.ts';
import { heldBy } from '#shared/rules/heroes-d20/conditions/combat-conditions.ts';
import { bonusField } from './fields.ts';
import { optionsSlot } from '#shared/rules/heroes-d20/options.ts';
import { patchOwn } from '#shared/rules/heroes-d20/own.ts';
import { sheetSlot } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { resolveSkill } from '#shared/rules/heroes-d20/checks/skill.ts';
import { tell } from './tell.ts';
import { tellCheck } from '#shared/rules/heroes-d20/checks/check-words.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

const fields = z.strictObject({
  combatant: z.string(),
  power: z.string(),
  /** Left out: the table's `powerDifficulty`. */
  difficulty: z.int().optional(),
  bonus: bonusField,
});

const CONTROL = heroesMessage('term.control');

/** Creates a power for a movement action: a Controle check, which failed spends the action but neither MP nor a counter (H15). */
export const power = defineCommand('power', fields, (play, asked) => {
  const combatant = requireActor(play, asked.combatant);
  const name = nameOf(combatant);
  const wanted =
    powerOf(combatant, asked.power) ??
    refuse(heroesMessage('refuse.unknownPower', { name, power: asked.power }), 'power');
  const values = { name, power: wanted.name };
  if (activePowers(combatant).some(({ id }) => id === wanted.id))
    refuse(heroesMessage('refuse.powerActive', values), 'power');
  const mp = mpOf(combatant);
  if (mp < wanted.cost)
    refuse(heroesMessage('refuse.tooFewMp', { ...values, cost: wanted.cost, mp }), 'power');
  requireNeed(combatant, wanted.needs, 'power');
  pay(play, combatant, 'movement');
  const difficulty = asked.difficulty ?? optionsSlot.read(play.state.options, 'options').powerDifficulty;
  const check = { skill: sheetSlot.read(combatant.sheet).control, bonus: asked.bonus, difficulty };
  const conditions = heldBy(combatant, null);
  const { outcome, sums } = resolveSkill({ ...check, conditions }, CONTROL, play.dice, 'H15');
  tellCheck(play, combatant, {
    act: 'power',
    said: heroesMessage('said.power', values),
    rule: 'H15',
    difficulty,
    sums,
    outcome,
  });
  if (outcome.success !== true) return;
  startPower(play, combatant, wanted);
  spendNeed(play, combatant.id, wanted.needs);
});

/** Lets a power go; it takes no action, so that nobody pays for a round more than it wants (H15). */
export const dropPower = defineCommand(
  'drop-power',
  z.strictObject({ combatant: z.string(), power: z.string() }),
  (play, asked) => {
    requireRunning(play);
    const combatant = requireCombatant(play.state, asked.combatant, 'combatant');
    const name = nameOf(combatant);
    const kept = activePowers(combatant).find(({ id }) => id === asked.power);
    if (kept === undefined)
      return refuse(heroesMessage('refuse.powerNotActive', { name, power: asked.power }), 'power');
    tell(play, combatant, heroesMessage('told.powerDropped', { name, power: kept.name }), 'H15');
    endPower(play, combatant, kept.id);
  },
);

/** Sets the MP a combatant has left, by the narrator's word: rest, a potion, a costly spell (H15). */
export const setMp = defineCommand(
  'set-mp',
  z.strictObject({ combatant: z.string(), mp: z.int().min(0) }),
  (play, { combatant: id, mp }) => {
    requireNotEnded(play);
    const combatant = requireCombatant(play.state, id, 'combatant');
    const from = mpOf(combatant);
    patchOwn(play, id, { mp });
    const said = heroesMessage('told.mpSet', { name: nameOf(combatant), from, mp });
    play.events.push({ type: 'told', who: who(combatant), said, rule: 'H15', byHand: true });
  },
);
