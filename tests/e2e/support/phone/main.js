// A phone: a browser of its own, as large as a small one's screen, that opens the address it is given.
import { app, BrowserWindow } from 'electron';

async function open() {
  const window = new BrowserWindow({
    width: 360,
    height: 740,
    useContentSize: true,
    webPreferences: { sandbox: true },
  });
  await window.loadURL(process.argv.at(-1) ?? '');
}

void app.whenReady().then(open);
