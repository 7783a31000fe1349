import type { ServerResponse } from 'node:http';

/** Most phones that listen at once. */
export const MOST_LISTENERS = 50;
/** Milliseconds between two signs of life. */
export const BEAT = 15_000;
/** After so many of them a phone has to ask anew, so that one that went away without a word leaves its place. */
const MOST_BEATS = 20;

/** Bytes that may wait for a phone to take them: a screen may hold pictures. */
const MOST_WAITING = 4 * 1024 * 1024;

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

/** What is known of one that listens. */
interface Listening {
  /** Signs of life it was sent. */
  readonly beats: number;
  /** At the last of them something still waited to be taken. */
  readonly waited: boolean;
}

/** Keeps those who listen; `changed` is told whenever they are more or fewer. */
export function openListeners(first: string, changed: () => void): Listeners {
  const listening = new Map<ServerResponse, Listening>();
  let last = first;
  let isOver = false;

  return {
    count: () => listening.size,
    add(response) {
      if (isOver || listening.size >= MOST_LISTENERS) return false;
      listening.set(response, { beats: 0, waited: false });
      response.on('close', () => {
        listening.delete(response);
        if (!isOver) changed();
      });
      response.write(told(last));
      changed();
      return true;
    },
    tell(words) {
      if (words === last) return;
      last = words;
      for (const response of listening.keys()) {
        // One that doesn't take what it is sent isn't waited for.
        if (response.writableLength > MOST_WAITING) response.destroy();
        else response.write(told(words));
      }
    },
    beat() {
      for (const [response, { beats, waited }] of listening) {
        const waits = response.writableLength > 0;
        listening.set(response, { beats: beats + 1, waited: waits });
        if (beats + 1 >= MOST_BEATS || (waits && waited)) response.destroy();
        else if (!waits) response.write(SIGN_OF_LIFE);
      }
    },
    close() {
      isOver = true;
      for (const response of listening.keys()) response.end(FAREWELL);
      listening.clear();
    },
  };
}

function told(words: string): string {
  return `data: ${words}\n\n`;
}
