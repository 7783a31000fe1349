import { contextBridge } from 'electron';
import type { PlayersBridge } from '#shared/api/events.ts';
import { listen } from './ipc/listen.ts';

const players: PlayersBridge = { onScreen: (listener) => listen('player:screen', listener) };

contextBridge.exposeInMainWorld('players', players);
