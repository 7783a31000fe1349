import { afterEach, describe, expect, it } from 'vitest';
import { answerOf, rawPhone, requestFor } from '#electron/testing/raw-phone.ts';
import { MOST_LISTENERS } from './listeners.ts';
import { servePhones, type PhoneServer } from './server.ts';

const PAGE = new Map([
  ['', { type: 'text/html; charset=utf-8', body: Buffer.from('<!doctype html><title>À mesa</title>') }],
  ['assets/page.js', { type: 'text/javascript; charset=utf-8', body: Buffer.from('void 0') }],
  ['assets/large.woff2', { type: 'font/woff2', body: Buffer.alloc(40_000_000, 1) }],
]);

const open: PhoneServer[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server of its own, whose signs of life are given by hand. */
async function served({
  patience = 5000,
  changed = () => undefined,
}: { patience?: number; changed?: () => void } = {}) {
  let beat = (): void => undefined;
  const server = await servePhones({
    address: '127.0.0.1',
    page: PAGE,
    words: '{"first":true}',
    changed,
    every(_milliseconds, act) {
      beat = act;
      return () => (beat = () => undefined);
    },
    patience,
  });
  open.push(server);
  return { ...server, beat: () => beat() };
}

/** What every answer says, and nothing more: no date, no name of a server, no cookie. */
const SAFE_HEAD = [
  "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy: same-origin',
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: no-referrer',
  'Cache-Control: no-store',
  'Connection: close',
];

const listen = async (url: string) => {
  const phone = rawPhone(url, requestFor(url, 'events'));
  await phone.heard('data: ');
  return phone;
};
const told = (bytes: Buffer): string => answerOf(bytes).body.toString('utf8');

describe('the page on phones', () => {
  it('is served below 128 random bits, each time others', async () => {
    const [one, other] = [await served(), await served()];
    const secrets = [one, other].map(({ url }) => new URL(url).pathname.slice(1, -1));
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it('leaves as it is, under exactly these headers', async () => {
    const { url } = await served();
    for (const path of ['', 'assets/page.js']) {
      const { head, body } = answerOf(await rawPhone(url, requestFor(url, path)).closed);
      const file = PAGE.get(path);
      expect(head).toEqual([
        'HTTP/1.1 200 OK',
        `Content-Type: ${file?.type}`,
        `Content-Length: ${file?.body.length}`,
        ...SAFE_HEAD,
      ]);
      expect(body).toEqual(file?.body);
    }
  });

  it('tells those who listen what there is and what comes, once, with signs of life and a farewell', async () => {
    const { url, tell, beat, close } = await served();
    const phone = await listen(url);
    tell('{"first":true}');
    tell('{"second":true}');
    tell('{"second":true}');
    await new Promise(setImmediate);
    beat();
    close();
    const { head, body } = answerOf(await phone.closed);
    expect(head).toEqual([
      'HTTP/1.1 200 OK',
      'Content-Type: text/event-stream',
      ...SAFE_HEAD,
      'Transfer-Encoding: chunked',
    ]);
    expect(body.toString('utf8')).toBe(
      'data: {"first":true}\n\ndata: {"second":true}\n\nevent: beat\ndata: .\n\nevent: over\ndata: .\n\n',
    );
  });

  it('tells one who comes later what stands now', async () => {
    const { url, tell } = await served();
    tell('{"second":true}');
    expect(told((await listen(url)).bytes())).toBe('data: {"second":true}\n\n');
  });
});

describe('whatever else is asked of the phones’ port gets not a byte', () => {
  const wrong: readonly (readonly [string, (url: string) => string | Buffer])[] = [
    ['the bare port', (url) => `GET / HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`],
    ['another secret', (url) => requestFor(url).replace(/GET \/../, 'GET /--')],
    ['a secret cut short', (url) => requestFor(url.slice(0, -2) + '/')],
    ['no slash at the end', (url) => requestFor(url.slice(0, -1))],
    ['a question', (url) => requestFor(url, '?a=1')],
    ['what isn’t of the page', (url) => requestFor(url, 'assets/other.js')],
    ['a way up', (url) => requestFor(url).replace(' HTTP', '../package.json HTTP')],
    ['a way up, disguised', (url) => requestFor(url, '%2e%2e/')],
    ['the favicon', (url) => requestFor(new URL('/', url).href, 'favicon.ico')],
    ['the whole address', (url) => requestFor(url).replace(/GET \S+/, `GET ${url}`)],
    ...['POST', 'HEAD', 'PUT', 'OPTIONS', 'TRACE', 'DELETE'].map(
      (method) => [method, (url: string) => requestFor(url).replace('GET', method)] as const,
    ),
    ['CONNECT', (url) => `CONNECT ${new URL(url).host} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`],
    ['a body', (url) => `${requestFor(url, '', { 'Content-Length': '2' })}ab`],
    ['an empty body', (url) => requestFor(url, '', { 'Content-Length': '0' })],
    ['a body in chunks', (url) => `${requestFor(url, '', { 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`],
    ['a body to come', (url) => requestFor(url, '', { Expect: '100-continue', 'Content-Length': '2' })],
    ['something expected', (url) => requestFor(url, '', { Expect: 'a-gift' })],
    ['another protocol', (url) => requestFor(url, '', { Connection: 'Upgrade', Upgrade: 'websocket' })],
    ['a name that leads here', (url) => requestFor(url, '', { Host: 'mesa.example:80' })],
    ['the address without its port', (url) => requestFor(url, '', { Host: '127.0.0.1' })],
    ['no host', (url) => requestFor(url).replace(/Host: .*\r\n/, '')],
    ['two hosts', (url) => requestFor(url).replace(/(Host: .*\r\n)/, '$1Host: mesa.example\r\n')],
    ['HTTP/1.0', (url) => requestFor(url).replace('HTTP/1.1', 'HTTP/1.0')],
    ['headers too large', (url) => requestFor(url, '', { Cookie: 'a'.repeat(20_000) })],
    ['an address too long', (url) => requestFor(url, 'a'.repeat(20_000))],
    ['nonsense', () => 'What is here?\r\n\r\n'],
    ['TLS', () => Buffer.from('16030100050100000100', 'hex')],
  ];

  it.each(wrong)('%s', async (_what, sent) => {
    const { url } = await served();
    expect(await rawPhone(url, sent(url)).closed).toEqual(Buffer.alloc(0));
  });

  it('nor does one who takes too long to ask, or asks nothing', async () => {
    const { url } = await served({ patience: 50 });
    for (const sent of ['', 'GET /', requestFor(url).slice(0, -2)]) {
      expect(await rawPhone(url, sent).closed).toEqual(Buffer.alloc(0));
    }
  });

  it('and a second question over one connection isn’t answered', async () => {
    const { url } = await served();
    const phone = rawPhone(url, requestFor(url, 'assets/page.js') + requestFor(url));
    expect((await phone.closed).includes('À mesa')).toBe(false);
  });

  it(`nor does the listener after ${MOST_LISTENERS}, until one has gone`, async () => {
    let news = (): void => undefined;
    const { url, listeners } = await served({ changed: () => news() });
    const phones = await Promise.all(Array.from({ length: MOST_LISTENERS }, () => listen(url)));
    expect(listeners()).toBe(MOST_LISTENERS);
    expect(await rawPhone(url, requestFor(url, 'events')).closed).toEqual(Buffer.alloc(0));
    const gone = new Promise<void>((resolve) => (news = resolve));
    phones[0]?.socket.destroy();
    await gone;
    expect(listeners()).toBe(MOST_LISTENERS - 1);
    await listen(url);
  });
});

describe('who listens', () => {
  it('and takes nothing is let go', async () => {
    const { url, tell, listeners } = await served();
    const phone = await listen(url);
    phone.socket.pause();
    for (let more = 0; listeners() > 0 && more < 200; more += 1) {
      tell(JSON.stringify({ more, large: 'a'.repeat(200_000) }));
      await new Promise(setImmediate);
    }
    expect(listeners()).toBe(0);
    phone.socket.destroy();
  });

  it('has to ask anew after a while, so that who went without a word leaves a place', async () => {
    const { url, beat } = await served();
    const phone = await listen(url);
    for (let times = 0; times < 20; times += 1) {
      beat();
      await new Promise(setImmediate);
    }
    expect(told(await phone.closed)).not.toContain('event: over');
  });

  it('to a large file and takes none of it is let go', async () => {
    const { url } = await served({ patience: 50 });
    const phone = rawPhone(url, requestFor(url, 'assets/large.woff2'));
    await phone.heard('\r\n\r\n');
    phone.socket.pause();
    // Others are waited for as long, after it.
    for (const later of ['', '']) await rawPhone(url, later).closed;
    phone.socket.resume();
    expect((await phone.closed).length).toBeLessThan(40_000_000);
  });
});

it('turned off answers nobody any more, and its connections are closed at once', async () => {
  const { url, close } = await served();
  const [listening, silent] = [await listen(url), rawPhone(url, 'GET /')];
  close();
  await Promise.all([listening.closed, silent.closed]);
  expect(told(listening.bytes())).toMatch(/event: over\ndata: \.\n\n$/);
  const later = rawPhone(url, requestFor(url));
  expect(await later.closed).toEqual(Buffer.alloc(0));
});
