import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function scene(save: (value: string) => Promise<unknown>) {
  const states: SaveState[] = [];
  const errors: unknown[] = [];
  const autosave = createAutosave<string>({
    save,
    onState: (state) => states.push(state),
    onError: (error) => errors.push(error),
    rest: 400,
  });
  return { autosave, states, errors };
}

describe('autosave', () => {
  it('saves the latest version once after a rest', async () => {
    const saved: string[] = [];
    const { autosave, states } = scene((value) => Promise.resolve(saved.push(value)));
    autosave.change('P');
    autosave.change('Ponte');
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(saved).toEqual(['Ponte']);
    expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved']);
  });

  it('saves at once on flush, and then what was changed while it saved', async () => {
    const saved: string[] = [];
    const gates: (() => void)[] = [];
    const { autosave, states } = scene((value) => {
      saved.push(value);
      return new Promise<void>((done) => gates.push(done));
    });
    autosave.change('A');
    const flushed = autosave.flush();
    autosave.change('B');
    gates[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual(['A', 'B']);
    gates[1]?.();
    expect(await flushed).toBe(true);
    expect(states.at(-1)).toBe('saved');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toEqual(['A', 'B']);
  });

  it('keeps a version that failed and tries it again', async () => {
    const full = new Error('disk full');
    const save = vi.fn<(value: string) => Promise<unknown>>();
    save.mockRejectedValueOnce(full).mockResolvedValue(null);
    const { autosave, states, errors } = scene(save);
    autosave.change('A');
    expect(await autosave.flush()).toBe(false);
    expect([states.at(-1), errors]).toEqual(['failed', [full]]);
    expect(await autosave.flush()).toBe(true);
    expect(save.mock.calls).toEqual([['A'], ['A']]);
    expect(states.at(-1)).toBe('saved');
  });

  it('has nothing to do when nothing changed', async () => {
    const save = vi.fn<(value: string) => Promise<unknown>>();
    const { autosave, states } = scene(save);
    expect(await autosave.flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
    expect(states).toEqual([]);
  });
});
