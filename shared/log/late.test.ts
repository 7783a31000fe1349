import { expect, it } from 'vitest';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { buildLog } from './document.ts';
import { logToMarkdown } from './formats/markdown.ts';
import { statisticsOf } from './statistics/statistics.ts';
import { lateNote } from './statistics/statistic-lines.ts';
import { AGATA, EVENTS } from './testing/events.ts';
import { BRIDGE, logOf, play, type Step } from './testing/bridge-fight.ts';

const start: CoreCommand = {
  type: 'start',
  initiative: { agata: 30, breno: 29, nilo: 28, 'capanga-1': 27, 'capanga-2': 26, atirador: 25 },
};
const next: CoreCommand = { type: 'next-turn' };
const late: Step = [{ type: 'late' }];
const steps: readonly Step[] = [
  [start],
  late,
  [next],
  late,
  ...Array.from({ length: 5 }, (): Step => [next]),
  late,
];

it('turns marked as late are counted for each one in the figures of a fight (H5)', () => {
  const doc = logOf(BRIDGE, steps);
  expect(lateNote(doc.statistics, 'pt-BR')).toBe('Atrasos: Ágata 2 e Breno, o Raio 1.');
  expect(logToMarkdown(doc, 'pt-BR')).toContain('Atrasos: Ágata 2');
  expect(lateNote(statisticsOf([]), 'pt-BR')).toBeNull();
});

it('turns marked as late before events said so are known by their rule (H5), and only those', () => {
  const late = (change: object) =>
    statisticsOf([{ ...EVENTS.told, who: AGATA, rule: 'H5', ...change }]).late.length;
  expect([late({}), late({ rule: 'X1' }), late({ rule: 'X1', late: true }), late({ late: false })]).toEqual([
    1, 0, 1, 0,
  ]);
});

it('the log of a game of turns says turn where others say round (S7)', () => {
  const { history, rows } = play(BRIDGE, [[start], [next]]);
  const state = history.done.at(-1)?.state ?? history.initial;
  const doc = buildLog({
    combat: { id: 'x', name: 'x' },
    campaign: { name: 'x' },
    session: null,
    rows: [
      ...rows,
      {
        seq: 9,
        at: '2026-11-28T20:00:00Z',
        command: next,
        rolls: [],
        events: [{ type: 'ended', rounds: 2 }],
      },
    ],
    state,
    system: {
      name: { plain: 'scop' },
      health: { unit: { plain: 'V' } },
      roundMinutes: 1,
      roundName: 'turn',
    },
  });
  const told = logToMarkdown(doc, 'pt-BR');
  expect(told).toContain('## Turno 1');
  expect(told).toContain('depois de 2 turnos');
  expect(told).not.toContain('odada');
});
