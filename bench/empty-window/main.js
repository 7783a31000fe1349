// The least an Electron app can be: one window with one page, what Rodada's start is measured against.
import { app, BrowserWindow } from 'electron';

const page =
  '<!doctype html><title>empty</title><h1>empty</h1><script>performance.mark("rodada:usable")</script>';

function open() {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  return window.loadURL(`data:text/html,${encodeURIComponent(page)}`);
}

void app.whenReady().then(open);
