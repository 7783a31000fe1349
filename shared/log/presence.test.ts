import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { plain } from '#shared/text/message.ts';
import { lastPresence, presenceAfter, presenceOf, presenceSteps } from './presence.ts';
import { fateText, rosterOf } from './roster.ts';
import { BRIDGE, BRIDGE_STEPS, play, type Step } from './testing/bridge-fight.ts';

const setup = { combatants: [...BRIDGE] };
const START: Step = [
  {
    type: 'start',
    initiative: { agata: 19, breno: 23, nilo: 16, 'capanga-1': 15, 'capanga-2': 15, atirador: 12 },
  },
];

describe('who is there, from stored events alone', () => {
  it.each([0, 1, 5, BRIDGE_STEPS.length])('is what replaying comes to, after %i commands', (count) => {
    const { history, rows } = play(BRIDGE, BRIDGE_STEPS.slice(0, count));
    const { combatants, round, status } = stateOf(history);
    const presence = lastPresence(setup, rows);
    expect(presence).toMatchObject({ round, status });
    expect([...presence.present.values()]).toEqual(
      combatants.map(({ id, name, label, side, hp, hidden, kind, standing }) => ({
        id,
        name,
        label,
        side,
        hp,
        hidden,
        kind,
        standing,
      })),
    );
  });

  it('is the same whatever became of the commands and dice', () => {
    const { rows } = play(BRIDGE, BRIDGE_STEPS);
    const known = ['undo', 'redo', 'reset', 'add-combatant', 'together'];
    const gone = rows.map((row) =>
      known.includes(row.command.type) ? row : { ...row, command: { type: 'gone' }, rolls: [] },
    );
    expect(lastPresence(setup, gone)).toEqual(lastPresence(setup, rows));
  });

  it('knows who is hidden at each moment, newcomers too', () => {
    const lurker = {
      id: 'vulto',
      name: 'Vulto',
      side: 'foe',
      hp: { current: 5, max: 5 },
      sheet: {},
      hidden: true,
    } as const;
    const { rows } = play(BRIDGE, [
      START,
      [{ type: 'together', commands: [{ type: 'add-combatant', combatant: lurker, initiative: 3 }] }],
      [{ type: 'hide', combatants: ['vulto'], hidden: false }],
      [{ type: 'remove-combatant', combatant: 'vulto' }],
    ]);
    const hidden = presenceSteps(setup, rows).map(({ after }) => after.present.get('vulto')?.hidden);
    expect(hidden).toEqual([undefined, true, false, undefined]);
  });

  it('has nobody standing who fled, until told to be up again', () => {
    const who = { id: 'atirador', name: 'Atirador', label: null, side: 'foe' } as const;
    const flees = {
      type: 'consequence',
      kind: 'fled',
      who,
      said: plain('foge'),
      rule: 'C12',
      grave: false,
    } as const;
    const rises = { type: 'standing', who, from: 'defeated', to: 'up', said: plain('volta') } as const;
    const command = { type: 'start' } as const;
    const fled = presenceAfter(presenceOf(setup), { command, events: [flees] });
    expect(fled.present.get('atirador')?.standing).toBe('defeated');
    const back = presenceAfter(fled, { command, events: [rises] });
    expect(back.present.get('atirador')?.standing).toBe('up');
    const [line] = rosterOf([...fled.present.values()], [flees]).foes.slice(-1);
    expect(line && fateText(line, plain('PV'), 'pt-BR')).toBe('foge');
  });

  it('begins anew with a reset', () => {
    const { rows } = play(BRIDGE, [
      START,
      [{ type: 'damage', target: 'agata', amount: 4 }],
      [{ type: 'reset' }],
    ]);
    expect(lastPresence(setup, rows)).toMatchObject({ status: 'setup', round: 0 });
    expect(lastPresence(setup, rows).present.get('agata')?.hp.current).toBe(25);
  });
});
