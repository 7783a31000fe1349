import { tick } from 'svelte';
import { pressAsBrowser } from './browser-keys.ts';

/** How many acts are under way. */
let acts = 0;
/** Whether what was kept is being played. */
let playing = false;
/** Whether a key is just being pressed from here, which isn't kept again. */
let pressing = false;
/** What was typed meanwhile, the first key first. */
const kept: KeyboardEvent[] = [];

/**
 * Keeps what is typed while an act is under way, and plays it once the act and all that follows from it stands on the
 * screen: a hand that is faster than the disk loses no key, and each key finds the panel and the focus it was meant for.
 */
export function keepTyping<T>(act: Promise<T>): Promise<T> {
  acts += 1;
  const over = () => {
    acts -= 1;
    void play();
  };
  act.then(over, over);
  return act;
}

/** Keeps the keys of the window from whoever else listens while they have to wait, until the function it gives is called; call it once. */
export function watchTyping(): () => void {
  const keep = (event: KeyboardEvent) => {
    // What goes by the clipboard can't be played.
    if ((acts === 0 && !playing) || pressing || event.isComposing || isClipboard(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A key that is only held down isn't typed anew: it would go on after it was let go.
    if (!event.repeat) kept.push(event);
  };
  addEventListener('keydown', keep, true);
  return () => {
    removeEventListener('keydown', keep, true);
    kept.length = 0;
  };
}

async function play(): Promise<void> {
  if (playing) return;
  playing = true;
  try {
    await settled();
    for (let next = due(); next !== undefined; next = due()) {
      press(next);
      await settled();
    }
  } catch (thrown) {
    // What was meant for a screen that broke isn't played on another one.
    kept.length = 0;
    throw thrown;
  } finally {
    playing = false;
  }
}

function press(key: KeyboardEvent): void {
  pressing = true;
  try {
    pressAsBrowser(key);
  } finally {
    pressing = false;
  }
}

/** The key to be played now; none while another act is under way, which plays the others as it ends. */
function due(): KeyboardEvent | undefined {
  return acts === 0 ? kept.shift() : undefined;
}

/** Waits until what follows from an act has happened and stands on the screen. */
async function settled(): Promise<void> {
  await tick();
  await new Promise((resolve) => setTimeout(resolve));
}

function isClipboard({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && /^[cvx]$/i.test(key);
}
