import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { noticesPlugins } from './build/notices/plugin.mjs';
import { builtFrom } from './build/packing/commit.mjs';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const notices = noticesPlugins({ project: path('.'), file: path('out/notices.json') });

export default defineConfig({
  main: {
    plugins: [notices()],
    define: { RODADA_COMMIT: JSON.stringify(builtFrom(path('.'))) },
    build: {
      // What is parsed at every start is kept small.
      minify: true,
      rolldownOptions: {
        input: {
          main: path('electron/main.ts'),
          'forecast-worker': path('electron/forecast/forecast-worker.ts'),
          'check-worker': path('electron/check/check-worker.ts'),
          'backup-worker': path('electron/backup/backup-worker.ts'),
          'file-worker': path('electron/file-work/file-worker.ts'),
        },
      },
    },
  },
  preload: {
    plugins: [notices()],
    build: {
      externalizeDeps: false,
      // A sandboxed preload is one file: what both need stands in each.
      isolatedEntries: true,
      rolldownOptions: {
        input: {
          preload: path('electron/preload.ts'),
          'player-preload': path('electron/player-preload.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: path('renderer'),
    plugins: [svelte({ configFile: path('svelte.config.js') }), notices()],
    build: {
      minify: true,
      // Says which files a page is made of: what is served to phones is read by it.
      manifest: 'manifest.json',
      rolldownOptions: {
        input: {
          index: path('renderer/index.html'),
          player: path('renderer/player.html'),
          phones: path('renderer/phones.html'),
        },
      },
    },
  },
});
