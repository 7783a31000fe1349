import { app, BrowserWindow, net, protocol } from 'electron';
import { join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const rendererFolder = join(import.meta.dirname, '..', 'renderer');
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

async function serveRenderer(request: Request): Promise<Response> {
  const path = normalize(join(rendererFolder, decodeURIComponent(new URL(request.url).pathname)));
  if (!path.startsWith(rendererFolder + sep)) return new Response(null, { status: 404 });
  const file = await net.fetch(pathToFileURL(path).href);
  const headers = new Headers(file.headers);
  headers.set('Content-Security-Policy', contentSecurityPolicy);
  return new Response(file.body, { status: file.status, headers });
}

async function start(): Promise<void> {
  protocol.handle('app', serveRenderer);
  const window = new BrowserWindow({
    webPreferences: {
      preload: join(import.meta.dirname, '..', 'preload', 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
    },
  });
  await window.loadURL('app://rodada/index.html');
  if (process.argv.includes('--smoke')) app.quit();
}

app.on('window-all-closed', () => {
  app.quit();
});
// Not awaited here: Electron becomes ready only after this module has run to its end.
void app.whenReady().then(start);
