import { expect } from 'vitest';
import type { CombatState } from '#shared/combat/state.ts';
import { playerView } from '#shared/player/player-view.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { someStates, type Check } from '#shared/rules/conformance/bench.ts';
import { SECRET_WORD } from '#shared/rules/conformance/random/vocabulary.ts';

const EVERY = 3;

/** That players see what they may, and nothing else. */
export const players: readonly Check[] = [
  {
    name: 'players see a fight as if the hidden ones and those to come weren’t there',
    run({ system, fights }) {
      for (const state of someStates(fights(), EVERY)) {
        const view = (of: CombatState) => playerView(of, system, { locale: 'pt-BR' });
        expect(view(state)).toEqual(view(hiddenOut(state)));
      }
    },
  },
  {
    name: 'players see no id, note or figure, but in names and in the round',
    run({ system, fights }) {
      const secret = new RegExp(`${SECRET_WORD}|visto-`, 'i');
      for (const state of someStates(fights(), EVERY)) {
        for (const locale of LOCALES) {
          const told = JSON.stringify(playerView(state, system, { locale }) ?? {});
          expect(told).not.toMatch(secret);
          expect(told.replace(/"(?:name|round|label)":"[^"]*"/g, '')).not.toMatch(/\d/);
        }
      }
    },
  },
];

/** The state as if those hidden had never been there. */
function hiddenOut(state: CombatState): CombatState {
  const hidden = new Set(state.combatants.filter((one) => one.hidden).map(({ id }) => id));
  const isSeen = (id: string): boolean => !hidden.has(id);
  return {
    ...state,
    combatants: state.combatants
      .filter(({ id }) => isSeen(id))
      .map((one) => ({ ...one, conditions: one.conditions.map((held) => ({ ...held, by: null })) })),
    order: state.order.filter(({ id }) => isSeen(id)),
    acted: state.acted.filter(isSeen),
    interrupted: state.interrupted.filter(({ who }) => isSeen(who)),
    turn: state.turn !== null && isSeen(state.turn.who) ? state.turn : null,
    reserves: [],
  };
}
