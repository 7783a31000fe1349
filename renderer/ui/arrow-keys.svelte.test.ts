import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveFocus } from './arrow-keys.ts';

describe('the keys of a list', () => {
  const list = document.createElement('ul');
  const now = () => document.activeElement?.textContent;
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    return { moved: moveFocus(event, list, 'button'), kept: event.defaultPrevented };
  };

  beforeEach(() => {
    list.innerHTML =
      '<li><button>1</button><a href="#x">x</a></li><li><button>2</button></li><li><button>3</button></li>';
    document.body.append(list);
  });
  afterEach(() => list.remove());

  it('go to the first, on, back, to the end and to the beginning', () => {
    expect(press('ArrowDown')).toEqual({ moved: true, kept: true });
    expect(now()).toBe('1');
    press('ArrowDown');
    expect(now()).toBe('2');
    press('End');
    expect(now()).toBe('3');
    press('ArrowUp');
    expect(now()).toBe('2');
    press('Home');
    expect(now()).toBe('1');
  });

  it('say where there is nowhere further to go, and leave the key to others', () => {
    press('Home');
    expect(press('ArrowUp')).toEqual({ moved: false, kept: false });
    press('End');
    expect(press('ArrowDown')).toEqual({ moved: false, kept: false });
    expect(now()).toBe('3');
  });

  it('are no others, and none with Ctrl, Alt or Meta, nor while a letter is being composed', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }]) {
      expect(press('ArrowDown', more)).toEqual({ moved: false, kept: false });
    }
    expect(press('ArrowRight')).toEqual({ moved: false, kept: false });
  });

  it('go nowhere in an empty list, or where there is none', () => {
    list.replaceChildren();
    expect(press('End').moved).toBe(false);
    expect(moveFocus(new KeyboardEvent('keydown', { key: 'Home' }), null, 'button')).toBe(false);
  });
});
