import { ipcRenderer, type IpcRendererEvent } from 'electron';
import type { EventName, Events, Unlisten } from '#shared/api/events.ts';

/** Hears an event of main's in a preload; gives the way to stop. */
export function listen<E extends EventName>(event: E, listener: (told: Events[E]) => void): Unlisten {
  const heard = (_event: IpcRendererEvent, told: Events[E]): void => listener(told);
  ipcRenderer.on(event, heard);
  return () => ipcRenderer.off(event, heard);
}
