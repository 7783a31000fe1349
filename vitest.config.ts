import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const svelteConfig = fileURLToPath(new URL('./svelte.config.js', import.meta.url));

/** A number of the environment, or null: more fights than usual are tried with `RODADA_RUNS` and `RODADA_SEED`. */
const numberFrom = (name: string) => (process.env[name] === undefined ? null : Number(process.env[name]));

/** Tests of what has to stand on a page, by their names: those of components (`X.svelte.test.ts`), and `x.page.test.ts`. */
const ON_A_PAGE = 'renderer/**/*.{svelte,page}.test.ts';
/** Of these what opens over the page: the library it rests on holds on to the window that it was loaded in. */
const OVER_A_PAGE = 'renderer/ui/overlays/*.svelte.test.ts';

/** In tests a missing text throws. */
const WORDS = 'shared/text/testing/missing-throws.ts';

/** Files share their process and what it has loaded: each test leaves all as it found it. How busy the machine is, is no fault. */
const shared = { isolate: false, testTimeout: 120_000, hookTimeout: 120_000 };

/** Tests in a page of jsdom, all those of a project in one or each file in its own. */
const onAPage = (name: string, how: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  plugins: [svelte({ configFile: svelteConfig }), svelteTesting()],
  test: {
    name,
    environment: 'jsdom',
    ...shared,
    setupFiles: [WORDS, 'renderer/testing/page-setup.ts'],
    ...how,
  },
});

export default defineConfig({
  test: {
    // Files of one process share what it has loaded: few processes are cheaper than many, and hardly slower.
    maxWorkers: '50%',
    provide: {
      fights: { runs: numberFrom('RODADA_RUNS'), seed: numberFrom('RODADA_SEED') },
      attack: { report: process.env['RODADA_ATTACK'] ?? null, seed: numberFrom('RODADA_SEED') ?? 1 },
    },
    projects: [
      {
        test: {
          name: 'plain',
          environment: 'node',
          ...shared,
          setupFiles: [WORDS],
          include: ['{shared,electron,build,bench,tests/golden,tests/attack}/**/*.test.{ts,mjs}'],
        },
      },
      {
        plugins: [svelte({ configFile: svelteConfig })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          environment: 'node',
          ...shared,
          setupFiles: [WORDS],
          include: ['renderer/**/*.test.ts'],
          exclude: [ON_A_PAGE],
        },
      },
      onAPage('page', { include: [ON_A_PAGE], exclude: [OVER_A_PAGE] }),
      onAPage('over-page', { include: [OVER_A_PAGE], isolate: true }),
    ],
  },
});
