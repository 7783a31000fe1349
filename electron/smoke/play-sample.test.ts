import { describe, expect, it } from 'vitest';
import { handlersOf } from '#electron/handlers/index.ts';
import { RodadaError } from '#shared/errors.ts';
import { toWire } from '#shared/api/wire.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { playSample, type Ask } from './play-sample.ts';

describe('playing the sample fight', () => {
  it('comes to an end, whatever the dice', async () => {
    const services = tempServices();
    const handlers = handlersOf(services);
    const ask: Ask = async (channel, input) => {
      try {
        return { ok: true, value: await handlers[channel](input) };
      } catch (thrown) {
        if (!(thrown instanceof RodadaError)) throw thrown;
        return { ok: false, error: toWire(thrown) };
      }
    };
    const { state, count } = await playSample(ask);
    expect(state.status).toBe('ended');
    expect(count).toBeGreaterThan(10);
  });
});
