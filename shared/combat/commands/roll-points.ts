import { z } from 'zod';
import { at, RodadaError } from '#shared/errors.ts';
import { defineCommand } from '#shared/combat/command.ts';
import type { Who } from '#shared/combat/events.ts';
import { nameOf } from '#shared/combat/name.ts';
import { refuse, requireCombatant, who, type Play } from '#shared/combat/play.ts';
import { shareOf, SHARES } from '#shared/combat/share.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { diceText } from '#shared/schema/dice-text.ts';
import { targetsOnce } from '#shared/schema/told-apart.ts';
import { message } from '#shared/text/message.ts';
import { giveBack, giveTemporary } from './points.ts';
import { rollOnce } from './roll-once.ts';

const MOST_DIFFICULTY = 1000;

const fields = z.strictObject({
  what: z.enum(['damage', 'heal', 'temp']).default('damage'),
  /** Rolled once for all; a bare figure is what the table has told. */
  dice: diceText,
  /** Whose dice they are; left out: nobody's. */
  by: z.string().optional(),
  /** What each one tests with to suffer half: only of damage, where the rules know such a test. */
  test: z.strictObject({ kind: z.string(), difficulty: z.int().min(0).max(MOST_DIFFICULTY) }).optional(),
  targets: z
    .array(
      z.strictObject({
        target: z.string(),
        /** By the narrator's word, without a test; left out: by the test where there is one, else the whole. */
        share: z.enum(SHARES).optional(),
      }),
    )
    .min(1)
    .max(500)
    .superRefine(targetsOnce),
});

type Fields = z.output<typeof fields>;

/** Points that are rolled once for several: each gets the whole, or half by a test of its own, or what the narrator says. */
export const rollPoints = defineCommand('roll-points', fields, (play, asked) => {
  requireNotEnded(play);
  const holds = testOf(play, asked);
  const by = asked.by === undefined ? null : who(requireCombatant(play.state, asked.by, 'by'));
  const dealt = asked.targets.map(({ target, share }, index) => {
    const path = `targets[${index}].target`;
    requireCombatant(play.state, target, path);
    return { target, path, share: share ?? (holds === null ? 'whole' : null) };
  });
  const total = rollOnce(play, {
    ...asked,
    by,
    said: (dice, isRolled) => {
      const words = isRolled ? (['combat.rolled', 'combat.rolled.by'] as const) : TOLD;
      return message(words[by === null ? 0 : 1], { dice, ...(by !== null && { name: nameOf(by) }) });
    },
  });
  // Those without a test come first: they stand with the dice, and behind each test what it came to.
  const inOrder = [
    ...dealt.filter(({ share }) => share !== null),
    ...dealt.filter(({ share }) => share === null),
  ];
  for (const { target, share, path } of inOrder) {
    const given = share ?? (holds?.(target) === true ? 'half' : 'whole');
    const amount = shareOf(total, given, play.system.health.rounding);
    if (given !== 'none') naming(path, () => GIVEN[asked.what](play, target, amount, by));
  }
});

/** What is said of a figure that the table has told: by nobody, and by somebody. */
const TOLD = ['combat.rolled.told', 'combat.rolled.toldBy'] as const;

const GIVEN = {
  damage: (play: Play, target: string, amount: number, by: Who | null) =>
    play.system.health.hurt(play, target, amount, by),
  heal: giveBack,
  temp: giveTemporary,
} as const;

/** How somebody tests for half, whether it holds; null where nobody does. */
function testOf(play: Play, { what, test }: Fields): ((target: string) => boolean) | null {
  if (test === undefined) return null;
  const { halfTest } = play.system.health;
  if (halfTest === undefined || what !== 'damage') return refuse(message('error.noHalfTest'), 'test');
  if (!halfTest.kinds.some(({ id }) => id === test.kind))
    return refuse(message('error.unknownHalfTest', { kind: test.kind }), 'test.kind');
  return (target) => halfTest.test(play, requireCombatant(play.state, target), test);
}

/** What is refused names the one it was meant for. */
function naming(path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw error instanceof RodadaError ? at(error, path) : error;
  }
}
