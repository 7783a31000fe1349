import type { PaletteEntry } from '#renderer/commands/palette.svelte.ts';
import { send } from '#renderer/fight/fight.svelte.ts';
import { openPanel } from '#renderer/fight/picks.svelte.ts';
import { diceFault } from '#renderer/fight/rolling/written-dice.ts';
import type { FightView } from '#renderer/fight/view.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { say } from '#renderer/state/text.svelte.ts';
import { message } from '#shared/text/message.ts';
import { NOBODY, rollCommand, rollerOf, type RollDraft } from './free-roll.ts';
import { rememberRoll } from './past-rolls.svelte.ts';

/** What is rolled: an expression with a die in it, and what for behind it. */
const DICE_FIRST = /^((?=[^\s]*d\d)[\d+\-−–dkhl]+)(?:\s+(.*))?$/i;

/** A line of the palette that begins with dice, as a free roll of whoever is picked or in turn; null for any other line. */
export function saidRoll(line: string, view: Pick<FightView, 'picked' | 'inTurn'>): PaletteEntry | null {
  const [, dice, why = ''] = DICE_FIRST.exec(line.trim()) ?? [];
  if (dice === undefined || diceFault(dice) !== null) return null;
  const draft: RollDraft = { who: rollerOf(view), dice, why, open: true, against: NOBODY, otherDice: dice };
  return {
    id: 'said-roll',
    label: say(message(why === '' ? 'tracker.freeRoll.said' : 'tracker.freeRoll.saidWhy', { dice, why })),
    run: () => doRoll(draft),
  };
}

/** With the dice on the table the panel asks for them. */
async function doRoll(draft: RollDraft): Promise<void> {
  rememberRoll(draft);
  if (app.settings.diceMode === 'table') openPanel('free-roll', draft.dice);
  else await send('free-roll', rollCommand(draft));
}
