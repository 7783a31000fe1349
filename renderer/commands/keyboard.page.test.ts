import { afterEach, describe, expect, it, vi } from 'vitest';
import { plain } from '#shared/text/message.ts';
import { app } from '#renderer/state/app.svelte.ts';
import { registerCommands, type UiCommand } from './commands.svelte.ts';
import { runKey, watchFocus } from './keyboard.ts';

let forget: (() => void)[] = [];

function offer(keys: string, when = true, refuse?: () => void): ReturnType<typeof vi.fn> {
  const run = vi.fn();
  const command: UiCommand = {
    id: keys,
    label: plain(keys),
    group: plain(''),
    keys: [keys],
    when: () => when,
    ...(refuse !== undefined && { refuse }),
    run,
  };
  forget.push(registerCommands(() => [command]));
  return run;
}

function pressOn(html: string, key: string, held: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  (document.body.querySelector('[data-here]') ?? document.body).dispatchEvent(event);
  return event;
}

describe('keys on the window', () => {
  addEventListener('keydown', runKey);
  afterEach(() => {
    forget.forEach((one) => one());
    forget = [];
    app.settings.keys = {};
    document.body.innerHTML = '';
  });

  it('are the narrator’s own where there are some, and the others nothing any more', () => {
    const run = offer('N');
    app.settings.keys = { N: ['Shift+B', 'F2'] };
    pressOn('', 'n');
    expect(run).not.toHaveBeenCalled();
    pressOn('', 'B', { shiftKey: true });
    pressOn('', 'F2');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('run the command and nothing else', () => {
    const run = offer('N');
    expect(pressOn('', 'n').defaultPrevented).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('do nothing for what cannot be done now', () => {
    const run = offer('N', false);
    expect(pressOn('', 'n').defaultPrevented).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('say why not where nobody else has the key', () => {
    const refuse = vi.fn();
    const run = offer('J', false, refuse);
    expect(pressOn('', 'j').defaultPrevented).toBe(true);
    expect([run.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 1]);
    const other = offer('J');
    pressOn('', 'j');
    expect([other.mock.calls.length, refuse.mock.calls.length]).toEqual([1, 1]);
  });

  it.each(['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])(
    'leave single letters to %s',
    (field) => {
      const run = offer('N');
      pressOn(field, 'n');
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('take figures from a list, but not from a field, where dice are asked for', () => {
    const run = vi.fn();
    const dice = { id: 'dice', label: plain('dice'), group: plain(''), keys: ['9'], pastLists: true };
    forget.push(registerCommands(() => [{ ...dice, when: () => true, run }]));
    pressOn('<input data-here>', '9');
    expect(run).not.toHaveBeenCalled();
    pressOn('<select data-here></select>', '9');
    expect(run).toHaveBeenCalledOnce();
  });

  it('leave Space and Enter to a button, but not letters', () => {
    const turn = offer('Space');
    const attack = offer('A');
    const forgetFocus = watchFocus();
    const goTo = (html: string, by: string) => {
      document.body.innerHTML = html;
      const button = document.querySelector<HTMLElement>('[data-here]');
      dispatchEvent(new KeyboardEvent('keydown', { key: by }));
      button?.focus();
      const press = (key: string) =>
        button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return press;
    };
    const reached = goTo('<button data-here></button>', 'Tab');
    for (const key of [' ', 'Enter', 'a']) reached(key);
    expect(turn).not.toHaveBeenCalled();
    expect(attack).toHaveBeenCalledOnce();
    // An act has given it the focus back: Space is the turn's, Enter still the button's.
    const given = goTo('<button data-here></button>', 'Enter');
    for (const key of ['Enter', ' ']) given(key);
    expect(turn).toHaveBeenCalledOnce();
    forgetFocus();
  });

  it('leave everything to an open menu or sheet', () => {
    const run = offer('N');
    pressOn('<div role="dialog"><p data-here tabindex="-1"></p></div>', 'n');
    expect(run).not.toHaveBeenCalled();
  });

  it('belong to the screen before the frame, which has registered first', () => {
    const frame = offer('Ctrl+Z');
    const screen = offer('Ctrl+Z');
    pressOn('', 'z', { ctrlKey: true });
    expect(screen).toHaveBeenCalledOnce();
    expect(frame).not.toHaveBeenCalled();
  });
});
