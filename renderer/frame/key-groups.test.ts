import { expect, it } from 'vitest';
import { plain } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { keyGroups } from './key-groups.ts';

it('lists what has keys under its heading, screens before the frame', () => {
  const command = (id: string, group: string, keys: readonly string[]) => ({
    id,
    label: plain(id),
    group: plain(group),
    keys,
    when: () => true,
    run: () => undefined,
  });
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
