import { readFile } from 'node:fs/promises';

/** What Chromium noted of the network: addresses asked for, and the kinds of whatever went further than its own files. */
export interface NetLog {
  readonly addresses: readonly string[];
  readonly reached: readonly string[];
}

interface Noted {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly { readonly type: number; readonly params?: { readonly url?: string } }[];
}

/** Kinds of events that come of looking up a name, connecting, or sending. */
const OUTSIDE =
  /^(HOST_RESOLVER_|DNS_TRANSACTION|TCP_CONNECT|UDP_(CONNECT|BYTES_SENT)|SSL_CONNECT|QUIC_SESSION$|PAC_|WPAD)/;

function isNoted(value: unknown): value is Noted {
  return typeof value === 'object' && value !== null && 'constants' in value && 'events' in value;
}

/** Reads what `--log-net-log` wrote; an app that was ended in between leaves the end out. */
export async function readNetLog(path: string): Promise<NetLog> {
  const text = (await readFile(path, 'utf8')).trimEnd();
  const noted: unknown = JSON.parse(text.endsWith('}') ? text : `${text.replace(/,$/, '')}]}`);
  if (!isNoted(noted)) throw new Error('This is no net log.');
  const names = new Map(Object.entries(noted.constants.logEventTypes).map(([name, type]) => [type, name]));
  const kinds = noted.events.map(({ type }) => names.get(type) ?? '');
  return {
    addresses: [...new Set(noted.events.flatMap(({ params }) => params?.url ?? []))],
    reached: [...new Set(kinds.filter((name) => OUTSIDE.test(name)))],
  };
}
