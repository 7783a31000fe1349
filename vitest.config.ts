import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const svelteConfig = fileURLToPath(new URL('./svelte.config.js', import.meta.url));

/** A number of the environment, or null: more fights than usual are tried with `RODADA_RUNS` and `RODADA_SEED`. */
const numberFrom = (name: string) => (process.env[name] === undefined ? null : Number(process.env[name]));

export default defineConfig({
  test: {
    passWithNoTests: true,
    provide: { fights: { runs: numberFrom('RODADA_RUNS'), seed: numberFrom('RODADA_SEED') } },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared,electron,build,bench,tests/golden}/**/*.test.{ts,mjs}'],
        },
      },
      {
        plugins: [svelte({ configFile: svelteConfig }), svelteTesting()],
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
