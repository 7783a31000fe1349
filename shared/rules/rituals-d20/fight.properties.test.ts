import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perform, type History } from '#shared/engine/history.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { ACT_IDS } from './acts/acts.ts';
import { fightOf } from './fight.ts';
import { grapplerOf } from './maneuver/grapple.ts';
import { ritualsD20 } from './index.ts';
import { MANEUVERS } from './maneuver/maneuver.ts';
import { REACTIONS, reactionsLeft } from './attack/reactions.ts';
import { sheetSlot } from './sheet/sheet.ts';
import { fight, someone, WEAPONS } from './testing/fight.ts';
import type { RitualsCommand } from './commands.ts';

const IDS = ['a', 'b', 'c', 'd'];
const who = fc.constantFrom(...IDS);
const weapon = fc.constantFrom(...WEAPONS.map(({ id }) => id));
const reaction = fc.constantFrom(...REACTIONS);
const type = <T extends string>(name: T) => fc.constant(name);

const command: fc.Arbitrary<RitualsCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: type('next-turn') }) },
  { weight: 4, arbitrary: fc.record({ type: type('attack'), attacker: who, target: who, weapon, reaction }) },
  fc.record({ type: type('counter-attack'), attacker: who, weapon, reaction }),
  fc.record({ type: type('charge'), attacker: who, target: who, weapon, reaction }),
  fc.record({ type: type('feint'), attacker: who, target: who }),
  fc.record({ type: type('aim'), combatant: who, target: who }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: type('maneuver'),
      kind: fc.constantFrom(...MANEUVERS),
      attacker: who,
      target: who,
    }),
  },
  fc.record({ type: type('crush'), attacker: who, weapon: fc.constant('fist') }),
  fc.record({ type: type('break-free'), combatant: who }),
  fc.record({ type: type('release'), combatant: who }),
  fc.record({ type: type('ritual'), combatant: who, ritual: fc.constantFrom('short', 'long') }),
  fc.record({ type: type('act'), combatant: who, act: fc.constantFrom(...ACT_IDS) }),
  fc.record({ type: type('delay'), combatant: who }),
  fc.record({ type: type('act-now'), combatant: who }),
  fc.record({ type: type('delay-after'), combatant: who, after: fc.option(who) }),
  fc.record({ type: type('set-scene'), rounds: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type: type('remove-combatant'), combatant: who }),
);

const rituals = [
  { id: 'short', name: 'Breve' },
  { id: 'long', name: 'Longo', rounds: 3 },
];
const begun = fight(
  IDS.map((id, index) => someone(id, { agility: index, rituals }, index % 2 === 0 ? 'pc' : 'foe')),
);

/** Carries out what is allowed and passes over what is refused; any other failure fails the test. */
function playThrough(commands: readonly RitualsCommand[], seed: number): History {
  const dice = diceFrom(seededSource(seed));
  return commands.reduce<History>((history, one) => {
    try {
      return perform(ritualsD20, history, one, dice);
    } catch (error) {
      if (error instanceof RodadaError && error.code === 'NOT_ALLOWED') return history;
      throw error;
    }
  }, begun);
}

const commands = fc.array(command, { maxLength: 60 });

test('N5 N9 reactions stay within Agilidade, grips within the fight, points within their bounds', () => {
  fc.assert(
    fc.property(commands, fc.integer(), (some, seed) => {
      for (const { state } of playThrough(some, seed).done) {
        for (const combatant of state.combatants) {
          const { agility } = sheetSlot.read(combatant.sheet);
          expect(reactionsLeft(combatant)).toBeGreaterThanOrEqual(0);
          expect(reactionsLeft(combatant)).toBeLessThanOrEqual(agility);
          expect(combatant.hp.current).toBeGreaterThanOrEqual(0);
          expect(grapplerOf(state, combatant)?.id).not.toBe(combatant.id);
          expect(new Set(combatant.conditions.map(({ id }) => id)).size).toBe(combatant.conditions.length);
        }
        const { feints, counter } = fightOf(state);
        for (const { by, target } of feints) expect(by).not.toBe(target);
        if (counter !== null) expect(counter.by).not.toBe(counter.against);
      }
    }),
    { numRuns: 150 },
  );
});

test('N8 N9 as a turn begins whoever is held is held by one who holds it, and whoever is deceived by one who feinted', () => {
  const settled = commands.map((some): RitualsCommand[] => [...some, { type: 'next-turn' }]);
  fc.assert(
    fc.property(settled, fc.integer(), (some, seed) => {
      const played = playThrough(some, seed);
      const last = played.done.at(-1);
      if (last?.command.type !== 'next-turn') return;
      const { state } = last;
      const went = last.events.some((event) => event.type === 'turn') && state.interrupted.length === 0;
      for (const combatant of state.combatants) {
        const held = combatant.conditions.some(({ id }) => id === 'grappled');
        if (held && went)
          expect(grapplerOf(state, combatant)?.conditions.map(({ id }) => id)).toContain('grappling');
        const feinted = combatant.conditions.some(({ id }) => id === 'feinted');
        expect(feinted).toBe(fightOf(state).feints.some(({ target }) => target === combatant.id));
      }
    }),
    { numRuns: 150 },
  );
});
