import { expect, it, vi } from 'vitest';
import { keysWithin } from './keys-within.ts';

it('hears the keys of a group until it is gone', () => {
  const group = document.createElement('div');
  const field = document.createElement('input');
  group.append(field);
  const hear = vi.fn<(event: KeyboardEvent) => void>();
  const press = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const leave = keysWithin(hear)(group);
  press();
  expect(hear.mock.calls.map(([{ key }]) => key)).toEqual(['Escape']);
  if (leave) leave();
  press();
  expect(hear).toHaveBeenCalledTimes(1);
});
