import type { Page } from '@playwright/test';

/** The samples that most tests play with; the first is the one that is open. */
const SAMPLES = ['heroes-d20', 'cairn'];

/**
 * Where a first start shows its welcome, goes past it, in Portuguese, with two samples in the campaigns. Asked of main
 * over the page's own bridge, so that what was never touched holds no fight. Whatever else is open is left alone: data
 * that were there before, or that can't be opened, and the page of a phone.
 */
export async function passWelcome(page: Page): Promise<void> {
  const passed = await page.evaluate(async (samples) => {
    const call: unknown = Reflect.get(Object(Reflect.get(globalThis, 'rodada')), 'call');
    if (typeof call !== 'function') return false;
    const ask = async (channel: string, input?: unknown): Promise<object> => {
      const answer: unknown = await Reflect.apply(call, undefined, [channel, input]);
      const value: unknown = Reflect.get(Object(answer), 'value');
      return typeof value === 'object' && value !== null ? value : {};
    };
    if (Reflect.get(await ask('app:info'), 'firstStart') !== true) return false;
    await ask('settings:change', { locale: 'pt-BR', welcomed: true });
    const ids: unknown[] = [];
    for (const system of samples) ids.push(Reflect.get(await ask('samples:bring', { system }), 'campaignId'));
    await ask('settings:change', { campaignId: ids[0] });
    return true;
  }, SAMPLES);
  if (!passed) return;
  await page.reload();
  await page.waitForLoadState();
}
