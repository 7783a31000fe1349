import { createTimers } from './timers.ts';

/** A short message over the screen. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'error';
  /** Takes back what the message tells of. */
  readonly undo: (() => void | Promise<void>) | null;
  /** The campaign it belongs to; null where it says as much in any. */
  readonly within: string | null;
}

/** The messages in sight, the newest last. */
export const toasts: { list: readonly Toast[] } = $state({ list: [] });

const SECONDS = 1000;
const PLAIN_STAYS = 6 * SECONDS;
const UNDO_STAYS = 12 * SECONDS;
const MOST = 3;

let lastId = 0;
const timers = createTimers();

/** Shows a message; with `undo` it offers Desfazer and stays longer. Gives its id. */
export function toast(
  text: string,
  options: { tone?: Toast['tone']; undo?: Toast['undo']; within?: string | null } = {},
): number {
  lastId += 1;
  const one: Toast = {
    id: lastId,
    text,
    tone: options.tone ?? 'done',
    undo: options.undo ?? null,
    within: options.within ?? null,
  };
  for (const old of toasts.list.slice(0, -(MOST - 1))) dismissToast(old.id);
  toasts.list = [...toasts.list, one];
  startTimer(one);
  return one.id;
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  timers.stop(id);
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Takes away the messages that belong to another campaign than the one worked in now. */
export function leaveToasts(campaign: string | null): void {
  for (const { id, within } of toasts.list) if (within !== null && within !== campaign) dismissToast(id);
}

/** Does what a message's Desfazer offers, and takes the message away. */
export async function undoToast(id: number): Promise<void> {
  const one = toasts.list.find((other) => other.id === id);
  dismissToast(id);
  await one?.undo?.();
}

/** The newest message that offers Desfazer, for Ctrl+Z. */
export function undoableToast(): Toast | null {
  return toasts.list.findLast(({ undo }) => undo !== null) ?? null;
}

/** Keeps the messages while the pointer or the focus is on them. */
export function holdToasts(): void {
  timers.stopAll();
}

/** Lets the messages go again. */
export function releaseToasts(): void {
  for (const one of toasts.list) startTimer(one);
}

function startTimer({ id, undo }: Toast): void {
  timers.start(id, undo === null ? PLAIN_STAYS : UNDO_STAYS, () => dismissToast(id));
}
