import { expect, it } from 'vitest';
import { cardOf, SYSTEM_CARDS } from './cards.ts';
import { offersOf } from './kit/offers.ts';
import { SYSTEMS } from './registry.ts';

it('there is a card of every system, in the order they are offered', () => {
  expect(SYSTEM_CARDS.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id));
});

it.each(SYSTEMS)('the card of $id tells what its rules say', (system) => {
  const card = cardOf(system.id);
  expect(system).toMatchObject(card);
  expect(card.hasObjects).toBe(offersOf(system).objects);
  for (const locale of ['pt-BR', 'en'] as const) {
    expect(system.texts[locale]).toMatchObject(card.cardTexts[locale]);
  }
});

it('an unknown system has none', () => {
  expect(() => cardOf('none', 'given')).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', path: 'given' }),
  );
});
