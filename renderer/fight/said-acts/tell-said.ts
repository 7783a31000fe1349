import type { RoundName } from '#shared/rules/card.ts';
import { type Message, message } from '#shared/text/message.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import type { SaidAct } from './read-said.ts';

/** What a line was understood as, in words that say the same when they are read again. */
export function tellSaid(act: SaidAct, roundName: RoundName): Message {
  const names = act.who.map(({ shown }) => shown).join(BETWEEN);
  switch (act.kind) {
    case 'damage':
    case 'heal':
    case 'temp':
      return message(`tracker.said.${act.kind}`, { points: String(act.points.amount), names });
    case 'initiative':
      return message('tracker.said.initiative', { to: String(act.initiative), names });
    case 'condition': {
      const values = { condition: act.condition.shown, names };
      return act.rounds === null
        ? message('tracker.said.condition', values)
        : message('tracker.said.conditionRounds', { ...values, count: act.rounds, context: roundName });
    }
    case 'take-off':
      return message('tracker.said.takeOff', { condition: act.condition.shown, names });
    case 'down':
    case 'dead':
    case 'gone':
    case 'standing':
    case 'hide':
    case 'show':
    case 'leave':
    case 'act-now':
    case 'pick':
      return message(`tracker.said.${act.kind}`, { names });
  }
}
