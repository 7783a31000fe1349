import type { SystemAbout } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';

/** What a system's words under `about.` tell of it. */
export function aboutIn(said: (key: `about.${keyof SystemAbout}`) => Message): SystemAbout {
  return {
    feel: said('about.feel'),
    dice: said('about.dice'),
    length: said('about.length'),
    audience: said('about.audience'),
    source: said('about.source'),
  };
}
