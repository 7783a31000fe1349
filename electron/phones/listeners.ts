import type { ServerResponse } from 'node:http';

/** Most phones that listen at once. */
export const MOST_LISTENERS = 50;
/** Milliseconds between two signs of life. */
export const BEAT = 15_000;
/** After so many of them a phone has to ask anew, so that one that went away without a word leaves its place. */
const MOST_BEATS = 20;

/** Bytes that may wait for a phone to take them. */
const MOST_WAITING = 256 * 1024;

const SIGN_OF_LIFE = 'event: beat\ndata: .\n\n';
const FAREWELL = 'event: over\ndata: .\n\n';

/** Those who listen to the table, by server-sent events. */
export interface Listeners {
  readonly count: () => number;
  /** Takes one more, and tells it what was told last; false when there are enough. */
  readonly add: (response: ServerResponse) => boolean;
  /** Tells all of them, unless they know it already: that nothing changed can't be told from nothing having happened. */
  readonly tell: (words: string) => void;
  /** To be called each `BEAT`: a sign of life to all, and an end to those who don't take what they are sent. */
  readonly beat: () => void;
  /** Tells all of them that it is over, and takes no more; whoever serves them then ends their connections. */
  readonly close: () => void;
}

/** Keeps those who listen; `changed` is told whenever they are more or fewer. */
export function openListeners(first: string, changed: () => void): Listeners {
  const beats = new Map<ServerResponse, number>();
  let known = first;
  let isOver = false;

  /** One that doesn't take what it is sent isn't waited for. */
  function send(response: ServerResponse, words: string, mostWaiting: number): void {
    if (response.writableLength > mostWaiting) response.destroy();
    else response.write(words);
  }

  return {
    count: () => beats.size,
    add(response) {
      if (isOver || beats.size >= MOST_LISTENERS) return false;
      beats.set(response, 0);
      response.on('close', () => {
        beats.delete(response);
        if (!isOver) changed();
      });
      response.write(told(known));
      changed();
      return true;
    },
    tell(words) {
      if (words === known) return;
      known = words;
      for (const response of beats.keys()) send(response, told(words), MOST_WAITING);
    },
    beat() {
      for (const [response, before] of beats) {
        beats.set(response, before + 1);
        if (before + 1 >= MOST_BEATS) response.destroy();
        else send(response, SIGN_OF_LIFE, 0);
      }
    },
    close() {
      isOver = true;
      for (const response of beats.keys()) response.end(FAREWELL);
      beats.clear();
    },
  };
}

function told(words: string): string {
  return `data: ${words}\n\n`;
}
