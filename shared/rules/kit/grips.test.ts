import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasCondition, removeCondition } from '#shared/combat/conditions/held.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import { fighter } from '#shared/combat/testing/fight.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { plain } from '#shared/text/message.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { gripsOf } from './grips.ts';

const details = z.strictObject({ target: z.string().optional() });
const gripping: RuleSystem = {
  ...plainSystem,
  conditions: ['grappled', 'grappling'].map((id) => {
    const label = plain(id);
    const free = { effects: [], canAct: true };
    return { id, label, means: label, icon: 'hand', rule: 'X1', ...free, details, describe: () => label };
  }),
};

/** A holds B. */
function held(): Play {
  const combatants = ['a', 'b', 'c'].map((id) => fighter(id));
  const play: Play = {
    state: newCombat(gripping, { combatants }),
    dice: diceFrom(fixedSource([]).source),
    events: [],
    system: gripping,
    changesOf: () => [],
  };
  gripsOf({ freesDefeated: true }).beginGrapple(play, 'a', 'b');
  return play;
}

describe.each([true, false])('grips where one defeated is freed: %s', (freesDefeated) => {
  const grips = gripsOf({ freesDefeated });
  const inGrip = ({ state }: Play) => [
    grips.heldInGrip(state, requireCombatant(state, 'a'))?.id ?? null,
    grips.grapplerOf(state, requireCombatant(state, 'b'))?.id ?? null,
  ];

  it('are known from both ends and end at both', () => {
    const play = held();
    expect(inGrip(play)).toEqual(['b', 'a']);
    grips.endGrapple(play, 'a', 'b');
    expect(inGrip(play)).toEqual([null, null]);
  });

  it('stay while nothing ends them, and go with a grappler defeated, or an end taken off by hand', () => {
    const play = held();
    grips.mendGrapples(play);
    expect(inGrip(play)).toEqual(['b', 'a']);
    patchCombatant(play, 'a', { standing: 'defeated' });
    grips.mendGrapples(play);
    expect(inGrip(play)).toEqual([null, null]);
    const taken = held();
    removeCondition(taken, 'b', 'grappled');
    grips.mendGrapples(taken);
    expect(hasCondition(requireCombatant(taken.state, 'a'), 'grappling')).toBe(false);
  });

  it('go with the defeat of the one held only where the rules say so', () => {
    const play = held();
    patchCombatant(play, 'b', { standing: 'defeated' });
    grips.mendGrapples(play);
    expect(inGrip(play)).toEqual(freesDefeated ? [null, null] : ['b', 'a']);
  });
});
