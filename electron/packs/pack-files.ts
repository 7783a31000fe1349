import { filesOfSystems } from '#electron/files/of-system.ts';

/** Whatever lies at `resources/packs/<system>/<language>.json`, each read when it is first asked for: starting costs nothing of them. */
export const PACKS = filesOfSystems(
  import.meta.glob<unknown>('/resources/packs/*/*.json', { import: 'default' }),
);
