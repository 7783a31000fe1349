// Strikes at the running app over its page's own bridge, with what can and what can't be sent; prints the result.
import { rm } from 'node:fs/promises';
import makeDataFolder from '../../tests/e2e/support/data-folder.ts';
import { closeApp, launchApp } from '../../tests/e2e/launch.ts';
import { CHANNEL_NAMES } from '../../shared/api/channels.ts';

const TIMES = 2000;

/**
 * Runs in the page: calls channels with values of every kind, drawn by a seed; gives how the answers were.
 * @param {{ channels: readonly string[], times: number }} how
 */
async function strikeFromPage({ channels, times }) {
  let seed = 7;
  const below = (/** @type {number} */ limit) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % limit;
  };
  const deep = (/** @type {number} */ levels) => {
    /** @type {unknown} */
    let value = 1;
    for (let level = 0; level < levels; level += 1) value = below(2) === 0 ? [value] : { name: value };
    return value;
  };
  const ring = () => {
    /** @type {Record<string, unknown>} */
    const value = {};
    value['self'] = value;
    return value;
  };
  /** @type {(() => unknown)[]} */
  const kinds = [
    () => undefined,
    () => null,
    () => below(1000) - 500,
    () => Number.NaN,
    () => 'x'.repeat(below(1000)),
    () => '\u202e\u0000\ud83d',
    () => 1n,
    () => Symbol('x'),
    () => () => 1,
    () => new Map([[1, 2]]),
    () => new WeakMap(),
    () => new Date(Number.NaN),
    () => new Uint8Array(below(100)),
    () => new Float64Array(3),
    () => deep(below(2000)),
    ring,
    () => globalThis.document.body,
    () => Promise.resolve(1),
    () =>
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('x');
          },
        },
      ),
    () => ({
      get name() {
        throw new Error('x');
      },
    }),
    () => JSON.parse('{"__proto__":{"a":1}}'),
    () =>
      Object.fromEntries(
        Array.from({ length: below(5) }, (_, at) => [
          ['id', 'name', 'campaignId', 'command', 'sheet'][at],
          any(),
        ]),
      ),
    () => Array.from({ length: below(4) }, any),
  ];
  /** @returns {unknown} */
  function any() {
    return kinds[below(kinds.length)]?.();
  }
  const bridge = Reflect.get(globalThis, 'rodada');
  let internal = 0;
  let rejected = 0;
  for (let index = 0; index < times; index += 1) {
    const channel = below(20) === 0 ? any() : channels[below(channels.length)];
    try {
      const answer = await bridge.call(channel, any());
      if (!answer.ok && answer.error.code === 'INTERNAL') internal += 1;
    } catch {
      rejected += 1;
    }
  }
  return { internal, rejected };
}

const tidyUp = await makeDataFolder();
const { app, page, userData } = await launchApp();
try {
  await page.getByRole('banner').waitFor();
  // Nobody is there to close a dialog.
  await app.evaluate(({ dialog }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
  });
  const { internal, rejected } = await page.evaluate(strikeFromPage, {
    channels: CHANNEL_NAMES,
    times: TIMES,
  });
  const result = `${internal} INTERNAL; ${rejected} rejected by the bridge`;
  process.stdout.write(
    `${JSON.stringify({ what: 'messages over the real bridge, sendable or not', count: TIMES, result })}\n`,
  );
  process.exitCode = internal + rejected > 0 ? 1 : 0;
} finally {
  await closeApp(app);
  await rm(userData, { recursive: true, force: true });
  await tidyUp();
}
