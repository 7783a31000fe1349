import { describe, expect, test } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import {
  carryOut,
  hero,
  one,
  setUp,
  strike,
  checked,
  trio,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const next: HeroesCommand = { type: 'next-turn' };
const order = ({ state }: Fight): string =>
  state.order.map(({ id, initiative }) => `${id} ${initiative}`).join(', ');
const turn = ({ state }: Fight): string => `${state.round}:${state.turn?.who ?? '-'}`;

describe('order', () => {
  test('H1 rolled in the order given; ties by bonus, DES, then who was added first', () => {
    const fighters = [
      hero('a', 'pc', { initiative: 1, dex: 1 }),
      hero('b', 'foe', { initiative: 3 }),
      hero('c', 'foe', { initiative: 1, dex: 2 }),
      hero('d', 'foe', { initiative: 1, dex: 2 }),
    ];
    expect(order(carryOut(setUp(fighters), [{ type: 'start' }], [9, 7, 9, 9]))).toBe(
      'b 10, c 10, d 10, a 10',
    );
  });

  test('H1 the initiative roll is a d20 roll, so fatigue counts on it', () => {
    const fight = setUp([hero('a', 'pc', { con: 3 }), hero('b', 'foe')]);
    const tired: HeroesCommand = { type: 'add-condition', target: 'a', condition: 'fatigued' };
    expect(order(carryOut(fight, [tired, { type: 'start' }], [12, 10]))).toBe('b 10, a 9');
  });

  test('H2 the surprised roll as usual, then are flat-footed until their turn of round 2 begins', () => {
    const fight = carryOut(
      setUp([hero('a', 'pc'), hero('b', 'foe')]),
      [{ type: 'start', surprised: ['b'] }],
      [12, 10],
    );
    expect(order(fight)).toBe('a 12, b 10');
    const held = (now: Fight): readonly string[] => one(now, 'b').conditions.map(({ id }) => id);
    const firstTurn = carryOut(fight, [next]);
    expect([turn(firstTurn), held(firstTurn)]).toEqual(['1:b', ['flat-footed']]);
    const secondRound = carryOut(firstTurn, [next]);
    expect([turn(secondRound), held(secondRound)]).toEqual(['2:a', ['flat-footed']]);
    const secondTurn = carryOut(secondRound, [next]);
    expect([turn(secondTurn), held(secondTurn)]).toEqual(['2:b', []]);
  });

  test('H2 flat-footed is −2 on the defence of one caught unaware', () => {
    const hit = carryOut(trio({}, { surprised: ['b'] }), [strike('a', 'b')], [2, 15]);
    expect(checked(hit).sums[1]?.total).toBe(18);
  });

  test('H3 all turns once, then the same order again; 2 minutes of the game world', () => {
    expect(
      [0, 1, 2, 3, 4].map((count) =>
        turn(
          carryOut(
            trio(),
            Array.from({ length: count }, () => next),
          ),
        ),
      ),
    ).toEqual(['1:a', '1:b', '1:c', '2:a', '2:b']);
    expect(heroesD20.roundMinutes).toBe(2);
  });

  test('H4 an effect of one round ends before its count of the next round', () => {
    const prone: HeroesCommand = { type: 'add-condition', target: 'c', condition: 'prone', rounds: 1 };
    const fight = carryOut(trio(), [next, prone]);
    const held = (now: Fight): number => one(now, 'c').conditions.length;
    expect(
      [2, 3].map((count) =>
        held(
          carryOut(
            fight,
            Array.from({ length: count }, () => next),
          ),
        ),
      ),
    ).toEqual([1, 0]);
  });
});

describe('H5 late turns', () => {
  const late: HeroesCommand = { type: 'late' };

  test('H5 a turn is marked once, told, and counted per combatant', () => {
    const marked = carryOut(trio(), [late]);
    const [event] = marked.events;
    expect(event?.type === 'told' && say(event.said, 'pt-BR')).toBe(
      'Atraso: A deixou o tempo do turno acabar',
    );
    expect(refusalOf(() => carryOut(marked, [late]))).toBe('NOT_ALLOWED');
    const again = carryOut(marked, [next, next, next, late]);
    expect(heroesD20.figures(one(again, 'a'))).toEqual({ late: 2 });
    expect(heroesD20.figures(one(again, 'b'))).toEqual({});
  });
});

describe('waiting', () => {
  test('H18 a delayed count is kept, within −10 − initiative', () => {
    const delay = (to?: number): HeroesCommand => ({
      type: 'delay',
      combatant: 'a',
      ...(to === undefined ? {} : { to }),
    });
    const waiting = carryOut(trio({ a: { initiative: 3 } }), [delay(7)]);
    expect([turn(waiting), order(waiting)]).toEqual(['1:b', 'b 10, a 7, c 5']);
    expect(refusalOf(() => carryOut(trio({ a: { initiative: 3 } }), [delay(-14)]))).toBe('NOT_ALLOWED to');
    const atLimit = carryOut(trio({ a: { initiative: 3 } }), [delay(), next, next]);
    expect([turn(atLimit), order(atLimit)]).toEqual(['1:a', 'b 10, c 5, a -13']);
  });

  test('H18 not after spending anything', () => {
    const spent: HeroesCommand[] = [strike('a', 'b'), { type: 'delay', combatant: 'a' }];
    expect(refusalOf(() => carryOut(trio(), spent, [5, 15]))).toMatch('NOT_ALLOWED');
  });

  test('H19 readying is a combat action; used, its count is the one at which it was used', () => {
    const ready: HeroesCommand = { type: 'ready', combatant: 'a', trigger: 'se a porta abrir' };
    const waiting = carryOut(trio(), [ready]);
    expect(waiting.state.turn?.spent).toEqual(['combat']);
    expect(refusalOf(() => carryOut(waiting, [strike('a', 'b')]))).toMatch('NOT_ALLOWED');
    const acted = carryOut(waiting, [next, { type: 'act-now', combatant: 'a' }, strike('a', 'b')], [5, 15]);
    expect([turn(acted), order(acted)]).toEqual(['1:a', 'a 10, b 10, c 5']);
    const lost = carryOut(waiting, [next, next, next]);
    expect(one(lost, 'a').ready).toBe(null);
  });
});
