import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenLaidOut } from './laid-out.ts';

/** The observers there are: the page is laid out when the test says so. */
const watching: FakeObserver['entry'][] = [];

class FakeObserver {
  readonly entry: { readonly lay: () => void; gone: boolean };
  constructor(then: () => void) {
    this.entry = { lay: then, gone: false };
  }
  observe() {
    watching.push(this.entry);
  }
  disconnect() {
    this.entry.gone = true;
  }
}

describe('what waits for the page to be laid out', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    watching.length = 0;
    document.body.replaceChildren();
  });

  it.each([
    ['is done once, not before', true, 1],
    ['is not done for what has gone by then', false, 0],
  ])('%s', (_, stays, times) => {
    vi.stubGlobal('ResizeObserver', FakeObserver);
    const element = document.createElement('p');
    document.body.append(element);
    const then = vi.fn();
    whenLaidOut(element, then);
    expect(then).not.toHaveBeenCalled();
    if (!stays) element.remove();
    watching[0]?.lay();
    expect(then).toHaveBeenCalledTimes(times);
    expect(watching.map(({ gone }) => gone)).toEqual([true]);
  });
});
