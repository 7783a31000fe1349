import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Changed } from '#shared/api/changes.ts';
import { keepRead, whenChanged } from './changes.ts';
import { toasts } from './toasts.svelte.ts';

const listeners = new Set<(changed: Changed) => void>();
vi.stubGlobal('rodada', {
  on: (event: string, listener: (changed: Changed) => void) => {
    if (event === 'data:changed') listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

function tell(changed: Changed): void {
  for (const listener of listeners) listener(changed);
}

/** A reading that goes on until it is let go. */
function reading() {
  const ends: (() => void)[] = [];
  const read = vi.fn(() => new Promise<void>((done) => ends.push(done)));
  const finish = async () => {
    ends.shift()?.();
    await new Promise<void>((done) => {
      setImmediate(done);
    });
  };
  return { read, finish };
}

describe('what shows stored things', () => {
  beforeEach(() => listeners.clear());

  it('reads again when something of its kinds was written, and only then', () => {
    const { read } = reading();
    whenChanged(['creatures', 'objects'], read);
    tell({ combats: ['a'] });
    expect(read).not.toHaveBeenCalled();
    tell({ combats: ['a'], creatures: ['b'] });
    expect(read).toHaveBeenCalledOnce();
  });

  it('reads once more for all that is written while it reads', async () => {
    const { read, finish } = reading();
    keepRead(['creatures'], read);
    expect(read).toHaveBeenCalledTimes(1);
    for (const id of ['a', 'b', 'c']) tell({ creatures: [id] });
    expect(read).toHaveBeenCalledTimes(1);
    await finish();
    expect(read).toHaveBeenCalledTimes(2);
    await finish();
    expect(read).toHaveBeenCalledTimes(2);
    tell({ creatures: ['d'] });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads no more once it is stopped, not even what was asked for before', async () => {
    const { read, finish } = reading();
    const stop = keepRead(['creatures'], read);
    tell({ creatures: ['a'] });
    stop();
    await finish();
    tell({ creatures: ['b'] });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('says nothing of what fails once it is stopped', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wayOut: ((why: Error) => void)[] = [];
    const stop = keepRead(['sessions'], () => new Promise((_done, fail) => wayOut.push(fail)));
    stop();
    wayOut[0]?.(new Error('gone'));
    await new Promise<void>((done) => {
      setImmediate(done);
    });
    expect([wayOut.length, toasts.list]).toEqual([1, []]);
  });

  it('goes on after a failure', async () => {
    const read = vi.fn(() => Promise.reject(new Error('gone')));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    whenChanged(['sessions'], read);
    tell({ sessions: ['a'] });
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    tell({ sessions: ['b'] });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });
});
