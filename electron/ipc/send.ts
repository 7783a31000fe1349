import { BrowserWindow } from 'electron';
import type { EventName, Events } from '#shared/api/events.ts';
import { isOurPage } from './origins.ts';

/** Tells a window's page an event; a window that has gone meanwhile hears nothing. */
export function send<E extends EventName>(window: BrowserWindow, event: E, told: Events[E]): void {
  if (!window.isDestroyed()) window.webContents.send(event, told);
}

/** Tells an event to every window that shows the app's own page, but for those that have gone meanwhile. */
export function sendToAll<E extends EventName>(event: E, told: Events[E]): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (window.isDestroyed() || !isOurPage(window.webContents.getURL())) continue;
    window.webContents.send(event, told);
  }
}
