import { z } from 'zod';
import type { ConditionSpec } from '#shared/combat/condition-spec.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Condition } from '#shared/combat/state.ts';
import { signed } from '#shared/text/figures.ts';
import type { Message } from '#shared/text/message.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

const bare = z.strictObject({});
const onSomeone = z.strictObject({ target: z.string().optional() });
/** What the narrator makes of a condition the rules give no figures (N14). */
const ruled = z.strictObject({ attack: z.int().optional(), defense: z.int().optional() });

const onSomeoneSlot = slotOf(onSomeone);
const ruledSlot = slotOf(ruled);

/** A condition's word and where it comes from. */
interface ConditionRow {
  readonly label: Message;
  readonly means: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly rule: string;
  readonly details: ConditionSpec['details'];
}

/** The conditions of rituals-d20; what they change stands in `counted-conditions.ts`. */
const CONDITIONS = {
  'flat-footed': {
    label: ritualsMessage('condition.flat-footed'),
    means: ritualsMessage('condition.flat-footed.means'),
    icon: 'circle-alert',
    rule: 'N14',
    details: bare,
  },
  feinted: {
    label: ritualsMessage('condition.feinted'),
    means: ritualsMessage('condition.feinted.means'),
    icon: 'drama',
    rule: 'N8',
    details: bare,
  },
  grappled: {
    label: ritualsMessage('condition.grappled'),
    means: ritualsMessage('condition.grappled.means'),
    icon: 'hand-grab',
    rule: 'N9',
    details: bare,
  },
  grappling: {
    label: ritualsMessage('condition.grappling'),
    means: ritualsMessage('condition.grappling.means'),
    icon: 'hand',
    rule: 'N9',
    details: onSomeone,
  },
  charging: {
    label: ritualsMessage('condition.charging'),
    means: ritualsMessage('condition.charging.means'),
    icon: 'chevrons-right',
    rule: 'N11',
    details: bare,
  },
  aiming: {
    label: ritualsMessage('condition.aiming'),
    means: ritualsMessage('condition.aiming.means'),
    icon: 'crosshair',
    rule: 'N10',
    details: onSomeone,
  },
  prone: {
    label: ritualsMessage('condition.prone'),
    means: ritualsMessage('condition.prone.means'),
    icon: 'arrow-down-to-line',
    rule: 'N14',
    details: ruled,
  },
  cover: {
    label: ritualsMessage('condition.cover'),
    means: ritualsMessage('condition.cover.means'),
    icon: 'brick-wall',
    rule: 'N14',
    details: ruled,
  },
  ruling: {
    label: ritualsMessage('condition.ruling'),
    means: ritualsMessage('condition.ruling.means'),
    icon: 'gavel',
    rule: 'N14',
    details: ruled,
  },
} as const satisfies Readonly<Record<string, ConditionRow>>;

/** Conditions that count as the narrator says (N14). */
export const RULED_CONDITIONS = ['prone', 'cover', 'ruling'] as const;

/** Id of a condition of the table. */
export type ConditionId = keyof typeof CONDITIONS;

/** A condition's word. */
export function conditionLabel(id: ConditionId): Message {
  return CONDITIONS[id].label;
}

/** Whom a grappler holds, or one who aims aims at; null when that isn't known. */
export function onWhom({ details }: Condition): string | null {
  return onSomeoneSlot.read(details, 'details').target ?? null;
}

/** What the narrator has a condition change, on attacks and on Defesa (N14). */
export function ruledFigures({ details }: Condition): { readonly attack: number; readonly defense: number } {
  const { attack = 0, defense = 0 } = ruledSlot.read(details, 'details');
  return { attack, defense };
}

/** The conditions of rituals-d20 as the engine and the tracker know them. */
export const conditions: readonly ConditionSpec[] = Object.entries(CONDITIONS).map(
  ([id, { label, means, icon, rule, details }]) => ({
    id,
    label,
    means,
    icon,
    rule,
    details,
    describe: (condition) => (details === ruled ? describeRuled(label, condition) : label),
  }),
);

/** "Caído (ataque −2, Defesa −5)", or just the word when the narrator gave no figures. */
function describeRuled(label: Message, condition: Condition): Message {
  const { attack, defense } = ruledFigures(condition);
  if (attack === 0 && defense === 0) return label;
  if (defense === 0) return ritualsMessage('condition.withAttack', { label, attack: signed(attack) });
  if (attack === 0) return ritualsMessage('condition.withDefense', { label, defense: signed(defense) });
  return ritualsMessage('condition.withBoth', { label, attack: signed(attack), defense: signed(defense) });
}
