import { afterEach, describe, expect, it } from 'vitest';
import { rowPress } from './row-press.ts';

const BOARD = `
  <section><h2>Frente</h2><ul>
    <li id="ana"><span class="handle" role="button">::</span><button data-row="ana">Ana</button>
      <ul><li class="chip">Caído <svg></svg></li></ul><button class="toggle">v</button></li>
    <li id="bia"><button class="handle" data-grip>::</button><button data-row="bia">Bia</button></li>
  </ul></section>`;

function pressed(selector: string, held: MouseEventInit = {}): readonly string[] {
  const board = document.createElement('div');
  board.innerHTML = BOARD;
  document.body.replaceChildren(board);
  const heard: string[] = [];
  for (const row of board.querySelectorAll<HTMLElement>('[data-row]')) {
    row.addEventListener('click', ({ shiftKey, ctrlKey }) =>
      heard.push(
        [row.dataset['row'], ...(shiftKey ? ['shift'] : []), ...(ctrlKey ? ['ctrl'] : [])].join(' '),
      ),
    );
  }
  const forget = rowPress(board);
  board.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...held }));
  if (typeof forget === 'function') forget();
  return heard;
}

describe('a press on a board', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['.chip', {}, ['ana']],
    ['.chip svg', {}, ['ana']],
    ['.handle', {}, ['ana']],
    ['[data-grip]', {}, ['bia']],
    ['.chip', { ctrlKey: true }, ['ana ctrl']],
    ['#bia', { shiftKey: true }, ['bia shift']],
    ['[data-row="bia"]', {}, ['bia']],
    ['.toggle', {}, []],
    ['h2', {}, []],
    ['section', {}, []],
  ] as const)('on %s picks the row it is part of, once', (selector, held, rows) => {
    expect(pressed(selector, held)).toEqual(rows);
  });

  it('gives the row the focus', () => {
    pressed('.chip');
    expect(document.activeElement?.textContent).toBe('Ana');
  });
});
