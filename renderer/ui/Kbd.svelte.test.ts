import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Kbd from './Kbd.svelte';

it('a key is shown, but not read: what it does has a name of its own', () => {
  render(Kbd, { keys: 'Ctrl Z' });
  expect(screen.getByText('Ctrl Z', { selector: 'kbd' }).getAttribute('aria-hidden')).toBe('true');
});
