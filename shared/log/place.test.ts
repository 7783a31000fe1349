import { describe, expect, it } from 'vitest';
import { roundsOf } from './place.ts';
import { BRIDGE, BRIDGE_STEPS, play, type Step } from './testing/bridge-fight.ts';

function places(steps: readonly Step[]): readonly string[] {
  const { rows } = play(BRIDGE, steps);
  const found = roundsOf(rows);
  return rows.map(({ seq, command }) => {
    const place = found.get(seq);
    return place === undefined
      ? command.type
      : `${command.type} ${place.round} ${place.turn?.id ?? '-'} ${place.count ?? '-'}`;
  });
}

const START: Step = [
  {
    type: 'start',
    initiative: { agata: 19, breno: 23, nilo: 16, 'capanga-1': 15, 'capanga-2': 15, atirador: 12 },
  },
];
const NEXT: Step = [{ type: 'next-turn' }];

describe('the round and turn of each row', () => {
  it('follow from events alone', () => {
    expect(places([...BRIDGE_STEPS.slice(0, 8), ...BRIDGE_STEPS.slice(10, 18)])).toEqual([
      'start 1 breno 23',
      'attack 1 breno 23',
      'add-condition 1 breno 23',
      'next-turn 1 agata 19',
      'attack 1 agata 19',
      'next-turn 1 nilo 16',
      'delay 1 nilo 16',
      'attack 1 capanga-1 15',
      'next-turn 1 atirador 12',
      'temp-hp 1 atirador 12',
      'attack 1 atirador 12',
      'act-now 1 nilo 12',
      'attack 1 nilo 12',
      'next-turn 1 atirador 12',
      'next-turn 2 breno 23',
      'next-turn 2 agata 19',
    ]);
  });

  it('are round 0 and nobody’s before the start', () => {
    const early: Step = [{ type: 'add-condition', target: 'agata', condition: 'prone' }];
    expect(places([early, START])).toEqual(['add-condition 0 - -', 'start 1 breno 23']);
  });

  it('go back with undo and forward with redo; what was taken back keeps its place', () => {
    const undo: Step = [{ type: 'undo' }];
    const heal: Step = [{ type: 'heal', target: 'agata', amount: 1 }];
    expect(places([START, NEXT, undo, heal, undo, [{ type: 'redo' }], heal])).toEqual([
      'start 1 breno 23',
      'next-turn 1 agata 19',
      'undo',
      'heal 1 breno 23',
      'undo',
      'redo',
      'heal 1 breno 23',
    ]);
  });

  it('give the end to the turn in which it came', () => {
    expect(places([START, [{ type: 'end' }]])).toEqual(['start 1 breno 23', 'end 1 breno 23']);
  });

  it('give the removal of the active one to its own turn', () => {
    const leave: Step = [{ type: 'remove-combatant', combatant: 'breno' }];
    const heal: Step = [{ type: 'heal', target: 'agata', amount: 1 }];
    expect(places([START, leave, heal])).toEqual([
      'start 1 breno 23',
      'remove-combatant 1 breno 23',
      'heal 1 agata 19',
    ]);
  });
});
