import { describe, expect, it } from 'vitest';
import { template } from '#shared/rules/template/index.ts';
import { cardOf } from '#shared/rules/cards.ts';
import { screensFor } from './screens.ts';

const named = (...asked: Parameters<typeof screensFor>) => screensFor(...asked).map(({ screen }) => screen);

describe('the screens of the rail', () => {
  it('have objects only where the system has any', () => {
    expect(named(cardOf('heroes-d20'))).toContain('objects');
    for (const without of [cardOf('cairn'), template])
      expect(named(without)).toEqual(named(null).filter((screen) => screen !== 'objects'));
  });

  it('are all there while no campaign is open', () => {
    expect(named(null)).toEqual([
      'campaigns',
      'bestiary',
      'encounters',
      'combat',
      'log',
      'objects',
      'settings',
    ]);
  });
});
