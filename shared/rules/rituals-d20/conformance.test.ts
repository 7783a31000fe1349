import fc from 'fast-check';
import { hasCondition } from '#shared/combat/conditions/held.ts';
import { needRefusal } from '#shared/combat/counters/counters.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { conforms } from '#shared/rules/conformance/conformance.ts';
import { oneOf } from '#shared/rules/conformance/random/vocabulary.ts';
import { REACTIONS } from './attack/reactions.ts';
import { fightOf } from './fight.ts';
import { ritualsD20 } from './index.ts';
import { sheetSlot } from './sheet/sheet.ts';

/** A modifier that misses. */
const SURE = 30;

/** Blows without a weapon of those who hold somebody. */
function crushes(combatants: readonly Combatant[]) {
  return combatants
    .filter((one) => hasCondition(one, 'grappling'))
    .flatMap((one) =>
      sheetSlot
        .read(one.sheet)
        .weapons.filter(({ hands, needs }) => hands === 0 && needRefusal(one, needs) === null)
        .map((weapon) => ({ attacker: one.id, weapon: weapon.id })),
    );
}

conforms(ritualsD20, {
  commands: {
    attack: (_state, words) =>
      fc.record({
        attacker: words('attacker'),
        target: words('target'),
        weapon: words('weapon'),
        reaction: fc.constantFrom('counter', 'counter', ...REACTIONS),
        modifier: fc.constantFrom(0, -SURE),
      }),
    crush: (state) => oneOf(() => crushes(state().combatants)).map((crush) => crush ?? {}),
    'counter-attack': (state, words) =>
      fc.record({
        attacker: oneOf(() => [fightOf(state()).counter?.by]).map((by) => by ?? ''),
        weapon: words('weapon'),
      }),
  },
});
