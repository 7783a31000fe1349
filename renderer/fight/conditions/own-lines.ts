import type { OwnCondition } from '#shared/combat/conditions/own-condition.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { signed } from '#shared/text/figures.ts';
import { plain, type Message, message } from '#shared/text/message.ts';

/** What a condition of the narrator's own does, one thing after the other, in the system's words. */
export function ownLines(
  { effects, canAct, tick, rounds, endsOnDamage, save }: OwnCondition,
  { dials, endingTest, roundName }: RuleSystem,
): readonly Message[] {
  const lines: Message[] = effects.flatMap(({ dial: id, amount }) => {
    const dial = dials.find((one) => one.id === id);
    if (dial === undefined) return [];
    return dial.kind === 'mark'
      ? [dial.label]
      : [message('ownCondition.line.effect', { dial: dial.label, amount: signed(amount) })];
  });
  if (!canAct) lines.push(message('ownCondition.line.cannotAct'));
  if (tick !== null) {
    const what = message(`tracker.tick.${tick.what}`, { dice: tick.dice });
    lines.push(message(`ownCondition.line.${tick.at}`, { what }));
  }
  if (rounds !== null) lines.push(message('ownCondition.line.rounds', { count: rounds, context: roundName }));
  if (endsOnDamage) lines.push(message('ownCondition.line.endsOnDamage'));
  if (save !== null) {
    const what = testWords(save, endingTest);
    lines.push(message(`ownCondition.line.${save.at}`, { what }));
  }
  return lines;
}

/** The same in one line; empty for a condition that does nothing by itself. */
export function ownLine(own: OwnCondition, system: RuleSystem): Message {
  const [first, ...others] = ownLines(own, system);
  return others.reduce((told, more) => message('ownCondition.line.and', { told, more }), first ?? plain(''));
}

/** The test that ends a condition, in words. */
export function testWords(
  { kind, difficulty }: { readonly kind: string; readonly difficulty: number | null },
  endingTest: RuleSystem['endingTest'],
): Message {
  const test = testLabel(kind, endingTest);
  return difficulty === null
    ? message('tracker.tick.test', { test })
    : message('tracker.tick.testAgainst', { test, difficulty });
}

/** What a test that ends a condition is called. */
export function testLabel(kind: string, endingTest: RuleSystem['endingTest']): Message {
  return endingTest?.kinds.find(({ id }) => id === kind)?.label ?? plain(kind);
}
