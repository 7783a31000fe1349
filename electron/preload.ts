import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '#shared/api/bridge.ts';
import { isChannel } from '#shared/api/channels.ts';
import { NARRATOR_EVENTS } from '#shared/api/events.ts';
import type { Answer } from '#shared/api/wire.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import { listen } from './ipc/listen.ts';

const told = new Set<string>(NARRATOR_EVENTS);

const INTERNAL: TextKey = 'error.internal';

function refusal(key: TextKey, channel: string): Answer<never> {
  return { ok: false, error: { code: 'BAD_REQUEST', said: { key, values: { channel } }, path: 'channel' } };
}

function canBeSent(input: unknown): boolean {
  try {
    structuredClone(input);
    return true;
  } catch {
    return false;
  }
}

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

const bridge: Bridge = {
  async call(channel, input) {
    if (!isChannel(channel)) return refusal('store.unknownChannel', channel);
    if (!canBeSent(input)) return refusal('store.notSendable', channel);
    const answer: unknown = await ipcRenderer.invoke(channel, input);
    return isAnswer<never>(answer)
      ? answer
      : { ok: false, error: { code: 'INTERNAL', said: { key: INTERNAL } } };
  },
  on(event, listener) {
    return told.has(event) ? listen(event, listener) : () => undefined;
  },
};

contextBridge.exposeInMainWorld('rodada', bridge);
