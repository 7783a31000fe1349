import type { Combat, CombatRow } from '#shared/records/combat.ts';
import type { Fight, FightStep, LogPart } from '#shared/api/combats.ts';
import { withChanges } from '#shared/combat/changes.ts';
import { asOne, type Together } from '#shared/combat/commands/together.ts';
import { foldNext, nothingDone, type Folded } from '#shared/combat/fold.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import { RodadaError } from '#shared/errors.ts';
import { BEFORE_START } from '#shared/log/place.ts';
import { systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { tellsEnough } from '#shared/stored-fight/tells-enough.ts';
import type { Message } from '#shared/text/message.ts';
import { keepTyping } from '#renderer/commands/typing.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { errorMessage } from '#renderer/state/errors.ts';
import { say } from '#renderer/state/text.svelte.ts';
import { narrate } from './spoken/narrate.ts';
import { newestRows } from './rows-kept.ts';
import { withdrawOffer } from './undo-offer.ts';

/** Why the last act was refused, and which act it was, so that it is said where it was tried. */
export interface Refusal {
  readonly from: string;
  readonly said: Message;
}

const NOTHING: Folded<CombatRow> = nothingDone();

/** A fight with those of its rows that are here: the newest in force, and those redo would bring back. */
interface Opened {
  readonly fight: Fight;
  readonly folded: Folded<CombatRow>;
}

/** What is told of the log: the newest rows in force, where the first of them began, and whether there are older ones. */
const NO_LOG: LogPart = { rows: [], place: BEFORE_START, more: false };

let opened = $state.raw<Opened | null>(null);
let refused = $state.raw<Refusal | null>(null);
/** So many rows were asked for, older ones and all. */
let asked = 0;
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

/** The newest rows in force after undo and redo, all that matter beside the fight, and those redo would bring back. */
export function rowsInForce(): Folded<CombatRow> {
  return opened?.folded ?? NOTHING;
}

/** The newest of the log, as much of it as is here. */
export function logHere(): LogPart {
  return opened === null ? NO_LOG : { ...opened.fight.log, rows: opened.folded.done };
}

/** Whether there is an act that undo would take back. */
export function canUndo(): boolean {
  if (opened === null) return false;
  const { fight, folded } = opened;
  const last = folded.done.at(-1)?.seq ?? 0;
  return last > fight.floor && fight.asPlayed === null;
}

/** Whether there is an act that redo would bring back. */
export function canRedo(): boolean {
  return opened !== null && opened.folded.undone.length > 0 && opened.fight.asPlayed === null;
}

/** Why the last act of this kind was refused, or null. */
export function refusalOf(from: string): Message | null {
  return refused?.from === from ? refused.said : null;
}

/** Whether the refusal on the screen says just this, so that a note with the same words is left out. */
export function isRefusedFor(said: Message): boolean {
  return refused !== null && say(refused.said) === say(said);
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
  const fight = await keepTyping(call('combats:open', { id }));
  asked = 0;
  opened = { fight, folded: { done: fight.log.rows, undone: fight.undone } };
}

/** Takes what lists show of the fight on the screen as it is stored now; of another, nothing. */
export function relist(combat: Combat): void {
  if (opened?.fight.combat.id !== combat.id) return;
  opened = { ...opened, fight: { ...opened.fight, combat } };
}

/** Fetches a further part of the log of the fight on the screen, if there is one, after the acts already under way. */
export function fetchOlder(): Promise<void> {
  const fetched = queue.then(async () => {
    const before = opened;
    if (before === null || !before.fight.log.more) return;
    const longer = await withOlder(before);
    if (opened !== before) return;
    opened = longer;
    asked = longer.folded.done.length;
  });
  queue = fetched.catch(() => undefined);
  return fetched;
}

async function withOlder({ fight, folded }: Opened): Promise<Opened> {
  const before = folded.done[0]?.seq ?? fight.count + 1;
  const { rows, place, more } = await call('combats:older', { id: fight.combat.id, before });
  return {
    fight: { ...fight, log: { ...fight.log, place, more } },
    folded: { ...folded, done: [...rows, ...folded.done] },
  };
}

/** After undo the rows that are here may no longer tell all that is shown: then older ones are fetched. */
async function withEnough(opening: Opened): Promise<Opened> {
  const { fight, folded } = opening;
  const isEnough = folded.done.length > 0 && tellsEnough(fight.state, folded.done);
  return isEnough || !fight.log.more ? opening : withEnough(await withOlder(opening));
}

/** A long fight without the rows that nothing on the screen asks for. */
function lighter(opening: Opened): Opened {
  const { fight, folded } = opening;
  const { rows: done, place, more } = newestRows({ ...fight.log, rows: folded.done }, fight.state, asked);
  if (done === folded.done) return opening;
  return { fight: { ...fight, log: { rows: [], place, more } }, folded: { ...folded, done } };
}

/** Leaves the fight; it stays as it is on disk. */
export function closeFight(): void {
  opened = null;
  refused = null;
  withdrawOffer();
}

/**
 * Sends one command, after those already under way. Gives the step that is on disk now, or null when it was refused,
 * which is then said near the act named by `from`. `creatures` tells whose creature each newcomer is that it brings in.
 */
export function send(
  from: string,
  command: AnyCommand,
  typed: TypedNaturals = {},
  creatures: Readonly<Record<string, string>> = {},
): Promise<FightStep | null> {
  const sent = queue.then(() => deliver(from, command, { typed, creatures }));
  queue = sent;
  return keepTyping(sent);
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

interface Besides {
  readonly typed: TypedNaturals;
  readonly creatures: Readonly<Record<string, string>>;
}

async function deliver(
  from: string,
  command: AnyCommand,
  { typed, creatures }: Besides,
): Promise<FightStep | null> {
  const before = opened;
  if (before === null) return null;
  const { fight, folded } = before;
  try {
    const step = await call('combats:command', {
      combatId: fight.combat.id,
      after: fight.count,
      command,
      typed: Object.fromEntries(Object.entries(typed).map(([purpose, naturals]) => [purpose, [...naturals]])),
      creatures: { ...creatures },
    });
    const { combat, changes, row } = step;
    const shown = step.shown.length === 0 ? fight.shown : [...fight.shown, ...step.shown];
    const next = foldNext(folded, row.command, () => row);
    // Whoever isn't in the changes stays the same object, and what shows them stays as it is.
    const state = withChanges(fight.state, changes);
    const stepped = { fight: { ...fight, combat, state, shown, count: row.seq }, folded: next.folded };
    const after = next.step.how === 'done' ? stepped : await withEnough(stepped);
    // It may have been opened anew meanwhile, or another one.
    if (opened === before) opened = lighter(after);
    else if (opened?.fight.combat.id === fight.combat.id) await openFight(fight.combat.id);
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
