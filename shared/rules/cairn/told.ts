import type { CombatEvent, Mark, SumSense, Term, Who } from '#shared/combat/events.ts';
import type { Play } from '#shared/combat/play.ts';
import type { Message } from '#shared/text/message.ts';
import { sumOf } from '#shared/rules/kit/sums.ts';
import type { Save } from './wounds/save.ts';
import { cairnMessage } from './words/texts.ts';

type Consequence = Extract<CombatEvent, { type: 'consequence' }>;

/** Tells something an act has caused. */
export function tellConsequence(play: Play, fields: Omit<Consequence, 'type'>): void {
  play.events.push({ type: 'consequence', ...fields });
}

const D20 = cairnMessage('term.d20');
const DIE = cairnMessage('term.die');
const SAVE = cairnMessage('sum.save');

/** A save is passed by rolling low (C1). */
export const UNDER_ATTRIBUTE: SumSense = { lowWins: true };

/** What is worth finding again in the log of a fight. */
export const MARKS = {
  scar: { id: 'scar', label: cairnMessage('mark.scar'), tone: 'plain' },
  death: { id: 'death', label: cairnMessage('mark.death'), tone: 'plain' },
} as const satisfies Readonly<Record<string, Mark>>;

/** The natural of one die as a term of a sum. */
export function dieTerm(natural: number, sides: number, rule: string, label: Message = DIE): Term {
  return { label, value: natural, rule, dice: [{ sides, natural, kept: true }] };
}

/** A rolled save, as it is told. */
interface ToldSave {
  readonly actor: Who;
  readonly save: Save;
  readonly said: Message;
  /** The name of the attribute. */
  readonly attribute: Message;
  readonly rule: string;
}

/** Tells a save with its die and what it was against (C1). */
export function tellSave(play: Play, { actor, save, said, attribute, rule }: ToldSave): void {
  const { natural, passed } = save;
  play.events.push({
    type: 'test',
    act: 'save',
    actor,
    target: null,
    said,
    outcome: passed ? 'success' : 'failure',
    verdict: cairnMessage(passed ? 'save.passed' : 'save.failed', {
      natural,
      attribute,
      against: save.attribute,
    }),
    sums: [{ ...sumOf('save', SAVE, [dieTerm(natural, 20, 'C1', D20)]), sense: UNDER_ATTRIBUTE }],
    rule,
  });
}
