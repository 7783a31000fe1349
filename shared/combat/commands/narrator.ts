import { z } from 'zod';
import { message } from '#shared/text/message.ts';
import { printable } from '#shared/text/printable.ts';
import { defineCommand } from '#shared/combat/command.ts';
import { shownEverywhere } from '#shared/combat/names.ts';
import {
  patchAnybody,
  patchCombatant,
  refuse,
  requireAnybody,
  requireCombatant,
  who,
} from '#shared/combat/play.ts';
import { requireNotEnded } from '#shared/combat/status.ts';

/** Hides some from the players, or shows them. */
export const hide = defineCommand(
  'hide',
  z.strictObject({ combatants: z.array(z.string()).min(1), hidden: z.boolean() }),
  (play, { combatants, hidden }) => {
    requireNotEnded(play);
    for (const [index, id] of combatants.entries()) {
      const combatant = requireCombatant(play.state, id, `combatants[${index}]`);
      if (combatant.hidden === hidden) continue;
      patchCombatant(play, id, { hidden });
      play.events.push({ type: 'hidden', who: who(combatant), hidden });
    }
  },
);

/** What the narrator wants to be told as somebody's turn begins; empty takes it away. */
export const remind = defineCommand(
  'remind',
  z.strictObject({ combatant: z.string(), text: z.string().trim().max(500) }),
  (play, fields) => {
    requireNotEnded(play);
    const combatant = requireCombatant(play.state, fields.combatant, 'combatant');
    patchCombatant(play, combatant.id, { reminder: fields.text });
    play.events.push({ type: 'reminder', who: who(combatant), text: fields.text });
  },
);

/**
 * Words of the narrator's for the log, with a mark to be found again by; players read them where they are `open`. Those for
 * the `next` session are the narrator's alone. They may be written after the end.
 */
export const note = defineCommand(
  'note',
  z.strictObject({
    text: z.string().overwrite(printable).trim().min(1).max(500),
    open: z.boolean().default(false),
    next: z.boolean().default(false),
  }),
  (play, { text, open, next }) => {
    play.events.push({ type: 'noted', text, open: open && !next, ...(next && { next }) });
  },
);

/**
 * Gives somebody another name, which nobody else in the fight has: what was told before keeps the old one. It goes by that
 * name alone, without a label and out of its group.
 */
export const rename = defineCommand(
  'rename',
  z.strictObject({ combatant: z.string(), name: z.string().overwrite(printable).trim().min(1).max(200) }),
  (play, { combatant: id, name }) => {
    requireNotEnded(play);
    const combatant = requireAnybody(play.state, id, 'combatant');
    const { combatants, reserves } = play.state;
    const all = [...combatants, ...reserves.map((one) => one.combatant)];
    const bearer = all.find((one) => shownEverywhere(one).includes(name));
    if (bearer !== undefined) {
      refuse(message(bearer === combatant ? 'error.sameName' : 'error.nameTaken', { name }), 'name');
    }
    const to = { name, label: null };
    patchAnybody(play, id, { ...to, group: null });
    play.events.push({ type: 'renamed', who: who(combatant), to });
  },
);
