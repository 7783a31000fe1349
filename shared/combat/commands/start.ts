import { z } from 'zod';
import { message } from '#shared/text/translate.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { refuse } from '#shared/combat/play.ts';

const fields = z.strictObject({
  surprised: z.array(z.string()).default([]),
  initiative: z.record(z.string(), z.int()).default({}),
});

/** Opens the fight: typed totals are taken, the rest is rolled in the order the combatants were given; round 1, first turn. */
export const start = defineCommand('start', fields, (play, { surprised, initiative }) => {
  const { status, combatants, joining } = play.state;
  if (status !== 'setup') refuse(message('error.alreadyStarted'));
  if (combatants.length === 0) refuse(message('error.nobodyToFight'));
  const saidBefore = joining.flatMap((one) =>
    one.initiative === null ? [] : [[one.id, one.initiative] as const],
  );
  const unaware = joining.filter((one) => one.surprised).map(({ id }) => id);
  play.system.turns.begin(play, {
    surprised: [...new Set([...surprised, ...unaware])],
    initiative: new Map([...saidBefore, ...Object.entries(initiative)]),
  });
});
