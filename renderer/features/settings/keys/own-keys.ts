import type { Settings } from '#shared/api/settings.ts';

type OwnKeys = Settings['keys'];

interface Standard {
  readonly id: string;
  readonly keys: readonly string[];
}

/** The narrator's keys after a command got others; with those it comes with, there is nothing to keep. */
export function withKeys(own: OwnKeys, { id, keys: standard }: Standard, keys: readonly string[]): OwnKeys {
  const { [id]: _, ...others } = own;
  const same = keys.length === standard.length && keys.every((key, index) => key === standard[index]);
  return same ? others : { ...others, [id]: [...keys] };
}
