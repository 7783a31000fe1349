import { expectTypeOf, it } from 'vitest';
import type { PlayerScreen } from '#shared/player/player-screen.ts';
import type { Bridge } from './bridge.ts';
import type { EventName, Events, NarratorEvent, PlayersBridge } from './events.ts';
import type { PlayerStatus } from './player.ts';

it('types what each event brings, and keeps the players’ screen from the narrator’s page', () => {
  expectTypeOf<EventName>().toEqualTypeOf<
    | 'player:screen'
    | 'player:status'
    | 'forecast:progress'
    | 'menu:command'
    | 'export:progress'
    | 'work:progress'
    | 'store:waiting'
    | 'given:first'
    | 'data:changed'
    | 'data:checked'
    | 'backups:status'
  >();
  expectTypeOf<Events['player:status']>().toEqualTypeOf<PlayerStatus>();
  expectTypeOf<NarratorEvent>().toEqualTypeOf<
    | 'player:status'
    | 'forecast:progress'
    | 'menu:command'
    | 'export:progress'
    | 'work:progress'
    | 'store:waiting'
    | 'given:first'
    | 'data:changed'
    | 'data:checked'
    | 'backups:status'
  >();
  expectTypeOf<Parameters<Bridge['on']>[0]>().toEqualTypeOf<NarratorEvent>();
});

it('lets the players’ page hear its screen and do nothing else', () => {
  expectTypeOf<keyof PlayersBridge>().toEqualTypeOf<'onScreen'>();
  expectTypeOf<Parameters<Parameters<PlayersBridge['onScreen']>[0]>>().toEqualTypeOf<[PlayerScreen]>();
});
