import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DrawnNear from './DrawnNear.svelte';

describe('a list drawn as one comes near its end', () => {
  /** What tells that the end is in sight; those that nobody watches any more are gone. */
  const ends = new Set<() => void>();

  // jsdom lays nothing out.
  class Watched {
    private readonly tell: () => void;
    constructor(told: (seen: readonly { isIntersecting: boolean }[]) => void) {
      this.tell = () => told([{ isIntersecting: true }]);
    }
    observe = () => ends.add(this.tell);
    disconnect = () => ends.delete(this.tell);
  }

  const children = createRawSnippet<[number]>((drawn) => ({ render: () => `<p>${drawn()} de 10</p>` }));
  const comeNear = async () => {
    ends.forEach((tell) => tell());
    await tick();
  };

  beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watched));
  afterEach(() => void vi.unstubAllGlobals());

  it('draws the first, more each time, and watches nothing once all stand there', async () => {
    render(DrawnNear, { total: 10, atOnce: 4, children });
    await tick();
    expect(screen.getByText('4 de 10')).toBeDefined();
    await comeNear();
    expect(ends.size).toBe(1);
    await comeNear();
    expect(ends.size).toBe(0);
  });

  it('draws down to what is sought at once', async () => {
    render(DrawnNear, { total: 10, atOnce: 4, least: 7, children });
    await tick();
    expect([screen.getByText('7 de 10'), ends.size]).toEqual([expect.anything(), 1]);
  });
});
