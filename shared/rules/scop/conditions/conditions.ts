import { z } from 'zod';
import type { ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import { addCondition, hasCondition } from '#shared/combat/conditions/held.ts';
import { countedOn, type Dial } from '#shared/combat/conditions/dials.ts';
import type { Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Combatant, Condition } from '#shared/combat/state.ts';
import { plain, type Message } from '#shared/text/message.ts';
import { figure } from '#shared/rules/scop/sheet/sheet.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';

/** Conditions are told rather than counted; the narrator may give one a number of dice it costs or brings its bearer (S4). */
const dice = figure.default(0);

const plainDetails = z.strictObject({ dice });
const otherDetails = z.strictObject({ dice, text: z.string().max(200).default('') });

/** Reads the details of any of them. */
const detailsSlot = slotOf(otherDetails);

/** The conditions that take nothing but dice. */
type PlainId =
  | 'fallen'
  | 'disarmed'
  | 'unconscious'
  | 'stunned'
  | 'held'
  | 'blinded'
  | 'frightened'
  | 'surprised';

/** The dials of scop: dice of every check. */
export const DIALS: readonly Dial[] = [{ id: 'dice', label: scopMessage('dial.dice'), kind: 'amount' }];

/** As many dice as the narrator says (S4). */
const EFFECTS: ConditionSpec['effects'] = [
  { dial: 'dice', amount: (details) => detailsSlot.read(details, 'condition').dice },
];

/** The conditions of scop. */
export const conditions = [
  simple('fallen', 'arrow-down-to-line', 'S8'),
  simple('disarmed', 'sword', 'S8'),
  simple('unconscious', 'moon', 'S8'),
  simple('stunned', 'orbit', 'S8'),
  simple('held', 'hand-grab', 'S8'),
  simple('blinded', 'eye-off', 'S8'),
  simple('frightened', 'ghost', 'S8'),
  simple('surprised', 'circle-alert', 'S14'),
  {
    id: 'other',
    label: scopMessage('condition.other'),
    means: scopMessage('condition.other.means'),
    icon: 'circle-dot',
    rule: 'S8',
    effects: EFFECTS,
    canAct: true,
    details: otherDetails,
    describe: ({ details }: Condition): Message => {
      const { text } = detailsSlot.read(details, 'condition');
      return text === '' ? scopMessage('condition.other') : plain(text);
    },
  },
] as const satisfies readonly ConditionSpec[];

type ScopConditionId = (typeof conditions)[number]['id'];

/** Whether a combatant has one of scop's conditions. */
export function has(combatant: Combatant, id: ScopConditionId): boolean {
  return hasCondition(combatant, id);
}

/** The dice a combatant's conditions bring its checks, with the words of each. */
export function conditionDice(combatant: Combatant): { readonly label: Message; readonly dice: number }[] {
  return countedOn(combatant, conditions, ['dice']).map(({ label, amount }) => ({ label, dice: amount }));
}

/** Makes one unable to do anything in the turn being played, or in the first (S14). */
export function surprise(play: Play, id: string): void {
  const round = Math.max(1, play.state.round) + 1;
  const ends = { at: 'count', round, count: 0 } as const;
  addCondition(play, { target: id, id: 'surprised', details: { dice: 0 }, rounds: null, by: null, ends });
}

function simple<Id extends PlainId>(id: Id, icon: string, rule: string) {
  const label = scopMessage(`condition.${id}`);
  const means = scopMessage(`condition.${id}.means`);
  const effects = EFFECTS;
  return {
    id,
    label,
    means,
    icon,
    rule,
    effects,
    canAct: true,
    details: plainDetails,
    describe: () => label,
  };
}
