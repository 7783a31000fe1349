import type { Combat } from '#shared/records/combat.ts';
import type { Campaign, Session } from '#shared/api/campaigns.ts';
import type { LoggedFight } from '#shared/api/combats.ts';
import type { InputOf } from '#shared/api/contract.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';
import type { LogEntry } from '#shared/log/entry.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Message } from '#shared/text/message.ts';
import { announce, LONGEST_SAID } from '#renderer/state/announce.svelte.ts';
import { shortened } from '#renderer/fight/spoken/shortened.ts';
import { app, go } from '#renderer/state/app.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import type { Route } from '#renderer/state/route.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

/** A fight as it is read: what is stored of it, and its log. */
export interface ReadFight {
  readonly fight: LoggedFight;
  readonly doc: LogDocument;
}

/** A fight as it is stored, ready to be read, with the campaign and the session it belongs to. */
export function readFight(fight: LoggedFight, campaign: Campaign, session: Session | null): ReadFight {
  const { combat, rows, state } = fight;
  const doc = buildLog({ combat, campaign, session, rows, state, system: systemOf(combat.system) });
  return { fight, doc };
}

/** A fight gone back to: where its reader stands, and the state it had then. */
export interface Moment {
  readonly read: ReadFight;
  /** The entries one goes through; before the first of them stands the fight before any act. */
  readonly entries: readonly LogEntry[];
  /** 0 before the first entry, else the place of an entry, from 1. */
  readonly at: number;
  /** Null until main has answered for the first time, and where the state then can't be had any more. */
  readonly state: CombatState | null;
  /** Why it can't be had; null where it can. */
  readonly gone: Message | null;
}

/** Where the reader's keys work: the entry that has or had the focus. */
export interface Place {
  readonly combatId: string;
  readonly seq: number;
}

let moment = $state.raw<Moment | null>(null);
let place = $state.raw<Place | null>(null);

/** The moment that is looked at, or null. */
export function openMoment(): Moment | null {
  return moment;
}

/** The entry the reader stands at, or null before any was gone to. */
export function readerPlace(): Place | null {
  return place;
}

/** The reader goes to an entry. */
export function standAt(next: Place): void {
  place = next;
}

/** The entry of the moment; null before the first act. */
export function momentEntry({ entries, at }: Pick<Moment, 'entries' | 'at'>): LogEntry | null {
  return at === 0 ? null : (entries[at - 1] ?? null);
}

/** Leaves the fight that was gone back to. */
export function closeMoment(): void {
  moment = null;
}

/** Forgets what was looked at, as something else is read. */
export function forgetReading(): void {
  moment = null;
  place = null;
}

/** Goes back to a fight right after one of its entries. */
export async function seeFight(read: ReadFight, seq: number): Promise<void> {
  const entries = read.doc.chapters.flatMap((chapter) => chapter.entries);
  const at = entries.findIndex((entry) => entry.seq === seq) + 1;
  await lookAt({ read, entries, at, state: moment?.read === read ? moment.state : null, gone: null });
}

/** Goes to another place of the fight gone back to; places beyond its ends are its ends. */
export async function goTo(at: number): Promise<void> {
  if (moment === null) return;
  const within = Math.max(0, Math.min(at, moment.entries.length));
  if (within !== moment.at) await lookAt({ ...moment, at: within, gone: null });
}

/** Steps to another place and says what happened there. */
export async function stepTo(at: number): Promise<void> {
  await goTo(at);
  if (moment === null) return;
  const entry = momentEntry(moment);
  announce(entry === null ? t('fightLog.momentStart') : shortened(entry, app.settings.locale, LONGEST_SAID));
}

async function lookAt(next: Moment): Promise<void> {
  moment = next;
  const { id } = next.read.fight.combat;
  const seq = momentEntry(next)?.seq ?? 0;
  if (seq > 0) place = { combatId: id, seq };
  const found = await stateAt(id, seq);
  // While main answered one may have gone on.
  if (moment === next) moment = { ...next, ...found };
}

async function stateAt(id: string, seq: number): Promise<Pick<Moment, 'state' | 'gone'>> {
  try {
    return { state: await call('combats:moment', { id, seq }), gone: null };
  } catch (thrown) {
    if (!(thrown instanceof RodadaError) || thrown.code !== 'NOT_ALLOWED') throw thrown;
    return { state: null, gone: thrown.said };
  }
}

/** Opens a new fight from the moment looked at; Desfazer puts it away and comes back here. */
export async function continueHere(requestId: string): Promise<Combat | null> {
  if (moment === null) return null;
  const { id } = moment.read.fight.combat;
  const seq = momentEntry(moment)?.seq ?? 0;
  return goOnFrom({ id, seq, requestId }, { screen: 'log', combatId: id });
}

/** Opens a new fight from a moment of another; Desfazer puts it away and goes back to where one was. */
export async function goOnFrom(from: InputOf<'combats:continue-from'>, back: Route): Promise<Combat> {
  const { combat } = await call('combats:continue-from', from);
  go({ screen: 'combat', combatId: combat.id });
  toast(t('fightLog.continued', { name: combat.name }), {
    undo: async () => {
      await call('combats:discard', { id: combat.id });
      go(back);
    },
  });
  return combat;
}
