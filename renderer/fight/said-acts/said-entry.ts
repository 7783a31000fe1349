import { tick } from 'svelte';
import type { PaletteEntry } from '#renderer/commands/palette.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { say } from '#renderer/state/text.svelte.ts';
import { asOne } from '#shared/combat/commands/together.ts';
import { wantedDie } from '#shared/engine/wanted-dice.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';
import { actNow, removeFromFight } from '#renderer/fight/doing.ts';
import { send } from '#renderer/fight/fight.svelte.ts';
import { openPanel, pickExactly } from '#renderer/fight/picks.svelte.ts';
import { saidRoll } from '#renderer/fight/free-roll/said-roll.ts';
import { focusRow } from '#renderer/fight/row-focus.ts';
import { fightView, type FightView } from '#renderer/fight/view.svelte.ts';
import { readSaid, type SaidAct } from './read-said.ts';
import { saidCommands } from './said-commands.ts';
import { saidFight } from './said-fight.ts';
import { saidNote } from './said-note.ts';
import { tellSaid } from './tell-said.ts';

/** What a line of the palette does in the fight on the screen, told before it is done, or why it isn't clear; null for none. */
export function saidEntry(line: string): PaletteEntry | null {
  const view = fightView();
  if (view === null || view.state.status !== 'running') return null;
  const { state, system } = view;
  const read = readSaid(line, saidFight(state, system, app.settings.locale), system.health.rounding);
  if (read === null) return saidRoll(line, view);
  if (!read.ok) return refused(read.why);
  const { act } = read;
  const sent = saidCommands(act, state, system);
  if (!sent.ok) return refused(sent.why);
  const note = saidNote(act, sent.commands, view);
  return {
    id: 'said',
    label: say(tellSaid(act, system.roundName)),
    ...(note !== null && { note: say(note) }),
    run: () => doSaid(act, sent.commands, view),
  };
}

function refused(why: Message): PaletteEntry {
  return { id: 'said', label: say(why), disabled: true, refused: true, run: () => undefined };
}

type Sent = Extract<ReturnType<typeof saidCommands>, { readonly ok: true }>['commands'];

async function doSaid(act: SaidAct, commands: Sent, { state, system }: FightView): Promise<void> {
  const ids = act.who.map(({ id }) => id);
  const [first] = ids;
  switch (act.kind) {
    case 'pick':
      pickExactly(ids);
      await tick();
      if (first !== undefined) focusRow(first);
      return;
    case 'leave':
      await removeFromFight(ids);
      return;
    case 'act-now':
      if (first !== undefined) await actNow(first);
      return;
    case 'damage': {
      // The table rolls what follows: its panel asks for those dice.
      if (asksTable(asOne(commands))) {
        pickExactly(ids);
        openPanel('damage', String(act.points.amount));
        return;
      }
      break;
    }
    default:
  }
  await send('acts', asOne(commands));

  function asksTable(command: AnyCommand): boolean {
    return app.settings.diceMode === 'table' && wantedDie(system, state, command, () => null) !== null;
  }
}
