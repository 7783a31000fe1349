import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LongListExample from './testing/LongListExample.svelte';
import VirtualList from './VirtualList.svelte';

const ROW = 20;

describe('a long list', () => {
  const row = createRawSnippet<[number]>((index) => ({
    render: () => `<button>Fera ${index() + 1}</button>`,
  }));
  const props = { count: 1000, rowHeight: 1, label: 'Feras', row };
  const rows = () => screen.getAllByRole('listitem');
  const places = () => rows().map((one) => Number(one.getAttribute('aria-posinset')));
  let top = 0;
  let count = 0;

  async function scrollTo(pixels: number) {
    top = -pixels;
    await fireEvent.scroll(document);
    await tick();
  }

  beforeEach(() => {
    top = 0;
    count = props.count;
    // jsdom lays nothing out.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal('innerHeight', 10 * ROW);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, top, 300, count * ROW),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('draws the rows near the visible part, each with its place among all', async () => {
    render(VirtualList, props);
    await tick();
    expect(screen.getByRole('list', { name: 'Feras' })).toBeDefined();
    expect(places()).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
    expect(new Set(rows().map((one) => one.getAttribute('aria-setsize')))).toEqual(new Set(['1000']));
    await scrollTo(500 * ROW);
    expect([places().at(0), places().at(-1)]).toEqual([498, 513]);
  });

  it('tells which rows it draws, once for each change', async () => {
    const onrange = vi.fn();
    render(VirtualList, { ...props, onrange });
    await tick();
    await scrollTo(0);
    await scrollTo(500 * ROW);
    expect(onrange.mock.calls).toEqual([
      [0, 13],
      [497, 513],
    ]);
  });

  it('keeps the row with the focus, wherever one scrolls', async () => {
    render(VirtualList, props);
    await tick();
    screen.getByRole('button', { name: 'Fera 2' }).focus();
    await scrollTo(500 * ROW);
    expect(document.activeElement?.textContent).toBe('Fera 2');
    expect(places().slice(0, 2)).toEqual([2, 498]);
    await fireEvent.focusOut(screen.getByRole('button', { name: 'Fera 2' }));
    expect(places().at(0)).toBe(498);
  });

  it('puts the focus on a row that is far away, the last one at most', async () => {
    render(LongListExample, { leadsTo: [700, 4000] });
    await fireEvent.click(screen.getByRole('button', { name: 'Ir a 700' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fera 701'));
    await fireEvent.click(screen.getByRole('button', { name: 'Ir a 4000' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fera 1000'));
  });

  it('tells the row in which a key was pressed', async () => {
    const onkeydown = vi.fn<(event: KeyboardEvent, index: number) => void>();
    render(VirtualList, { ...props, onkeydown });
    await tick();
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Fera 3' }), { key: 'ArrowDown' });
    expect(onkeydown.mock.calls.map(([{ key }, index]) => [key, index])).toEqual([['ArrowDown', 2]]);
  });

  it('follows the number of its rows, down to none', async () => {
    count = 4;
    const { rerender } = render(VirtualList, { ...props, count });
    await tick();
    expect(places()).toEqual([1, 2, 3, 4]);
    count = 1000;
    await rerender({ count });
    expect(places().at(-1)).toBe(13);
    count = 0;
    await rerender({ count });
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
