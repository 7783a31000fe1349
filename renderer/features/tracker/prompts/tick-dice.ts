import type { DueTick } from '#shared/combat/conditions/ticks.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import { diceTried } from '#shared/engine/wanted-dice.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { message } from '#shared/text/message.ts';
import { slotsOfLoss } from '#renderer/fight/points/points-rolled.ts';
import { testLabel } from '#renderer/fight/conditions/own-lines.ts';

/** What carries out something that is due. */
export function tickCommand({ tick: { target, condition, at } }: DueTick): AnyCommand {
  return { type: 'tick', target, condition, at };
}

/** The dice of what a condition does, known before anything is rolled. */
export function slotsOfTick({ tick, own }: DueTick): readonly DiceSlot[] {
  if (own.tick === null || own.tick.at !== tick.at) return [];
  return slotsOfDice(own.tick.dice, own.tick.what, message(`tracker.tick.dice.${own.tick.what}`));
}

/** The dice that fall then, once it is known what it does: those of the loss, and all of the test that ends it. */
export function slotsAfterTick(
  system: RuleSystem,
  state: CombatState,
  due: DueTick,
  typed: TypedNaturals,
): readonly DiceSlot[] {
  const { tick, own } = due;
  const before = slotsOfTick(due);
  const [first] = before;
  const known = before.reduce((sum, { count }) => sum + count, 0);
  const read = first === undefined ? [] : (typed[first.purpose] ?? []);
  // A die that is left to the app, or still open, decides what else falls.
  if (read.filter((natural) => natural !== null).length < known) return [];
  const loss =
    first === undefined || own.tick === null
      ? []
      : slotsOfLoss(
          system,
          state,
          {
            type: 'roll-points',
            what: own.tick.what,
            dice: own.tick.dice,
            targets: [{ target: tick.target }],
          },
          typed,
        );
  if (own.save?.at !== tick.at) return loss;
  const others = new Set([...before, ...loss].map(({ purpose }) => purpose));
  const test = diceTried(system, state, tickCommand(due), typed).filter(
    ({ purpose }) => !others.has(purpose),
  );
  return [...loss, ...oneSlotEach(test, testLabel(own.save.kind, system.endingTest))];
}

/** Dice of one purpose and kind stand in one field. */
function oneSlotEach(dice: ReturnType<typeof diceTried>, label: DiceSlot['label']): readonly DiceSlot[] {
  return dice.reduce<readonly DiceSlot[]>((slots, { purpose, sides }) => {
    const last = slots.at(-1);
    return last?.purpose === purpose && last.sides === sides
      ? [...slots.slice(0, -1), { ...last, count: last.count + 1 }]
      : [...slots, { purpose, label, sides, count: 1 }];
  }, []);
}
