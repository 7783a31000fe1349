import { describe, expect, it } from 'vitest';
import { allPicks, choiceOf, isPicked, noPicks, pickedCount, withSwitched } from './selection.ts';

const looked = { campaignId: 'k', search: ' lobo ', tag: null, favourites: false };

describe('picking creatures', () => {
  it('goes one by one', () => {
    const picks = withSwitched(withSwitched(withSwitched(noPicks(), 'a'), 'b'), 'a');
    expect([isPicked(picks, 'a'), isPicked(picks, 'b'), pickedCount(picks, 9)]).toEqual([false, true, 1]);
    expect(choiceOf(picks, looked)).toEqual({ kind: 'these', campaignId: 'k', ids: ['b'] });
  });

  it('takes all that is found but those left out, also rows never seen', () => {
    const picks = withSwitched(allPicks(), 'a');
    expect([isPicked(picks, 'a'), isPicked(picks, 'z'), pickedCount(picks, 9)]).toEqual([false, true, 8]);
    expect(choiceOf(picks, looked)).toEqual({
      kind: 'found',
      filter: { ...looked, search: 'lobo' },
      except: ['a'],
    });
  });
});
