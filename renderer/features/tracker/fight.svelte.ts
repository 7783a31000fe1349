import type { CombatRow, Fight, FightStep } from '../../../shared/api/combats.ts';
import { withChanges } from '../../../shared/combat/changes.ts';
import { asOne, type Together } from '../../../shared/combat/commands/together.ts';
import { foldNext, foldRows, nothingDone, type Folded } from '../../../shared/combat/fold.ts';
import type { TypedNaturals } from '../../../shared/dice/typed.ts';
import { RodadaError } from '../../../shared/errors.ts';
import { systemOf, type AnyCommand } from '../../../shared/rules/registry.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import type { Message } from '../../../shared/text/message.ts';
import { announce } from '../../state/announce.svelte.ts';
import { app } from '../../state/app.svelte.ts';
import { call } from '../../state/bridge.svelte.ts';
import { errorMessage } from '../../state/errors.ts';
import { say } from '../../state/text.svelte.ts';
import { narrate } from './narrate.ts';
import { withdrawOffer } from './undo-offer.ts';

/** Why the last act was refused, and which act it was, so that it is said where it was tried. */
export interface Refusal {
  readonly from: string;
  readonly said: Message;
}

const NOTHING: Folded<CombatRow> = nothingDone();

/** A fight with its rows folded, kept so that the rows of a long one aren't gone through at every act. */
interface Opened {
  readonly fight: Fight;
  readonly folded: Folded<CombatRow>;
}

let opened = $state.raw<Opened | null>(null);
let refused = $state.raw<Refusal | null>(null);
/** Commands go one after another: each is meant for the head that the one before has left. */
let queue: Promise<unknown> = Promise.resolve();

/** The fight on the screen, or null. */
export function openedFight(): Fight | null {
  return opened?.fight ?? null;
}

/** The rule system of the fight on the screen; asked only while there is one. */
export function fightSystem(fight: Fight): RuleSystem {
  return systemOf(fight.combat.system);
}

/** The rows in force after undo and redo, and those redo would bring back. */
export function rowsInForce(): Folded<CombatRow> {
  return opened?.folded ?? NOTHING;
}

/** Why the last act of this kind was refused, or null. */
export function refusalOf(from: string): Message | null {
  return refused?.from === from ? refused.said : null;
}

/** Says why an act can't be done, near it and to screen readers. */
export function refuseHere(from: string, said: Message): void {
  refused = { from, said };
  announce(say(said));
}

/** Takes the last refusal away. */
export function clearRefusal(): void {
  refused = null;
}

/** Opens a fight as it is stored; throws what main answers. */
export async function openFight(id: string): Promise<void> {
  refused = null;
  const fight = await call('combats:open', { id });
  opened = { fight, folded: foldRows(fight.rows) };
}

/** Leaves the fight; it stays as it is on disk. */
export function closeFight(): void {
  opened = null;
  refused = null;
  withdrawOffer();
}

/**
 * Sends one command, after those already under way. Gives the step that is on disk now, or null when it was refused,
 * which is then said near the act named by `from`.
 */
export function send(
  from: string,
  command: AnyCommand,
  typed: TypedNaturals = {},
): Promise<FightStep | null> {
  const sent = queue.then(() => deliver(from, command, typed));
  queue = sent;
  return sent;
}

/** Sends several commands as they stand; stops at the first that is refused. Gives how many were carried out. */
export async function sendAll(from: string, commands: readonly AnyCommand[]): Promise<number> {
  for (const [index, command] of commands.entries()) {
    if ((await send(from, command)) === null) return index;
  }
  return commands.length;
}

/** Sends several commands as one move, with one entry in the log and one undo; a lone one goes as it is. */
export function sendTogether(
  from: string,
  commands: Together<AnyCommand>['commands'],
  typed: TypedNaturals = {},
): Promise<FightStep | null> {
  return send(from, asOne(commands), typed);
}

/** Takes the last command in force back. */
export function undo(): Promise<FightStep | null> {
  return send('undo', { type: 'undo' });
}

/** Brings the command last taken back into force again, with its dice. */
export function redo(): Promise<FightStep | null> {
  return send('redo', { type: 'redo' });
}

async function deliver(from: string, command: AnyCommand, typed: TypedNaturals): Promise<FightStep | null> {
  const before = opened;
  if (before === null) return null;
  const { fight, folded } = before;
  try {
    const step = await call('combats:command', {
      combatId: fight.combat.id,
      after: fight.rows.at(-1)?.seq ?? 0,
      command,
      typed: Object.fromEntries(Object.entries(typed).map(([purpose, naturals]) => [purpose, [...naturals]])),
    });
    const { combat, changes, row } = step;
    const next = foldNext(folded, row.command, () => row);
    // It may have been opened anew meanwhile, or another one.
    if (opened === before) {
      // Whoever isn't in the changes stays the same object, and what shows them stays as it is.
      const state = withChanges(fight.state, changes);
      opened = {
        fight: { ...fight, combat, state, rows: [...fight.rows, row] },
        folded: next.folded,
      };
    } else if (opened?.fight.combat.id === fight.combat.id) await openFight(fight.combat.id);
    refused = null;
    withdrawOffer();
    const { roundName } = fightSystem(fight);
    announce(narrate(next.step, app.settings.locale, roundName));
    return step;
  } catch (thrown) {
    if (thrown instanceof RodadaError && thrown.path === 'after') await openFight(fight.combat.id);
    refuseHere(from, errorMessage(thrown));
    return null;
  }
}
