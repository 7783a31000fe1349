import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const svelteConfig = fileURLToPath(new URL('./svelte.config.js', import.meta.url));

export default defineConfig({
  test: {
    passWithNoTests: true,
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
