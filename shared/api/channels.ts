/**
 * What a channel does to what is kept: `reads` leaves it alone, `writes` changes what is stored, `exports` gives a file
 * or paper out of it.
 */
export type ChannelMark = 'reads' | 'writes' | 'exports';

/** The channels a window may call, each with what it does. Kept free of zod, so that the preload stays small; the contract has an entry for each. */
export const CHANNELS = {
  'app:info': 'reads',
  'settings:get': 'reads',
  'settings:change': 'writes',
  'campaigns:list': 'reads',
  'campaigns:create': 'writes',
  'campaigns:change': 'writes',
  'campaigns:duplicate': 'writes',
  'campaigns:archive': 'writes',
  'campaigns:remove': 'writes',
  'campaigns:restore': 'writes',
  'campaigns:removed': 'reads',
  'campaigns:export': 'exports',
  'campaigns:import': 'writes',
  'campaigns:import-bytes': 'writes',
  'characters:list': 'reads',
  'characters:save': 'writes',
  'characters:remove': 'writes',
  'characters:restore': 'writes',
  'characters:carried-over': 'reads',
  'sessions:list': 'reads',
  'sessions:save': 'writes',
  'sessions:remove': 'writes',
  'sessions:restore': 'writes',
  'creatures:list': 'reads',
  'creatures:search': 'reads',
  'creatures:tags': 'reads',
  'creatures:read': 'reads',
  'creatures:save': 'writes',
  'creatures:star': 'writes',
  'creatures:tag': 'writes',
  'creatures:put-tags': 'writes',
  'creatures:remove': 'writes',
  'creatures:restore': 'writes',
  'creatures:export': 'exports',
  'imports:read-text': 'reads',
  'imports:read-bytes': 'reads',
  'imports:choose-file': 'reads',
  'imports:commit': 'writes',
  'imports:undo': 'writes',
  'search:all': 'reads',
  'packs:read': 'reads',
  'packs:add-creatures': 'writes',
  'packs:add-encounter': 'writes',
  'additions:take-back': 'writes',
  'encounters:list': 'reads',
  'encounters:creatures': 'reads',
  'encounters:save': 'writes',
  'encounters:remove': 'writes',
  'encounters:restore': 'writes',
  'encounters:cards': 'exports',
  'forecast:run': 'reads',
  'forecast:cancel': 'reads',
  'objects:tables': 'reads',
  'objects:save-size': 'writes',
  'objects:save-material': 'writes',
  'objects:hide': 'writes',
  'objects:reset': 'writes',
  'objects:put-back': 'writes',
  'combats:list': 'reads',
  'combats:start': 'writes',
  'combats:open': 'reads',
  'combats:older': 'reads',
  'combats:log': 'reads',
  'combats:names': 'reads',
  'combats:command': 'writes',
  'combats:move': 'writes',
  'combats:discard': 'writes',
  'combats:restore': 'writes',
  'combats:moment': 'reads',
  'combats:continue-from': 'writes',
  'combats:export': 'exports',
  'combats:export-stored': 'exports',
  'combats:print': 'exports',
  'sessions:export': 'exports',
  'sessions:print': 'exports',
  'exports:cancel': 'reads',
  'statistics:of': 'reads',
  'player:status': 'reads',
  'player:open': 'reads',
  'player:close': 'reads',
  'player:follow': 'reads',
  'player:black-out': 'reads',
  'player:zoom': 'writes',
  'menu:offer': 'reads',
} as const satisfies Readonly<Record<string, ChannelMark>>;

/** One of the channels a window may call. */
export type Channel = keyof typeof CHANNELS;

/** The names of the channels. */
export const CHANNEL_NAMES: readonly Channel[] = Object.keys(CHANNELS).filter(isChannel);

/** Whether a word names a channel. */
export function isChannel(word: string): word is Channel {
  return Object.hasOwn(CHANNELS, word);
}
