import { expect, it } from 'vitest';
import { plain } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { keyGroups } from './key-groups.ts';

const command = (id: string, group: string, keys: readonly string[]) => ({
  id,
  label: plain(id),
  group: plain(group),
  keys,
  when: () => true,
  run: () => undefined,
});

it('lists what has keys under its heading, screens before the frame', () => {
  const commands = [
    { ...command('late', 'Turno', ['Z']), last: true },
    command('a', 'Turno', ['A']),
    command('?', 'App', ['?', 'F1']),
    command('b', 'Turno', ['B']),
    command('palette-only', 'App', []),
  ];
  const groups = keyGroups(commands, (one) => say(one, 'pt-BR'));
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ id }) => id)])).toEqual([
    ['Turno', 'a', 'b', 'late'],
    ['App', '?'],
  ]);
});

it('tells first what the open panel offers now, and a series as one', () => {
  const aim = (figure: number) => ({
    ...command(`aim-${figure}`, 'Turno', [`Alt+${figure}`]),
    series: plain('aim'),
  });
  const groups = keyGroups(
    [
      command('a', 'Turno', ['A']),
      ...[1, 2, 3].map(aim),
      { ...command('dodge', 'Turno', ['E']), ofPanel: true },
      { ...command('no-dice', 'Turno', ['0', '1', '2']), ofPanel: true, when: () => false },
    ],
    (one) => say(one, 'en'),
  );
  expect(
    groups.map(({ title, rows }) => [title, ...rows.map(({ label, keys, inARow }) => [label, keys, inARow])]),
  ).toEqual([
    ['In the open panel', ['dodge', ['E'], false]],
    ['Turno', ['a', ['A'], false], ['aim', ['Alt+1', 'Alt+2', 'Alt+3'], true]],
  ]);
});
