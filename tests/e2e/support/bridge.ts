import type { Page } from '@playwright/test';
import type { Channel } from '#shared/api/channels.ts';
import type { InputOf, ResultOf } from '#shared/api/contract.ts';
import type { Answer } from '#shared/api/wire.ts';
import { say } from '#shared/text/translate.ts';

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

/** Has the page itself call `window.rodada.call` with these arguments, given as JavaScript. */
export async function evaluateCall<T>(page: Page, args: string): Promise<Answer<T>> {
  const answer: unknown = await page.evaluate(`window.rodada.call(${args})`);
  if (!isAnswer<T>(answer)) throw new Error(`window.rodada.call(${args}) gave no answer.`);
  return answer;
}

/** Asks main over the page's bridge; fails when it refuses. */
export async function ask<C extends Channel>(
  page: Page,
  channel: C,
  ...[input]: undefined extends InputOf<C> ? [] : [input: InputOf<C>]
): Promise<ResultOf<C>> {
  const args = input === undefined ? `'${channel}'` : `'${channel}', ${JSON.stringify(input)}`;
  const answer = await evaluateCall<ResultOf<C>>(page, args);
  if (!answer.ok) throw new Error(`${channel} refused: ${say(answer.error.said, 'pt-BR')}`);
  return answer.value;
}

/** How main refuses a call, in Portuguese; fails when it doesn't. */
export async function refusalOf(
  page: Page,
  args: string,
): Promise<{ readonly code: string; readonly path: string | undefined; readonly words: string }> {
  const answer = await evaluateCall<unknown>(page, args);
  if (answer.ok) throw new Error(`window.rodada.call(${args}) was expected to be refused.`);
  const { code, path, said } = answer.error;
  return { code, path, words: say(said, 'pt-BR') };
}
