import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  holdToasts,
  leaveToasts,
  releaseToasts,
  toast,
  toasts,
  undoableToast,
  undoToast,
} from './toasts.svelte.ts';

describe('messages over the screen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const { id } of toasts.list) dismissToast(id);
    vi.useRealTimers();
  });

  it('go by themselves, those that offer Desfazer later', () => {
    toast('salvo');
    toast('removido', { undo: vi.fn() });
    vi.advanceTimersByTime(7000);
    expect(toasts.list.map(({ text }) => text)).toEqual(['removido']);
    vi.advanceTimersByTime(7000);
    expect(toasts.list).toEqual([]);
  });

  it('stay while the pointer is on them', () => {
    toast('salvo');
    holdToasts();
    vi.advanceTimersByTime(60_000);
    expect(toasts.list).toHaveLength(1);
    releaseToasts();
    vi.advanceTimersByTime(60_000);
    expect(toasts.list).toEqual([]);
  });

  it('undo once, the newest first', async () => {
    const older = vi.fn();
    const newer = vi.fn();
    toast('um', { undo: older });
    toast('dois', { undo: newer });
    const last = undoableToast();
    await undoToast(last?.id ?? 0);
    await undoToast(last?.id ?? 0);
    expect(newer).toHaveBeenCalledOnce();
    expect(older).not.toHaveBeenCalled();
    expect(undoableToast()?.text).toBe('um');
  });

  it('go with the campaign they belong to', () => {
    toast('geral');
    toast('luta encerrada', { within: 'a' });
    leaveToasts('a');
    expect(toasts.list).toHaveLength(2);
    leaveToasts('b');
    expect(toasts.list.map(({ text }) => text)).toEqual(['geral']);
  });

  it('are never more than three', () => {
    for (const text of ['1', '2', '3', '4']) toast(text);
    expect(toasts.list.map(({ text }) => text)).toEqual(['2', '3', '4']);
  });
});
