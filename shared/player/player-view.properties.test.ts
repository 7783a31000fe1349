import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { openHistory, perform, stateOf, type History } from '#shared/engine/history.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { plainSystem, type PlainCommand } from '#shared/combat/testing/plain-system.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { NOTHING_SHOWN, type PlayerMemory, shownTo } from './player-memory.ts';
import { playerView } from './player-view.ts';

/** Somebody of a random fight. */
interface Drawn {
  readonly hidden: boolean;
  readonly side: 'pc' | 'ally' | 'foe';
  readonly kind: string;
  readonly points: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  hidden: fc.boolean(),
  side: fc.constantFrom('pc', 'ally', 'foe'),
  kind: fc.constantFrom('Capanga', 'Lobo', 'Vulto'),
  points: fc.integer({ min: 1, max: 9 }),
});
const someone: fc.Arbitrary<Drawn> = drawn.map((one) => ({ ...one, hidden: false }));
const fights = fc.tuple(someone, fc.array(drawn, { maxLength: 8 })).map(([one, more]) => [one, ...more]);

const dice = () => diceFrom(seededSource(1));

/** Everyone of a fight, numbered as the narrator numbers them; those hidden can be told by their secret words. */
function everybody(everyone: readonly Drawn[]) {
  return everyone.map(({ hidden, side, kind, points }, index) => ({
    id: hidden ? `segredo-${index}` : `visto-${index}`,
    name: hidden ? `Segredo ${kind} ${index}` : `${kind} ${index + 1}`,
    side,
    hp: { current: points, max: 9 },
    hidden,
    reminder: hidden ? 'segredo' : '',
  }));
}

function begin(
  combatants: ReturnType<typeof everybody>,
  initiative: Readonly<Record<string, number>>,
): History {
  const before = openHistory(newCombat(plainSystem, { combatants }));
  return perform(plainSystem, before, { type: 'start', initiative }, dice());
}

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
      const combatants = everybody(everyone);
      const initiative = Object.fromEntries(combatants.map(({ id }, index) => [id, 20 - index]));
      const open = combatants.filter(({ hidden }) => !hidden);
      const seen = Object.fromEntries(open.map(({ id }) => [id, initiative[id] ?? 0]));
      const whole = watch(begin(combatants, initiative));
      const bare = watch(begin(open, seen));
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
