import { type Message, message } from '#shared/text/message.ts';
import { RETURNS, type CounterNeed } from '#shared/combat/counters/counter.ts';
import { findCounter, needRefusal } from '#shared/combat/counters/counters.ts';
import { countersField } from '#shared/combat/counters/sheet-counters.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { FormField, FormSection } from '#shared/rules/sheet-form.ts';
import { formFields } from './form-fields.ts';

/** What every sheet may have besides what its game is made of. */
export const everySheet = { counters: countersField };

const { text, integer, choice, list, item } = formFields<never>((none): Message => none);

const returns = RETURNS.map((value) => ({ value, label: message(`counter.returns.${value}`) }));

/** The counters of a sheet in its form: the last section of every system's. */
export const countersSection: FormSection = {
  title: message('counter.title'),
  fields: [
    list(
      'counters',
      message('counter.title'),
      message('counter.add'),
      [
        text('id', message('counter.id')),
        text('name', message('counter.name')),
        integer('max', message('counter.max'), { fallback: 1 }),
        integer('current', message('counter.current'), { fallback: 1 }),
        choice('returns', message('counter.returns'), 'fight', returns),
      ],
      { help: message('counter.help') },
    ),
  ],
};

/** What a weapon, a power or the like uses up, in its form. */
export const needsFields: readonly FormField[] = [
  item('needs.counter', message('counter.needs'), 'counters'),
  integer('needs.amount', message('counter.needsAmount'), { fallback: 1 }),
];

/** What is said of something, and how much is left of the counter it uses up; said as it is where it needs none. */
export function withWhatIsLeft(said: Message, combatant: Combatant, need: CounterNeed | undefined): Message {
  if (need === undefined || need.counter === '') return said;
  const counter = findCounter(combatant, need.counter);
  if (counter === null) return message('counter.saidMissing', { said, counter: need.counter });
  const { name, current, max } = counter;
  const short = needRefusal(combatant, need) !== null;
  return message(short ? 'counter.saidShort' : 'counter.saidLeft', { said, counter: name, current, max });
}
