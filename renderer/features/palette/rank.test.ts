import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from '#renderer/commands/palette.svelte.ts';
import { rank, withSaid } from './rank.ts';

const entry = (label: string, disabled = false): PaletteEntry => ({
  id: label,
  label,
  disabled,
  run: () => undefined,
});
const group = (id: string, ...entries: readonly PaletteEntry[]) => ({ id, title: id, entries });

describe('what the palette shows', () => {
  it('at rest some of each, without what cannot be done', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry(`Lobo ${index}`));
    const [wolves, ...others] = rank([group('wolves', ...many), group('none', entry('Atrasar', true))], '  ');
    expect(wolves?.entries).toHaveLength(6);
    expect(others).toEqual([]);
  });

  it('what was found by other words after what has them in its name', () => {
    const found = rank(
      [group('logs', { ...entry('Ponte'), excerpt: 'o lobo cai' }, entry('Lobo'), entry('Urso'))],
      'lobo',
    );
    expect(found.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(['Lobo', 'Ponte']);
  });

  it('the heading of the best match first, what cannot be done last', () => {
    const found = rank(
      [
        group('acts', entry('Atacar agora', true), entry('Contra-ataque')),
        group('people', entry('Atacama')),
        group('away', entry('Lobo')),
      ],
      'ata',
    );
    expect(found.map(({ id, entries }) => [id, ...entries.map(({ label }) => label)])).toEqual([
      ['people', 'Atacama'],
      ['acts', 'Contra-ataque', 'Atacar agora'],
    ]);
  });
});

describe('what a line says to do', () => {
  const found = [group('commands', entry('Mostrar anteriores'))];
  const said = (disabled: boolean) => ({ title: 'Fazer', entry: entry('Mostrar Nilo', disabled) });
  const order = (disabled: boolean, query: string) =>
    withSaid(found, said(disabled), query).map(({ id }) => id);

  it('comes first where it is understood, or where nothing has those words in its name', () => {
    expect(order(false, 'mostrar anteriores')).toEqual(['said', 'commands']);
    expect(order(true, 'mostrar zé')).toEqual(['said', 'commands']);
    expect(order(true, 'mostrar anter')).toEqual(['commands', 'said']);
    expect(withSaid(found, { title: 'Fazer', entry: null }, 'x')).toBe(found);
  });
});
