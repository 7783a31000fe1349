import { afterEach, expect, it, vi } from 'vitest';
import { toast, toasts, dismissToast, undoToast } from '#renderer/state/toasts.svelte.ts';
import { offerUndo, withdrawOffer } from './undo-offer.ts';

const shown = () => toasts.list.map(({ text }) => text);

afterEach(() => {
  for (const { id } of toasts.list) dismissToast(id);
});

it('what a message of the fight offers to undo goes with the next command, other messages stay', async () => {
  const undo = vi.fn(() => Promise.resolve());
  toast('salvo');
  offerUndo('Rato saiu', undo);
  expect(shown()).toEqual(['salvo', 'Rato saiu']);
  await undoToast(toasts.list.at(-1)?.id ?? 0);
  expect(undo).toHaveBeenCalledOnce();
  offerUndo('luta encerrada', undo);
  offerUndo('voltou ao começo', undo);
  expect(shown()).toEqual(['salvo', 'voltou ao começo']);
  withdrawOffer();
  withdrawOffer();
  expect(shown()).toEqual(['salvo']);
});
