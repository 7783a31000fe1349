import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request has to match. */
export interface Door {
  /** The address and port that were chosen, as a browser writes them. */
  readonly host: string;
  readonly secret: string;
}

/** With any of these a request brings more than its head, or wants to become something else. */
const MORE = ['content-length', 'transfer-encoding', 'upgrade', 'expect'];

/**
 * What a request wants below the secret, or null for one that gets nothing: only a bare GET, over the address the phones
 * were told (a page elsewhere that has a name lead here names another host), beginning with the secret.
 */
export function wantedBy(request: IncomingMessage, { host, secret }: Door): string | null {
  const { method, httpVersion, headersDistinct: headers, url = '' } = request;
  if (method !== 'GET' || httpVersion !== '1.1') return null;
  if (headers['host']?.length !== 1 || headers['host'][0] !== host) return null;
  if (MORE.some((name) => headers[name] !== undefined)) return null;
  return isEqual(url.slice(0, secret.length + 2), `/${secret}/`) ? url.slice(secret.length + 2) : null;
}

/** Compares in a time that tells nothing of how much is right. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
