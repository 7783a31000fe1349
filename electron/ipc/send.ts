import type { BrowserWindow } from 'electron';
import type { EventName, Events } from '#shared/api/events.ts';

/** Tells a window's page an event; a window that has gone meanwhile hears nothing. */
export function send<E extends EventName>(window: BrowserWindow, event: E, told: Events[E]): void {
  if (!window.isDestroyed()) window.webContents.send(event, told);
}
