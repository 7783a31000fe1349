import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { BEAT, openListeners } from './listeners.ts';
import type { PhonePage } from './page.ts';
import { wantedBy } from './wanted.ts';

/** Where those who listen do so, below the secret. */
const EVENTS = 'events';
/** Bytes of 128 random bits. */
const SECRET_BYTES = 16;

/** What a phone may take up at most, so that slow or many ones are no burden. */
const LIMITS = {
  headBytes: 8192,
  /** Listeners, and pages on their way. */
  connections: 150,
  /** Milliseconds for a request to come whole, and for a phone to take some of what it is sent. */
  patience: 5000,
} as const;

/** The page shows itself, and fetches nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer says besides what it is. */
const HEAD = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  Connection: 'close',
} as const;

/** What the phones are served with. */
export interface ServerOptions {
  readonly address: string;
  readonly page: PhonePage;
  /** What those who listen are told first. */
  readonly words: string;
  /** Told whenever more or fewer listen. */
  readonly changed: () => void;
  /** Does something again and again; gives the way to stop. */
  readonly every: (milliseconds: number, act: () => void) => () => void;
  readonly patience?: number;
}

/** The page being served. */
export interface PhoneServer {
  /** What a phone has to open. */
  readonly url: string;
  readonly listeners: () => number;
  /** Tells those who listen, from now on. */
  readonly tell: (words: string) => void;
  /** Lets go of everybody at once; nothing answers any more. */
  readonly close: () => void;
}

/**
 * Serves the players' page in the local network, on a port the system gives and below a new secret. Whatever asks for
 * anything else gets nothing: its connection is closed without a byte, so that it can't even tell what is here.
 */
export async function servePhones(options: ServerOptions): Promise<PhoneServer> {
  const { address, page, words, changed, every, patience = LIMITS.patience } = options;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const listeners = openListeners(words, changed);
  const answered = new WeakSet<Duplex>();
  let host = '';

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const wanted = answered.has(socket) ? null : wantedBy(request, { host, secret });
    answered.add(socket);
    if (wanted === EVENTS) return listen(response);
    const file = wanted === null ? undefined : page.get(wanted);
    if (file === undefined) return refuse(request);
    // Who takes nothing for so long isn't waited for.
    socket.setTimeout(patience, () => socket.destroy());
    begin(response, { 'Content-Type': file.type, 'Content-Length': file.body.length });
    response.end(file.body);
  }

  function listen(response: ServerResponse): void {
    begin(response, { 'Content-Type': 'text/event-stream' });
    if (!listeners.add(response)) response.destroy();
  }

  const server = createServer({
    maxHeaderSize: LIMITS.headBytes,
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: patience / 5,
    // Checked here: by itself it would be answered.
    requireHostHeader: false,
    noDelay: true,
  });
  server.maxConnections = LIMITS.connections;
  server.on('request', answer);
  for (const event of ['checkContinue', 'checkExpectation', 'connect', 'upgrade']) server.on(event, refuse);
  server.on('clientError', (_error, socket) => socket.destroy());

  await new Promise<void>((resolve, reject) => {
    // For as long as it serves: an error that nobody hears would end the app.
    server.on('error', reject);
    server.listen({ host: address, port: 0 }, resolve);
  });
  const bound = server.address();
  host = `${address}:${bound === null || typeof bound === 'string' ? '' : bound.port}`;
  const still = every(BEAT, listeners.beat);

  return {
    url: `http://${host}/${secret}/`,
    listeners: listeners.count,
    tell: listeners.tell,
    close() {
      host = '';
      still();
      listeners.close();
      server.close();
      // What was said last is on its way by then.
      setImmediate(() => server.closeAllConnections());
    },
  };
}

function begin(response: ServerResponse, head: Readonly<Record<string, string | number>>): void {
  response.sendDate = false;
  response.writeHead(200, { ...head, ...HEAD });
}

function refuse({ socket }: Pick<IncomingMessage, 'socket'>): void {
  socket.destroy();
}
