import { expect, it, vi } from 'vitest';
import { createPicker, type Sought } from './picker.svelte.ts';

/** Answers to what is searched for, given when the test says so. */
const answers = new Map<string, () => void>();
vi.stubGlobal('rodada', {
  call: (_channel: string, { search }: Sought) =>
    new Promise((resolve) => {
      const value = { rows: [{ id: search }], total: 1, all: 2 };
      answers.set(search, () => resolve({ ok: true, value }));
    }),
});

it('gives whoever asked what was asked for, and shows what was asked for last', async () => {
  const picker = createPicker();
  const look = (search: string) => picker.look({ campaignId: 'k', search, tag: null, favourites: false });
  const thug = look('capanga');
  const shooter = look('atirador');
  answers.get('atirador')?.();
  expect(await shooter).toMatchObject([{ id: 'atirador' }]);
  answers.get('capanga')?.();
  expect(await thug).toMatchObject([{ id: 'capanga' }]);
  expect(picker.rows).toMatchObject([{ id: 'atirador' }]);
});
