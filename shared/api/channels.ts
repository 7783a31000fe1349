/** The channels a window may call. Kept free of zod, so that the preload stays small. */
export const CHANNELS = [
  'app:info',
  'settings:get',
  'settings:change',
  'campaigns:list',
  'campaigns:create',
  'campaigns:change',
  'characters:list',
  'characters:save',
  'characters:remove',
  'characters:restore',
  'sessions:list',
  'sessions:save',
  'creatures:list',
  'creatures:save',
  'creatures:remove',
  'creatures:restore',
  'imports:read-text',
  'imports:choose-file',
  'imports:commit',
  'encounters:list',
  'encounters:save',
  'encounters:remove',
  'encounters:restore',
  'combats:list',
  'combats:start',
  'combats:open',
  'combats:command',
  'combats:export',
] as const;

/** One of the channels a window may call. */
export type Channel = (typeof CHANNELS)[number];
