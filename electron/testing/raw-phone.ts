import { connect, type Socket } from 'node:net';

/** What a browser sends at least; without a value a header is left out. */
export function requestFor(url: string, path = '', more: Readonly<Record<string, string>> = {}): string {
  const { host, pathname } = new URL(url);
  const head = Object.entries({ Host: host, ...more }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${pathname}${path} HTTP/1.1\r\n${head.join('')}\r\n`;
}

/** A connection as bare as can be, with every byte that came over it. */
export interface RawPhone {
  readonly socket: Socket;
  readonly bytes: () => Buffer;
  /** Done once this came. */
  readonly heard: (words: string) => Promise<void>;
  /** Every byte, once the other side has closed it. */
  readonly closed: Promise<Buffer>;
}

/** Connects to where a page is served and sends something. */
export function rawPhone(url: string, sent: string | Buffer): RawPhone {
  const { hostname, port } = new URL(url);
  const pieces: Buffer[] = [];
  const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(sent));
  const bytes = (): Buffer => Buffer.concat(pieces);
  socket.on('data', (piece) => pieces.push(Buffer.from(piece)));
  const closed = new Promise<Buffer>((resolve) => {
    // Cut off while it still sends, it has an error: that is being closed.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(bytes()));
  });
  const heard = (words: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (bytes().includes(words)) resolve();
      };
      socket.on('data', look);
      socket.on('close', () => reject(new Error(`closed before “${words}”`)));
      look();
    });
  return { socket, bytes, heard, closed };
}

/** Head and body of an answer; what came in chunks is put together. */
export function answerOf(bytes: Buffer): { readonly head: readonly string[]; readonly body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const body = bytes.subarray(end + 4);
  return { head, body: head.includes('Transfer-Encoding: chunked') ? unchunked(body) : body };
}

function unchunked(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, line).toString('latin1'), 16);
    pieces.push(body.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}
