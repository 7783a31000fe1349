import Trash from '@lucide/svelte/icons/trash-2';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Menu from './Menu.svelte';

describe('a menu', () => {
  const main = document.createElement('main');
  const onselect = vi.fn<(label: string) => void>();
  const items = [
    { label: 'Copiar', kbd: 'Ctrl C', onselect: () => onselect('Copiar') },
    { label: 'Arquivar', disabled: true, onselect: () => onselect('Arquivar') },
    { label: 'Dividir', why: 'Só há um.', onselect: () => onselect('Dividir') },
    { label: 'Remover', icon: Trash, danger: true, onselect: () => onselect('Remover') },
  ];
  // jsdom places nothing: what floats stays out of sight.
  const menu = () => screen.queryByRole('menu', { hidden: true });
  const trigger = () => screen.getByRole('button', { name: 'Mais' });
  const item = (label: string) =>
    screen.getAllByRole('menuitem', { hidden: true }).find((one) => one.textContent.includes(label));
  const press = async (key: string) => {
    if (document.activeElement) await fireEvent.keyDown(document.activeElement, { key });
  };
  const open = async () => {
    render(Menu, { label: 'Mais', items }, { baseElement: main });
    trigger().focus();
    await press('Enter');
    await waitFor(() => expect(menu()).not.toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(item('Copiar')));
  };

  beforeEach(() => document.body.append(main));
  afterEach(() => {
    main.remove();
    onselect.mockReset();
  });

  it('is a button that tells it opens a menu', async () => {
    await open();
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(main.contains(menu())).toBe(true);
  });

  it('is gone through with the arrows, Home and End, past what is disabled', async () => {
    await open();
    await press('ArrowDown');
    expect(document.activeElement).toBe(item('Dividir'));
    await press('End');
    expect(document.activeElement).toBe(item('Remover'));
    await press('ArrowUp');
    await press('ArrowUp');
    expect(document.activeElement).toBe(item('Copiar'));
    await press('End');
    await press('Home');
    expect(document.activeElement).toBe(item('Copiar'));
  });

  it.each(['Enter', ' '])('does what is chosen with %j, closes and gives the focus back', async (key) => {
    await open();
    await press('End');
    await press(key);
    expect(onselect.mock.calls).toEqual([['Remover']]);
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('is left with Escape, and nothing is done', async () => {
    await open();
    await press('Escape');
    await waitFor(() => expect(menu()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(onselect).not.toHaveBeenCalled();
  });

  it('tells what can not be done: disabled, or why, which can be chosen', async () => {
    await open();
    expect(item('Arquivar')?.getAttribute('aria-disabled')).toBe('true');
    expect(item('Dividir')?.textContent).toContain('Só há um.');
    expect(item('Dividir')?.getAttribute('aria-disabled')).not.toBe('true');
    await press('ArrowDown');
    await press('Enter');
    expect(onselect.mock.calls).toEqual([['Dividir']]);
  });

  it('may be an icon with the name as its tooltip', () => {
    render(Menu, { label: 'Mais', items, icon: Trash, iconOnly: true }, { baseElement: main });
    expect(trigger().title).toBe('Mais');
    expect(trigger().textContent.trim()).toBe('');
  });
});
