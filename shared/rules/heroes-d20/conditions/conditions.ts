import { z } from 'zod';
import type { Dial } from '#shared/combat/conditions/dials.ts';
import type { OwnCondition } from '#shared/combat/conditions/own-condition.ts';
import type { Message } from '#shared/text/message.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** Conditions without details of their own. */
export const PLAIN_CONDITIONS = [
  'frightened',
  'prone',
  'blinded',
  'cover',
  'flat-footed',
  'higher-ground',
  'grappled',
] as const;

/** Id of a condition without details. */
type PlainCondition = (typeof PLAIN_CONDITIONS)[number];

const concealed = { percent: z.literal([20, 50]).default(20) };
const flanked = { enemies: z.int().min(0).default(2) };

/** A condition that counts on a roll, with its details. */
export type HeldCondition =
  | { readonly id: PlainCondition }
  | { readonly id: 'concealed'; readonly percent: 20 | 50 }
  | { readonly id: 'flanked'; readonly enemies: number }
  | { readonly id: 'fatigued'; readonly con: number };

/** Id of a condition of the table. */
export type ConditionId = HeldCondition['id'];

/** A condition that counts in a fight: one of the table's, or one that the narrator made. */
export type CountingCondition = HeldCondition | { readonly id: 'own'; readonly own: OwnCondition };

/** A d20 roll as the table sees it; `test` is every one that is neither attack nor defence. */
export type RollKind = 'attack' | 'defense' | 'test';

/** What conditions change: every attack, every defence or only those against one kind of attack, every d20, damage. */
export type DialId = 'attack' | 'defense' | 'melee-defense' | 'ranged-defense' | 'every-roll' | 'damage';

/** The dials of heroes-d20, as conditions of the narrator's own may turn them. */
export const DIALS: readonly (Dial & { readonly id: DialId })[] = (
  ['attack', 'defense', 'melee-defense', 'ranged-defense', 'every-roll', 'damage'] as const
).map((id) => ({ id, label: heroesMessage(`dial.${id}`), kind: 'amount' }));

/** One modifier of a condition. */
export interface Effect {
  readonly dial: DialId;
  readonly amount: number | ((held: HeldCondition) => number);
}

/** What the table says of a condition. */
export interface ConditionRule {
  readonly label: Message;
  readonly means: Message;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly rule: string;
  readonly effects: readonly Effect[];
  /** Conditions it brings along; one already there counts once. */
  readonly brings: readonly PlainCondition[];
}

/** The section of the rules that lists the conditions, for those that have no rule of their own. */
const TABLE = 'H-conditions';

/** The table of conditions. Concealment and one's own blindness also decide hits by the natural (H9, see `decide-hit.ts`). */
export const CONDITIONS: { readonly [Id in ConditionId]: ConditionRule } = {
  frightened: {
    label: heroesMessage('condition.frightened'),
    means: heroesMessage('condition.frightened.means'),
    icon: 'ghost',
    rule: TABLE,
    effects: [
      { dial: 'attack', amount: -2 },
      { dial: 'defense', amount: -2 },
    ],
    brings: [],
  },
  prone: {
    label: heroesMessage('condition.prone'),
    means: heroesMessage('condition.prone.means'),
    icon: 'arrow-down-to-line',
    rule: TABLE,
    effects: [
      { dial: 'melee-defense', amount: -4 },
      { dial: 'ranged-defense', amount: 4 },
    ],
    brings: [],
  },
  concealed: {
    label: heroesMessage('condition.concealed'),
    means: heroesMessage('condition.concealed.means'),
    icon: 'cloud-fog',
    rule: 'H9',
    effects: [],
    brings: [],
  },
  blinded: {
    label: heroesMessage('condition.blinded'),
    means: heroesMessage('condition.blinded.means'),
    icon: 'eye-off',
    rule: TABLE,
    effects: [{ dial: 'defense', amount: -4 }],
    brings: [],
  },
  cover: {
    label: heroesMessage('condition.cover'),
    means: heroesMessage('condition.cover.means'),
    icon: 'brick-wall',
    rule: TABLE,
    effects: [{ dial: 'ranged-defense', amount: 4 }],
    brings: [],
  },
  'flat-footed': {
    label: heroesMessage('condition.flat-footed'),
    means: heroesMessage('condition.flat-footed.means'),
    icon: 'circle-alert',
    rule: 'H2',
    effects: [{ dial: 'every-roll', amount: -2 }],
    brings: [],
  },
  'higher-ground': {
    label: heroesMessage('condition.higher-ground'),
    means: heroesMessage('condition.higher-ground.means'),
    icon: 'mountain',
    rule: TABLE,
    effects: [
      { dial: 'attack', amount: 1 },
      { dial: 'defense', amount: 1 },
    ],
    brings: [],
  },
  fatigued: {
    label: heroesMessage('condition.fatigued'),
    means: heroesMessage('condition.fatigued.means'),
    icon: 'battery-low',
    rule: TABLE,
    effects: [
      {
        dial: 'every-roll',
        amount: (held) => (held.id === 'fatigued' && held.con > 0 ? -held.con : 0),
      },
    ],
    brings: [],
  },
  flanked: {
    label: heroesMessage('condition.flanked'),
    means: heroesMessage('condition.flanked.means'),
    icon: 'users',
    rule: TABLE,
    effects: [
      {
        dial: 'defense',
        amount: (held) => (held.id === 'flanked' && held.enemies >= 2 ? -(held.enemies + 1) : 0),
      },
    ],
    brings: [],
  },
  grappled: {
    label: heroesMessage('condition.grappled'),
    means: heroesMessage('condition.grappled.means'),
    icon: 'hand-grab',
    rule: 'H20',
    effects: [{ dial: 'attack', amount: -2 }],
    brings: ['flat-footed'],
  },
};

/** Checks of the details a condition takes in a fight, by id; a fatigued one's CON is the sheet's unless given. */
export const conditionDetails = {
  concealed: z.strictObject(concealed),
  flanked: z.strictObject(flanked),
  fatigued: z.strictObject({ con: z.int().optional() }),
  plain: z.strictObject({}),
};

/** A condition as the command line writes it: an id, or an object with details (left out: 20, 2, 0). */
export const conditionSchema = z.preprocess(
  (value) => (typeof value === 'string' ? { id: value } : value),
  z.discriminatedUnion('id', [
    z.strictObject({ id: z.literal('concealed'), ...concealed }),
    z.strictObject({ id: z.literal('flanked'), ...flanked }),
    z.strictObject({ id: z.literal('fatigued'), con: z.int().default(0) }),
    z.strictObject({ id: z.enum(PLAIN_CONDITIONS) }),
  ]),
);

/** The label of a condition with its details: "Camuflagem 20%". */
export function conditionLabel(held: HeldCondition): Message {
  switch (held.id) {
    case 'concealed':
      return heroesMessage('condition.concealedBy', { percent: held.percent });
    case 'flanked':
      return heroesMessage('condition.flankedBy', { enemies: held.enemies });
    default:
      return CONDITIONS[held.id].label;
  }
}
