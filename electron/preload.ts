import { contextBridge, ipcRenderer, webFrame } from 'electron';
import type { Bridge } from '#shared/api/bridge.ts';
import { isChannel } from '#shared/api/channels.ts';
import { NARRATOR_EVENTS } from '#shared/api/events.ts';
import type { Answer } from '#shared/api/wire.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import { listen } from './ipc/listen.ts';

/** The bridge as it reaches into the page's world, and how it says that something can't get across. */
interface InnerBridge extends Bridge {
  readonly unsendable: (channel: string) => Answer<never>;
}

const told = new Set<string>(NARRATOR_EVENTS);

const INTERNAL: TextKey = 'error.internal';
/** A name of a channel is no longer. */
const LONGEST_TOLD = 50;

function refusal(key: TextKey, name: string): Answer<never> {
  const values = { channel: name.slice(0, LONGEST_TOLD) };
  return { ok: false, error: { code: 'BAD_REQUEST', said: { key, values }, path: 'channel' } };
}

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/** Whether something was refused for being no data: a function, say. */
function isCloneError(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.includes('could not be cloned');
}

const bridge: InnerBridge = {
  async call(channel, input) {
    if (!isChannel(channel)) return refusal('store.unknownChannel', channel);
    try {
      const answer: unknown = await ipcRenderer.invoke(channel, input);
      if (isAnswer<never>(answer)) return answer;
    } catch (thrown) {
      if (isCloneError(thrown)) return refusal('store.notSendable', channel);
    }
    return { ok: false, error: { code: 'INTERNAL', said: { key: INTERNAL } } };
  },
  on(event, listener) {
    return told.has(event) ? listen(event, listener) : () => undefined;
  },
  unsendable: (channel) => refusal('store.notSendable', channel),
};

/**
 * Puts the bridge on the page. It runs in the page's own world, so it names nothing of this file: what can't be copied
 * out of that world is thrown there, before the bridge hears of it, and here becomes an answer.
 */
function putOnPage({ call, on, unsendable }: InnerBridge): void {
  const outer: Bridge = {
    async call(channel, input) {
      try {
        return await call(channel, input);
      } catch {
        return unsendable(typeof channel === 'string' ? channel : '');
      }
    },
    on(event, listener) {
      try {
        return on(event, listener);
      } catch {
        return () => undefined;
      }
    },
  };
  Object.defineProperty(window, 'rodada', { value: Object.freeze(outer), enumerable: true });
}

const INNER = 'rodadaInside';
contextBridge.exposeInMainWorld(INNER, bridge);
void webFrame.executeJavaScript(`(${putOnPage.toString()})(window.${INNER})`);
