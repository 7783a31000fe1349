import { describe, expect, it } from 'vitest';
import type { Creature } from '#shared/records/creature.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { folded } from '#shared/text/folded.ts';
import { previewOf } from './preview.ts';

const cairn = systemOf('cairn');
const LINE = '5 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)';

function against(...names: string[]) {
  const [read] = previewOf(`Lobo\n${LINE}`, null, { system: cairn, known: () => null }).creatures;
  const creature = (name: string): Creature => ({
    id: name,
    campaignId: 'k',
    name,
    hp: 5,
    sheet: read?.sheet ?? {},
    notes: '',
    tags: ['fera'],
  });
  const there = new Map(names.map((name) => [folded(name), creature(name)]));
  return { system: cairn, known: (name: string) => there.get(name) ?? null };
}

describe('an import preview', () => {
  it('says which names the bestiary has, accents and case aside, and whether anything differs', () => {
    const text = `DRAGÃO\n9 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)\n\nlobo\n${LINE}\n\nUrso\n${LINE}`;
    const { kind, fileName, creatures } = previewOf(text, 'fichas.txt', against('Dragao', 'Lobo'));
    expect({ kind, fileName }).toEqual({ kind: 'stat-lines', fileName: 'fichas.txt' });
    expect(creatures.map(({ name, known }) => [name, known])).toEqual([
      ['DRAGÃO', { id: 'Dragao', same: false }],
      ['lobo', { id: 'Lobo', same: true }],
      ['Urso', null],
    ]);
  });

  it('counts tags where the file holds them', () => {
    const table = `nome,PG,etiquetas\nLobo,5,outra`;
    expect(previewOf(table, null, against('Lobo')).creatures[0]?.known).toEqual({ id: 'Lobo', same: false });
  });

  it('refuses what holds no creature', () => {
    expect(() => previewOf('era uma vez', null, { system: systemOf('scop'), known: () => null })).toThrow(
      /notUnderstood/,
    );
  });
});
