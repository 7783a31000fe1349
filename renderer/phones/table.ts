import type { PhoneScreen } from '#shared/player/player-screen.ts';

/** Milliseconds until the table is asked again, the first time, the second, and from then on. */
const WAITS = [300, 2000, 5000] as const;
/** Three signs of life that didn't come. */
const SILENCE = 45_000;

/** Who hears from the table. */
export interface Hearing {
  readonly shown: (screen: PhoneScreen) => void;
  /** Nothing is heard, and asking again once didn't help. */
  readonly lost: () => void;
  /** The narrator has turned it off: nothing more will come. */
  readonly over: () => void;
}

/** Listens to the table until it is over, asking again by itself whenever it isn't heard; gives the way to stop. */
export function listenToTable(address: string, { shown, lost, over }: Hearing): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let misses = 0;

  function wait(milliseconds: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  }

  function heard(): void {
    misses = 0;
    wait(SILENCE, missed);
  }

  function missed(): void {
    source?.close();
    if (misses > 0) lost();
    wait(WAITS[misses] ?? WAITS[2], ask);
    misses += 1;
  }

  function ask(): void {
    source?.close();
    source = new EventSource(address);
    wait(SILENCE, missed);
    source.addEventListener('error', missed);
    source.addEventListener('beat', heard);
    source.addEventListener('message', ({ data }) => {
      heard();
      const told: unknown = JSON.parse(String(data));
      if (isScreen(told)) shown(told);
    });
    source.addEventListener('over', () => {
      stop();
      over();
    });
  }

  /** What came while the phone slept was lost. */
  function woke(): void {
    if (document.visibilityState === 'visible') ask();
  }

  function stop(): void {
    source?.close();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', woke);
  }

  document.addEventListener('visibilitychange', woke);
  ask();
  return stop;
}

/** What comes from the app that made the page is as it says. */
function isScreen(told: unknown): told is PhoneScreen {
  return typeof told === 'object' && told !== null && 'shown' in told;
}
