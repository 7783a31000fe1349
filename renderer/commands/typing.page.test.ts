import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyping, watchTyping } from './typing.ts';

/** An act that is under way until it is ended. */
function underWay(): { readonly end: () => void; readonly fail: () => void } {
  const ends: { end: () => void; fail: () => void } = { end: () => undefined, fail: () => undefined };
  const act = new Promise<void>((resolve, reject) => {
    ends.end = () => resolve();
    ends.fail = () => reject(new Error('refused'));
  });
  keepTyping(act).catch(() => undefined);
  return ends;
}

/** Presses a key where the focus is, as the browser does: what isn't prevented is written. */
function press(key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

describe('what is typed while an act is under way', () => {
  let heard: string[] = [];
  let unwatch: () => void;
  const hear = (event: KeyboardEvent) => void heard.push(event.key);

  beforeEach(() => {
    heard = [];
    document.body.innerHTML = '';
    unwatch = watchTyping();
    addEventListener('keydown', hear);
  });
  afterEach(() => {
    unwatch();
    removeEventListener('keydown', hear);
    document.body.innerHTML = '';
  });

  it('goes at once while none is', () => {
    expect(press('a')).toBe(true);
    expect(heard).toEqual(['a']);
  });

  it('is kept from everybody, and played in order once the act is over', async () => {
    const act = underWay();
    expect([press('n'), press('a'), press('7')]).toEqual([false, false, false]);
    expect(heard).toEqual([]);
    act.end();
    await vi.waitFor(() => expect(heard).toEqual(['n', 'a', '7']));
  });

  it('is played after an act that was refused, too', async () => {
    const act = underWay();
    press('n');
    act.fail();
    await vi.waitFor(() => expect(heard).toEqual(['n']));
  });

  it('waits again where one of its keys begins a further act, and so does what is typed later', async () => {
    const first = underWay();
    const further: (() => void)[] = [];
    const begin = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') further.push(underWay().end);
    };
    addEventListener('keydown', begin);
    for (const key of ['Enter', 'n', 'Enter']) press(key);
    first.end();
    await vi.waitFor(() => expect(further).toHaveLength(1));
    press('a');
    expect(heard).toEqual(['Enter']);
    further[0]?.();
    await vi.waitFor(() => expect(further).toHaveLength(2));
    expect(heard).toEqual(['Enter', 'n', 'Enter']);
    further[1]?.();
    await vi.waitFor(() => expect(heard).toEqual(['Enter', 'n', 'Enter', 'a']));
    removeEventListener('keydown', begin);
  });

  it('isn’t a key that is only held down', async () => {
    const act = underWay();
    press('n');
    press('n', { repeat: true });
    press('a');
    act.end();
    await vi.waitFor(() => expect(heard.at(-1)).toBe('a'));
    expect(heard).toEqual(['n', 'a']);
  });

  it('finds the focus as the act leaves it: it writes, deletes, goes on and presses there', async () => {
    document.body.innerHTML = '<form><input value="=12"><button type="button"></button></form>';
    // Nothing is laid out on a page of a test: all of it shows.
    Object.assign(Element.prototype, { checkVisibility: () => true });
    const [field, button] = [document.querySelector('input'), document.querySelector('button')];
    const [written, pressed] = [vi.fn(), vi.fn()];
    field?.addEventListener('input', written);
    button?.addEventListener('click', pressed);
    const act = underWay();
    for (const key of ['Backspace', '5', 'Tab', ' ']) press(key);
    field?.focus();
    field?.setSelectionRange(3, 3);
    act.end();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    expect(field?.value).toBe('=15');
    expect(written).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(button);
  });

  it('sends the form of the field by Enter, unless somebody took the key', async () => {
    document.body.innerHTML = '<form><input></form>';
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    document.querySelector('input')?.focus();
    const takes = (event: KeyboardEvent) => {
      if (heard.length === 2) event.preventDefault();
    };
    document.body.addEventListener('keydown', takes);
    const act = underWay();
    for (const key of ['Enter', '1', 'Enter', '2']) press(key);
    act.end();
    await vi.waitFor(() => expect(heard).toEqual(['Enter', '1', 'Enter', '2']));
    expect(sent).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', takes);
  });
});
