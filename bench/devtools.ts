import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const POLL = 20;
const evaluated = z.object({ result: z.object({ result: z.object({ value: z.number() }) }) });
const targetList = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));

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
  const page = targetList.parse(await response.json()).find(({ type }) => type === 'page');
  return page?.webSocketDebuggerUrl ?? null;
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
      const reply = evaluated.safeParse(JSON.parse(String(data)));
      answer(reply.success ? reply.data.result.result.value : null);
    };
  });
}
