import { z } from 'zod';
import type { ConditionEffect, ConditionSpec } from '#shared/combat/conditions/condition-spec.ts';
import type { Dial } from '#shared/combat/conditions/dials.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Condition } from '#shared/combat/state.ts';
import { signed } from '#shared/text/figures.ts';
import type { Message } from '#shared/text/message.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

const bare = z.strictObject({});
const onSomeone = z.strictObject({ target: z.string().optional() });
/** What the narrator makes of a condition the rules give no figures (N14). */
const ruled = z.strictObject({ attack: z.int().optional(), defense: z.int().optional() });

const onSomeoneSlot = slotOf(onSomeone);
const ruledSlot = slotOf(ruled);

/** What conditions change: every check's dice or total, attack checks alone, Defesa. */
type DialId = 'dice' | 'total' | 'attack' | 'defense';

/** The dials of rituals-d20, as conditions of the narrator's own may turn them. */
export const DIALS: readonly (Dial & { readonly id: DialId })[] = (
  ['dice', 'total', 'attack', 'defense'] as const
).map((id) => ({ id, label: ritualsMessage(`dial.${id}`), kind: 'amount' }));

const GRAPPLED_ATTACK = -2; // N9
const CHARGING_DEFENSE = -5; // N11
const RULED_EFFECTS: ConditionRow['effects'] = [
  { dial: 'attack', amount: (details) => ruledSlot.read(details, 'details').attack ?? 0 },
  { dial: 'defense', amount: (details) => ruledSlot.read(details, 'details').defense ?? 0 },
];

/** A condition's word and where it comes from. */
interface ConditionRow {
  readonly label: Message;
  readonly means: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly rule: string;
  readonly details: ConditionSpec['details'];
  readonly effects: readonly (ConditionEffect & { readonly dial: DialId })[];
}

/** The conditions of rituals-d20; whom flat-footedness counts against stands in `counted-conditions.ts`. */
const CONDITIONS = {
  'flat-footed': {
    label: ritualsMessage('condition.flat-footed'),
    means: ritualsMessage('condition.flat-footed.means'),
    icon: 'circle-alert',
    rule: 'N14',
    details: bare,
    effects: [
      {
        dial: 'defense',
        amount: (_details, options) => -optionsSlot.read(options, 'options').flatFootedDefense,
      },
    ],
  },
  feinted: {
    label: ritualsMessage('condition.feinted'),
    means: ritualsMessage('condition.feinted.means'),
    icon: 'drama',
    rule: 'N8',
    details: bare,
    effects: [],
  },
  grappled: {
    label: ritualsMessage('condition.grappled'),
    means: ritualsMessage('condition.grappled.means'),
    icon: 'hand-grab',
    rule: 'N9',
    details: bare,
    effects: [{ dial: 'attack', amount: GRAPPLED_ATTACK }],
  },
  grappling: {
    label: ritualsMessage('condition.grappling'),
    means: ritualsMessage('condition.grappling.means'),
    icon: 'hand',
    rule: 'N9',
    details: onSomeone,
    effects: [],
  },
  charging: {
    label: ritualsMessage('condition.charging'),
    means: ritualsMessage('condition.charging.means'),
    icon: 'chevrons-right',
    rule: 'N11',
    details: bare,
    effects: [{ dial: 'defense', amount: CHARGING_DEFENSE }],
  },
  aiming: {
    label: ritualsMessage('condition.aiming'),
    means: ritualsMessage('condition.aiming.means'),
    icon: 'crosshair',
    rule: 'N10',
    details: onSomeone,
    effects: [],
  },
  prone: {
    label: ritualsMessage('condition.prone'),
    means: ritualsMessage('condition.prone.means'),
    icon: 'arrow-down-to-line',
    rule: 'N14',
    details: ruled,
    effects: RULED_EFFECTS,
  },
  cover: {
    label: ritualsMessage('condition.cover'),
    means: ritualsMessage('condition.cover.means'),
    icon: 'brick-wall',
    rule: 'N14',
    details: ruled,
    effects: RULED_EFFECTS,
  },
  ruling: {
    label: ritualsMessage('condition.ruling'),
    means: ritualsMessage('condition.ruling.means'),
    icon: 'gavel',
    rule: 'N14',
    details: ruled,
    effects: RULED_EFFECTS,
  },
} as const satisfies Readonly<Record<string, ConditionRow>>;

/** Whom a grappler holds, or one who aims aims at; null when that isn't known. */
export function onWhom({ details }: Condition): string | null {
  return onSomeoneSlot.read(details, 'details').target ?? null;
}

/** What the narrator has a condition change, on attacks and on Defesa (N14). */
function ruledFigures({ details }: Condition): { readonly attack: number; readonly defense: number } {
  const { attack = 0, defense = 0 } = ruledSlot.read(details, 'details');
  return { attack, defense };
}

/** The conditions of rituals-d20 as the engine and the tracker know them. */
export const conditions: readonly ConditionSpec[] = Object.entries(CONDITIONS).map(
  ([id, { label, means, icon, rule, details, effects }]) => ({
    id,
    label,
    means,
    icon,
    rule,
    effects,
    canAct: true,
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
