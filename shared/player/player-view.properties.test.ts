import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoreCommand } from '../combat/commands/index.ts';
import { newCombat } from '../combat/new-combat.ts';
import { openHistory, perform, stateOf, type History } from '../combat/history.ts';
import type { CombatState } from '../combat/state.ts';
import { plainSystem, type PlainCommand } from '../combat/testing/plain-system.ts';
import { diceFrom } from '../dice/dice.ts';
import { seededSource } from '../dice/seeded.ts';
import type { JsonObject } from '../json.ts';
import { SYSTEMS } from '../rules/registry.ts';
import type { RuleSystem } from '../rules/system.ts';
import { NOTHING_SHOWN, type PlayerMemory, shownTo } from './player-memory.ts';
import { playerView } from './player-view.ts';

/** Somebody of a random fight. */
interface Drawn {
  readonly hidden: boolean;
  readonly late: boolean;
  readonly entry: boolean;
  readonly side: 'pc' | 'ally' | 'foe';
  readonly kind: string;
  readonly initiative: number;
  readonly points: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  hidden: fc.boolean(),
  late: fc.boolean(),
  entry: fc.boolean(),
  side: fc.constantFrom('pc', 'ally', 'foe'),
  kind: fc.constantFrom('Capanga', 'Lobo', 'Vulto'),
  initiative: fc.integer({ min: -3, max: 3 }),
  points: fc.integer({ min: 1, max: 9 }),
});
const someone: fc.Arbitrary<Drawn> = drawn.map((one) => ({
  ...one,
  hidden: false,
  late: false,
  entry: false,
}));
const fights = fc.tuple(someone, fc.array(drawn, { maxLength: 8 })).map(([one, more]) => [one, ...more]);

const dice = () => diceFrom(seededSource(1));

/** Everyone of a fight, numbered as the narrator numbers them; those hidden can be told by their secret words. */
function setupOf(system: RuleSystem, everyone: readonly Drawn[]) {
  const entries = system.turns.kind === 'individual';
  const fields = everyone.map(({ hidden, late, entry, side, kind, points }, index) => {
    const secret = hidden || late;
    const combatant = {
      id: secret ? `segredo-${index}` : `visto-${index}`,
      name: secret ? `Segredo ${kind} ${index}` : `${kind} ${index + 1}`,
      side,
      hp: { current: points, max: 9 },
      hidden,
      kind: entry && entries ? 'entry' : 'fighter',
      reminder: secret ? 'segredo' : '',
    };
    return { combatant, late };
  });
  return {
    combatants: fields.filter(({ late }) => !late).map(({ combatant }) => combatant),
    reserves: fields.filter(({ late }) => late).map(({ combatant }) => ({ round: 99, combatant })),
  };
}

function begin(system: RuleSystem, setup: JsonObject, initiative: Readonly<Record<string, number>>): History {
  const typed = system.turns.kind === 'individual' ? { initiative } : {};
  return perform(system, openHistory(newCombat(system, setup)), { type: 'start', ...typed }, dice());
}

/** A started fight after some turns; it stops where the system has nobody left to act. */
function playedOn(system: RuleSystem, everyone: readonly Drawn[], turns: number): CombatState {
  const { combatants, reserves } = setupOf(system, everyone);
  const initiative = Object.fromEntries(
    combatants.map(({ id }, index) => [id, everyone[index]?.initiative ?? 0]),
  );
  let history = begin(system, { combatants, reserves }, initiative);
  for (let turn = 0; turn < turns; turn += 1)
    history = perform(system, history, { type: 'next-turn' }, dice());
  const condition = system.conditions[0]?.id ?? '';
  const state = stateOf(history);
  const [causer] = state.combatants.filter(({ hidden }) => hidden);
  const [bearer] = state.combatants.filter(({ hidden }) => !hidden);
  if (causer === undefined || bearer === undefined) return state;
  const mark: CoreCommand = {
    type: 'add-condition',
    target: bearer.id,
    condition,
    by: causer.id,
    note: 'segredo',
  };
  return stateOf(perform(system, history, mark, dice()));
}

/** The state as if the hidden ones had never been there. */
function hiddenOut(state: CombatState): CombatState {
  const secret = (id: string): boolean => id.startsWith('segredo');
  const playing = state.turn !== null && secret(state.turn.who) ? null : state.turn;
  return {
    ...state,
    combatants: state.combatants
      .filter(({ id }) => !secret(id))
      .map((one) => ({ ...one, conditions: one.conditions.map((held) => ({ ...held, by: null })) })),
    order: state.order.filter(({ id }) => !secret(id)),
    acted: state.acted.filter((id) => !secret(id)),
    interrupted: state.interrupted.filter(({ who }) => !secret(who)),
    turn: playing,
    reserves: [],
  };
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'what players see in %s',
  (_id, system) => {
    const view = (state: CombatState) => playerView(state, system, { locale: 'pt-BR' });

    it('is the same with the hidden ones and those to come taken out altogether', () => {
      fc.assert(
        fc.property(fights, fc.nat({ max: 7 }), (everyone, turns) => {
          const state = playedOn(system, everyone, turns);
          expect(view(state)).toEqual(view(hiddenOut(state)));
        }),
      );
    });

    it('holds no word, id, note or figure of anybody', () => {
      fc.assert(
        fc.property(fights, fc.nat({ max: 7 }), (everyone, turns) => {
          const told = JSON.stringify(view(playedOn(system, everyone, turns)));
          expect(told).not.toMatch(/segredo|visto/i);
          // Figures stand in names and in the round only.
          expect(told.replace(/"name":"[^"]*"|"round":"[^"]*"/g, '')).not.toMatch(/\d/);
        }),
      );
    });
  },
);

/** Something a visible one does in its turn. */
type Act = 'pass' | 'hurt' | 'later';

const acts = fc.array(fc.constantFrom<Act>('pass', 'pass', 'hurt', 'later'), { maxLength: 25 });

/** A fight with the players looking on: what their screen has shown, without repetition. */
function watch(opening: History) {
  const shown: string[] = [];
  let memory: PlayerMemory = NOTHING_SHOWN;
  let history = opening;
  const state = (): CombatState => stateOf(history);
  const look = (): void => {
    memory = shownTo(state(), plainSystem, memory);
    const screen = JSON.stringify(playerView(state(), plainSystem, { locale: 'pt-BR', memory }));
    if (screen !== shown.at(-1)) shown.push(screen);
  };
  look();
  const carryOut = (command: PlainCommand): void => {
    history = perform(plainSystem, history, command, dice());
    look();
  };
  return { shown, state, carryOut };
}

it('what the screen shows one after the other is what a fight without hidden ones would show', () => {
  fc.assert(
    fc.property(fights, acts, (everyone, moves) => {
      const fighters = everyone.map((one) => ({ ...one, late: false, entry: false }));
      const { combatants } = setupOf(plainSystem, fighters);
      const initiative = Object.fromEntries(combatants.map(({ id }, index) => [id, 20 - index]));
      const open = combatants.filter(({ hidden }) => !hidden);
      const seen = Object.fromEntries(open.map(({ id }) => [id, initiative[id] ?? 0]));
      const whole = watch(begin(plainSystem, { combatants }, initiative));
      const bare = watch(begin(plainSystem, { combatants: open }, seen));
      const isHidden = (): boolean => whole.state().turn?.who.startsWith('segredo') === true;
      const letHiddenPlay = (): void => {
        while (isHidden()) whole.carryOut({ type: 'next-turn' });
      };
      letHiddenPlay();
      for (const move of moves) {
        const turn = bare.state().turn;
        expect(whole.state().turn?.who).toBe(turn?.who);
        const command = commandFor(move, bare.state());
        whole.carryOut(command);
        letHiddenPlay();
        bare.carryOut(command);
      }
      expect(whole.shown).toEqual(bare.shown);
    }),
  );
});

function commandFor(move: Act, { turn, order, combatants }: CombatState): PlainCommand {
  const count = order.find(({ id }) => id === turn?.who)?.initiative ?? 0;
  const standing = combatants.filter((one) => one.standing === 'up');
  const fresh = turn?.spent.length === 0 && count > -5 && standing.some(({ id }) => id === turn.who);
  if (move === 'later' && fresh) return { type: 'delay', combatant: turn.who, to: count - 3 };
  if (move === 'hurt' && standing.length > 1) {
    return { type: 'damage', target: standing.at(-1)?.id ?? '', amount: 2 };
  }
  return { type: 'next-turn' };
}
