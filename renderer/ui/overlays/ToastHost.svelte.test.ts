import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toasts } from '#renderer/state/toasts.svelte.ts';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import ToastHost from './ToastHost.svelte';

describe('the messages over the screen', () => {
  const shown = () => [...document.querySelectorAll('.toast p')].map((one) => one.textContent);
  const later = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    await tick();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    interfaceIn('pt-BR');
  });
  afterEach(() => {
    for (const { id } of toasts.list) dismissToast(id);
    vi.useRealTimers();
  });

  it.each([
    ['pt-BR', 'Mensagens', 'Fechar', 'Desfazer'],
    ['en', 'Messages', 'Close', 'Undo'],
  ] as const)('are a region that speaks, with buttons, in %s', async (locale, name, close, undo) => {
    interfaceIn(locale);
    render(ToastHost);
    expect(screen.getByRole('region', { name }).getAttribute('aria-live')).toBe('polite');
    toast('Salvo', { undo: vi.fn() });
    await tick();
    expect(shown()).toEqual(['Salvo']);
    expect(screen.getByRole('button', { name: undo })).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: close }));
    expect(shown()).toEqual([]);
  });

  it('offer to undo only where there is something to, once', async () => {
    render(ToastHost);
    toast('Copiado');
    await tick();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    const undo = vi.fn();
    toast('Removido', { undo });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['Copiado']);
  });

  it('that tell of an error look otherwise', async () => {
    render(ToastHost);
    toast('Não deu', { tone: 'error' });
    await tick();
    expect(screen.getByText('Não deu').closest<HTMLElement>('.toast')?.dataset['tone']).toBe('foe');
  });

  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focusIn, fireEvent.focusOut],
  ])('stay while the %s is on them, and go after it', async (_, enter, leave) => {
    render(ToastHost);
    toast('Salvo');
    const region = screen.getByRole('region', { name: 'Mensagens' });
    await enter(region);
    await later(60);
    expect(shown()).toEqual(['Salvo']);
    await leave(region);
    await later(60);
    expect(shown()).toEqual([]);
  });

  it('give the focus to the next message, then back to where it was', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    render(ToastHost);
    toast('Um');
    toast('Dois');
    await tick();
    const close = () => screen.getAllByRole('button', { name: 'Fechar' });
    close()[0]?.focus();
    await fireEvent.click(close()[0] ?? field);
    expect(shown()).toEqual(['Dois']);
    expect(document.activeElement).toBe(close()[0]);
    await fireEvent.click(close()[0] ?? field);
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});
