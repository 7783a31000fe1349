import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const POLL = 20;
const targetList = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));
const reply = z.object({
  id: z.number(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ exception: z.object({ description: z.string() }) }).optional(),
});

/** A page of a running Electron, over its debugging port. */
export interface Page {
  /** Sends a command of the devtools protocol. */
  readonly send: (method: string, params: object) => Promise<unknown>;
  /** The value of an expression in the page; a promise is waited for. Throws what the page throws. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => void;
}

/** Asks the first page of a running Electron for the value of an expression until it is a number. */
export async function askPage(port: string, expression: string): Promise<number> {
  for (;;) {
    const value = await glimpse(port, expression);
    if (typeof value === 'number') return value;
    await wait(POLL);
  }
}

/** What an expression is worth now; null while the page is still on its way to another. */
async function glimpse(port: string, expression: string): Promise<unknown> {
  const page = await openPage(port);
  try {
    return await page.evaluate(expression);
  } catch {
    return null;
  } finally {
    page.close();
  }
}

/** Connects to the first page of a running Electron as soon as it has one. */
export async function openPage(port: string): Promise<Page> {
  const socket = new WebSocket(await firstPage(port));
  await once(socket, 'open');
  const waiting = new Map<number, (raw: z.infer<typeof reply>) => void>();
  socket.onmessage = ({ data }) => {
    const raw = reply.safeParse(JSON.parse(String(data)));
    // What isn't a reply is an event that nobody asked for.
    if (raw.success) waiting.get(raw.data.id)?.(raw.data);
  };
  let last = 0;
  function send(method: string, params: object): Promise<unknown> {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }
  async function evaluate(expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = evaluated.parse(await send('Runtime.evaluate', params));
    if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
    return result.value;
  }
  return { send, evaluate, close: () => socket.close() };
}

async function firstPage(port: string): Promise<string> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/json`);
    const page = targetList.parse(await response.json()).find(({ type }) => type === 'page');
    if (page !== undefined) return page.webSocketDebuggerUrl;
    await wait(POLL);
  }
}
