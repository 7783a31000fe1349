import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import Tabs from './Tabs.svelte';
import { tabStops } from './testing/tab-stops.ts';

describe('tabs', () => {
  const children = createRawSnippet<[string]>((value) => ({ render: () => `<p>Painel ${value()}</p>` }));
  const props = {
    label: 'Campanha',
    value: 'party',
    tabs: [
      { value: 'party', label: 'Grupo', count: 4 },
      { value: 'notes', label: 'Notas' },
      { value: 'options', label: 'Opções' },
    ],
    children,
  };
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  const chosen = () => screen.getAllByRole('tab').map((one) => one.getAttribute('aria-selected'));

  it('are a named list of which one is chosen, with its panel named after it', () => {
    render(Tabs, props);
    expect(screen.getByRole('tablist', { name: 'Campanha' })).toBeDefined();
    expect(tab(/^Grupo\s*4$/).getAttribute('aria-selected')).toBe('true');
    expect(chosen()).toEqual(['true', 'false', 'false']);
    expect(screen.getByRole('tabpanel', { name: /^Grupo/ }).textContent).toContain('Painel party');
  });

  it('draw the chosen panel alone', async () => {
    render(Tabs, props);
    await fireEvent.click(tab(/Notas/));
    expect(chosen()).toEqual(['false', 'true', 'false']);
    expect(screen.getByText('Painel notes')).toBeDefined();
    expect(screen.queryByText('Painel party')).toBeNull();
  });

  it('are gone through with the arrows, Home and End, round at the ends', async () => {
    render(Tabs, props);
    tab(/Grupo/).focus();
    const press = async (key: string) => {
      if (document.activeElement) await fireEvent.keyDown(document.activeElement, { key });
      return document.activeElement?.textContent.trim();
    };
    expect(await press('ArrowRight')).toBe('Notas');
    expect(await press('End')).toBe('Opções');
    expect(chosen()).toEqual(['false', 'false', 'true']);
    expect(await press('ArrowRight')).toMatch(/^Grupo/);
    expect(await press('ArrowLeft')).toBe('Opções');
    expect(await press('Home')).toMatch(/^Grupo/);
    expect(chosen()).toEqual(['true', 'false', 'false']);
  });

  it('are one stop of Tab, then comes the panel', () => {
    const { container } = render(Tabs, props);
    expect(tabStops(container).map((stop) => stop.getAttribute('role'))).toEqual(['tab', 'tabpanel']);
  });
});
