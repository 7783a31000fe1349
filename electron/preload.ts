import { contextBridge } from 'electron';

contextBridge.exposeInMainWorld('rodada', {});
