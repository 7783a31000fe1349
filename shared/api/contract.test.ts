import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Campaign } from './campaigns.ts';
import { CHANNEL_NAMES } from './channels.ts';
import type { FightStep } from './combats.ts';
import { contract, type InputOf, type ResultOf } from './contract.ts';

describe('the IPC contract', () => {
  it('has an entry for each channel and no other', () => {
    expect(Object.keys(contract).toSorted()).toEqual([...CHANNEL_NAMES].toSorted());
  });

  it('types results and inputs at both ends', () => {
    expectTypeOf<ResultOf<'campaigns:create'>>().toEqualTypeOf<Campaign>();
    expectTypeOf<ResultOf<'combats:command'>>().toEqualTypeOf<FightStep>();
    expectTypeOf<ResultOf<'combats:export'>>().toEqualTypeOf<string | null>();
    expectTypeOf<InputOf<'creatures:list'>>().toEqualTypeOf<{
      campaignId: string;
      search?: string | undefined;
      limit?: number | undefined;
    }>();
  });

  it('refuses unknown fields', () => {
    expect(
      contract['campaigns:create'].input.safeParse({ name: 'A', system: 'cairn', path: '/etc' }).success,
    ).toBe(false);
  });
});
