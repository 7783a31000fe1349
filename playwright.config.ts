import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/data-folder.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // How busy the machine is, is no fault of the app.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/e2e.json' }]],
});
