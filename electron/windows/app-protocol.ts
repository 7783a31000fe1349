import { net, protocol } from 'electron';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { pictureAt } from '#shared/pictures/address.ts';
import type { PictureSize } from '#shared/pictures/picture.ts';
import { PAGE_TYPES } from '#electron/files/page-types.ts';
import { APP_ORIGIN, PLAYERS_ORIGIN, PRINT_ORIGIN } from '#electron/ipc/origins.ts';

/** Pages waiting to be printed, made or being made, by the id in their address. */
export type PrintedPages = Map<string, Promise<string>>;

/** Where the narrator's window has pictures from, once the data are open. */
export interface PictureSource {
  read: (id: string, size: PictureSize) => Uint8Array | null;
}

/** A source with no pictures: the data aren't open. */
export const noPicture: PictureSource['read'] = () => null;

/** What is served over `app://`. */
export interface Served {
  /** Folder of the built renderer. */
  readonly rendererFolder: string;
  /** Address of the development server, or undefined for the built renderer. */
  readonly devServer: string | undefined;
  readonly pages: PrintedPages;
  readonly pictures: PictureSource;
}

const APP_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The players' page is told everything by main and fetches nothing. */
const PLAYERS_POLICY = APP_POLICY.replace("connect-src 'self'", "connect-src 'none'");
/** Hot reload puts scripts and styles into the page and talks to the development server. */
const DEV_POLICY = APP_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws: http://localhost:*");
const APP_HOST = new URL(APP_ORIGIN).host;
/** What our own pages may do, by the host of their origin. */
const POLICIES: ReadonlyMap<string, string> = new Map([
  [APP_HOST, APP_POLICY],
  [new URL(PLAYERS_ORIGIN).host, PLAYERS_POLICY],
]);
const PICTURE_HEADERS = { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=31536000, immutable' };
const STYLE = /<style>([^]*?)<\/style>/;

/** Declares `app://` as a proper origin; must run before the app is ready. */
export function declareAppProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the renderer and pages to be printed, each with its content security policy. */
export function serveAppProtocol(served: Served): void {
  protocol.handle('app', async ({ url }) => {
    const { host, pathname, search } = new URL(url);
    const path = decodeURIComponent(pathname);
    const policy = POLICIES.get(host);
    const picture = host === APP_HOST ? pictureAt(path) : null;
    if (picture !== null) return fromPictures(picture, served);
    if (policy !== undefined) {
      if (served.devServer === undefined) return withPolicy(await fromRenderer(path, served), policy);
      return withPolicy(await net.fetch(new URL(pathname + search, served.devServer).href), DEV_POLICY);
    }
    return host === new URL(PRINT_ORIGIN).host ? forPrinting(path, served) : missing();
  });
}

/** A picture that is kept: it never changes under its id. What can't be read is as if it weren't there. */
function fromPictures(
  { id, size }: NonNullable<ReturnType<typeof pictureAt>>,
  { pictures }: Served,
): Response {
  try {
    const bytes = pictures.read(id, size);
    if (bytes === null) return missing();
    return withPolicy(
      new Response(new Uint8Array(bytes), { headers: PICTURE_HEADERS }),
      "default-src 'none'",
    );
  } catch (thrown) {
    console.error(thrown);
    return missing();
  }
}

async function fromRenderer(path: string, { rendererFolder }: Served): Promise<Response> {
  const file = normalize(join(rendererFolder, path));
  return file.startsWith(rendererFolder + sep) ? fromDisk(file) : missing();
}

async function forPrinting(path: string, { pages }: Served): Promise<Response> {
  // One that could not be made is as if it weren't there; whoever asked for it is told why.
  const page = await pages.get(path.slice(1))?.catch(() => undefined);
  if (page === undefined) return missing();
  const response = new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  return withPolicy(response, printPolicy(page));
}

/** A page to be printed shows itself: no script, and no style but the one at its head, known by its hash. */
function printPolicy(page: string): string {
  const style = STYLE.exec(page.slice(0, page.indexOf('</head>')))?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; img-src data:`;
}

/** Read as a whole: fetching it would cost main as much again for each file. */
async function fromDisk(file: string): Promise<Response> {
  const type = PAGE_TYPES[extname(file)];
  if (type === undefined) return missing();
  try {
    return new Response(new Uint8Array(await readFile(file)), { headers: { 'Content-Type': type } });
  } catch {
    return missing();
  }
}

function missing(): Response {
  return new Response(null, { status: 404 });
}

function withPolicy(response: Response, policy: string): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(response.body, { status: response.status, headers });
}
