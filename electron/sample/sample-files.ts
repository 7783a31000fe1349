import { filesOfSystems } from '#electron/files/of-system.ts';

/** Whatever lies at `resources/sample/<system>/<language>.json`, each read when it is first asked for. */
export const SAMPLES = filesOfSystems(
  import.meta.glob<unknown>('/resources/sample/*/*.json', { import: 'default' }),
);
