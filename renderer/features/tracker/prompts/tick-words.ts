import type { DueTick } from '#shared/combat/conditions/ticks.ts';
import { nameOf } from '#shared/combat/name.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import { testWords } from '#renderer/fight/conditions/own-lines.ts';

/** What tells one thing that is due from every other. */
export function tickKey({ tick: { target, condition, at, round } }: DueTick): string {
  return `${target} ${condition} ${at} ${round}`;
}

/** What comes of a condition now, in a sentence: its dice, its test, or one after the other. */
export function tickWords({ tick, bearer, own }: DueTick, { endingTest }: RuleSystem): Message {
  const values = { name: nameOf(bearer), condition: plain(own.name) };
  const parts: Message[] = [];
  if (own.tick?.at === tick.at) parts.push(message(`tracker.tick.${own.tick.what}`, { dice: own.tick.dice }));
  if (own.save?.at === tick.at) parts.push(testWords(own.save, endingTest));
  const what = parts.reduce((told, more) => message('tracker.tick.then', { told, more }));
  return message(`tracker.tick.${tick.at}`, { ...values, what });
}
