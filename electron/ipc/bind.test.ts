import { describe, expect, it, vi } from 'vitest';
import { CHANNEL_NAMES } from '#shared/api/channels.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { isFromPageOf } from './origins.ts';
import { answersOf } from './answer.ts';
import { bindChannels, type Requests, type Sender } from './bind.ts';
import { handlersOf } from '#electron/handlers/index.ts';

type Listener = Parameters<Requests['handle']>[1];

/** Stands for the contents of the narrator's window. */
const CONTENTS = {};
const FRAME = { url: 'app://rodada/index.html', parent: null };
const OURS: Sender = { sender: CONTENTS, senderFrame: FRAME };

function bound() {
  const services = tempServices();
  const listeners = new Map<string, Listener>();
  const report = vi.fn();
  const ipc: Requests = { handle: (channel, listener) => listeners.set(channel, listener) };
  const isOurs = isFromPageOf(CONTENTS);
  const answering = answersOf(handlersOf(services), { isOurs, report, carry: (act) => act() });
  bindChannels(ipc, Promise.resolve(answering));
  const call = (channel: string, raw?: unknown, event: Sender = OURS) => listeners.get(channel)?.(event, raw);
  return { services, listeners, report, call };
}

describe('binding the contract', () => {
  it('answers every channel', () => {
    expect([...bound().listeners.keys()]).toEqual([...CHANNEL_NAMES]);
  });

  it('wraps results and errors in answers', async () => {
    const { call } = bound();
    expect(await call('campaigns:list')).toEqual({ ok: true, value: [] });
    expect(await call('creatures:list', { campaignId: 'x' })).toMatchObject({
      ok: false,
      error: { code: 'BAD_REQUEST', path: 'campaignId' },
    });
  });

  it.each([
    ['another page', { url: 'https://rodada/index.html', parent: null }],
    ['a page to be printed', { url: 'app://print/x', parent: null }],
    ['the players’ page', { url: 'app://players/player.html', parent: null }],
    ['a page whose host only begins like ours', { url: 'app://rodada.example/', parent: null }],
    ['another address of ours', { url: 'app://rodada/player.html', parent: null }],
    ['our page with something after it', { url: 'app://rodada/index.html?x', parent: null }],
    ['our page by another name', { url: 'app://rodada/', parent: null }],
    ['a frame within our page', { url: 'app://rodada/index.html', parent: {} }],
    ['a frame that is gone', null],
  ])('refuses %s', async (_who, senderFrame) => {
    const { call } = bound();
    const answer = await call('campaigns:list', undefined, { sender: CONTENTS, senderFrame });
    expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_ALLOWED' } });
  });

  it('refuses our page in another window', async () => {
    const answer = await bound().call('campaigns:list', undefined, { sender: {}, senderFrame: FRAME });
    expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_ALLOWED' } });
  });

  it('puts the store’s faults into words', async () => {
    const { call, services, report } = bound();
    services.db.pragma('query_only = ON');
    expect(await call('campaigns:create', { name: 'A', system: 'cairn' })).toMatchObject({
      error: { code: 'STORE', said: { key: 'store.error.readOnly' } },
    });
    expect(report).not.toHaveBeenCalled();
  });

  it('reports what is our own fault and says no more than that', async () => {
    const { call, services, report } = bound();
    givenCampaign(services.db, { system: 'cairn' });
    services.db.close();
    expect(await call('campaigns:list')).toEqual({
      ok: false,
      error: { code: 'INTERNAL', said: { key: 'error.internal', values: {} } },
    });
    expect(report).toHaveBeenCalledOnce();
  });
});
