import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app, changeSettings } from './app.svelte.ts';
import { call, saved } from './bridge.svelte.ts';

const main = vi.fn<(channel: string, input: unknown) => unknown>();
vi.stubGlobal('rodada', {
  call: (channel: string, input: unknown) => Promise.resolve(main(channel, structuredClone(input))),
});

describe('asking main', () => {
  beforeEach(() => {
    main.mockReset();
    Object.assign(saved, { at: null, failure: null });
  });

  it('throws the error that main answered with, as ours again', async () => {
    const error = { code: 'NOT_FOUND', said: { plain: 'Sumiu.' }, path: 'id' };
    main.mockReturnValue({ ok: false, error });
    await expect(call('combats:open', { id: 'x' })).rejects.toMatchObject({ name: 'RodadaError', ...error });
    expect(saved.at).toBeNull();
  });

  it('sends state as plain values, which alone can cross', async () => {
    main.mockReturnValue({ ok: true, value: null });
    await call('settings:change', app.settings);
    expect(main).toHaveBeenCalledWith('settings:change', { ...app.settings });
  });

  it('notes when something was written, not when it was read', async () => {
    main.mockReturnValue({ ok: true, value: [] });
    await call('campaigns:list');
    expect(saved.at).toBeNull();
    await call('campaigns:change', { id: 'x' });
    expect(saved.at).not.toBeNull();
  });

  it('notes why something wasn’t written, until something is', async () => {
    const error = { code: 'STORE', said: { plain: 'O disco está cheio.' } };
    main.mockReturnValue({ ok: false, error });
    await expect(call('campaigns:list')).rejects.toThrow();
    expect(saved.failure).toBeNull();
    await expect(call('campaigns:change', { id: 'x' })).rejects.toThrow();
    expect(saved).toEqual({ at: null, failure: error.said });
    main.mockReturnValue({ ok: true, value: null });
    await call('campaigns:change', { id: 'x' });
    expect(saved.failure).toBeNull();
  });

  it('settings are changed at once, and are what main says they are', async () => {
    main.mockReturnValue({ ok: true, value: { ...app.settings, theme: 'light', textSize: 120 } });
    const changed = changeSettings({ theme: 'light' });
    expect(app.settings.theme).toBe('light');
    await changed;
    expect(app.settings.textSize).toBe(120);
  });
});
