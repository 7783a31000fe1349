import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { htmlSnippet } from '#renderer/ui/testing/html-snippet.ts';
import Popover from './Popover.svelte';

describe('what opens beside its button', () => {
  const props = { label: 'Jogadores', children: htmlSnippet('<input aria-label="Zoom">') };
  // jsdom places nothing: what floats stays out of sight.
  const dialog = () => screen.queryByRole('dialog', { hidden: true });
  const trigger = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Jogadores' });

  it('is a dialog of the same name that takes the focus, and gives it back at Escape', async () => {
    render(Popover, props);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(trigger().getAttribute('aria-haspopup')).toBe('dialog');
    expect(dialog()).toBeNull();
    trigger().focus();
    await fireEvent.click(trigger());
    await waitFor(() => expect(dialog()?.getAttribute('aria-label')).toBe('Jogadores'));
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await fireEvent.keyDown(screen.getByLabelText('Zoom'), { key: 'Escape' });
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes as it is told', async () => {
    const { rerender } = render(Popover, { ...props, open: true });
    await waitFor(() => expect(dialog()).not.toBeNull());
    await rerender({ open: false });
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('does not open while it is disabled', () => {
    render(Popover, { ...props, disabled: true, kbd: 'J' });
    expect(trigger().disabled).toBe(true);
    trigger().click();
    expect(dialog()).toBeNull();
  });
});
