import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { inProject } from '../setup/project.mjs';

/**
 * How the gallery of `renderer/ui` is served and built: by itself, in a place of its own, never with the app.
 * @type {import('vite').InlineConfig}
 */
export const galleryConfig = {
  configFile: false,
  root: fileURLToPath(new URL('../../renderer/gallery', import.meta.url)),
  plugins: [svelte({ configFile: inProject('svelte.config.js') })],
  logLevel: 'error',
  build: { outDir: inProject('.tmp', 'gallery'), emptyOutDir: true, minify: false },
};
