import { setTimeout as wait } from 'node:timers/promises';

const POLL = 20;

/** Asks a page of a running Electron for the value of an expression, over its debugging port, until it is a number. */
export async function askPage(port: string, expression: string): Promise<number> {
  for (;;) {
    const page = await firstPage(port);
    const value = page === null ? null : await evaluate(page, expression);
    if (value !== null) return value;
    await wait(POLL);
  }
}

async function firstPage(port: string): Promise<string | null> {
  const response = await fetch(`http://127.0.0.1:${port}/json`);
  const targets: unknown = await response.json();
  if (!Array.isArray(targets)) return null;
  for (const target of targets.map(asTarget)) if (target?.type === 'page') return target.url;
  return null;
}

function asTarget(raw: unknown): { type: string; url: string } | null {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || !('webSocketDebuggerUrl' in raw))
    return null;
  return { type: String(raw.type), url: String(raw.webSocketDebuggerUrl) };
}

function evaluate(url: string, expression: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    const answer = (value: number | null): void => {
      socket.close();
      resolve(value);
    };
    socket.onerror = () => answer(null);
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
      );
    socket.onmessage = ({ data }) => {
      const found = /"type":"number","value":([\d.]+)/.exec(String(data))?.[1];
      answer(found === undefined ? null : Number(found));
    };
  });
}
