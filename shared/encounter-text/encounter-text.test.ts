import { describe, expect, it } from 'vitest';
import { NO_REWARDS, PLAIN_PIECE } from '#shared/records/encounter.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { encounterText, type EncounterTold, type ToldCreature } from './encounter-text.ts';

const cairn = systemOf('cairn');
const goblin: ToldCreature = {
  id: 'g',
  name: 'Goblin',
  hp: 4,
  sheet: cairn.sheet.parse({ str: 8, dex: 14, wil: 8, weapons: [{ id: 'a', name: 'Adaga', dice: 'd6' }] }),
  notes: 'Bate e corre.\n\nRi do alto do barranco.',
};
const wolf: ToldCreature = { ...goblin, id: 'w', name: 'Lobo', hp: 6, notes: '' };

const told: EncounterTold = {
  encounter: {
    name: 'A ponte',
    notes: 'Chove.',
    pieces: [
      {
        ...PLAIN_PIECE,
        creatureId: 'g',
        quantity: 4,
        hidden: true,
        surprised: true,
        notes: 'vigiam\na porta',
      },
      { ...PLAIN_PIECE, creatureId: 'w', quantity: 1, wave: 3, hidden: true },
      { ...PLAIN_PIECE, creatureId: 'g', quantity: 1, side: 'ally' },
    ],
    rewards: { experience: 1500, treasure: 'Uma coroa\n\n30 moedas', words: 'A gratidão da vila' },
  },
  system: cairn,
  creatures: [goblin, wolf],
  party: ['Ágata', 'Breno', 'Caio'],
  scene: ['2 × Porta: ND 15'],
};

describe('an encounter as text to paste', () => {
  it('tells who is in it, the scene, what it is worth, and each creature once', () => {
    expect(encounterText(told, 'pt-BR')).toBe(`A ponte

Chove.

Grupo: Ágata, Breno e Caio

Oponentes
- 4 × Goblin (ocultos e surpresos): vigiam a porta
- Lobo (na rodada 3 e oculto)

Aliados
- Goblin

Objetos de cena
- 2 × Porta: ND 15

Experiência: 1500
Tesouro: Uma coroa; 30 moedas
Outras recompensas: A gratidão da vila

Goblin
4 PG, 8 FOR, 14 DES, 8 VON, Adaga (d6)

Bate e corre.

Ri do alto do barranco.

Lobo
6 PG, 8 FOR, 14 DES, 8 VON, Adaga (d6)
`);
  });

  it('is told in English, too, and of an encounter with nothing in it only the name', () => {
    expect(encounterText(told, 'en')).toContain(
      'Party: Ágata, Breno and Caio\n\nFoes\n- 4 × Goblin (hidden and surprised)',
    );
    const nothing = { name: 'Vazio', notes: '', pieces: [], rewards: NO_REWARDS };
    expect(encounterText({ ...told, encounter: nothing, party: [], scene: [] }, 'en')).toBe('Vazio\n');
  });

  it.each(['Goblin', '- item', '# Chefe', 'O fim.', 'a, 4 PG', 'Lobo:', '| x', 'x'.repeat(120)])(
    'brings its creatures back when it is pasted into the import: %s',
    (name) => {
      const named = { ...told, creatures: [{ ...goblin, name }, wolf] };
      for (const locale of ['pt-BR', 'en'] as const) {
        const read = cairn.statLines?.read(encounterText(named, locale)).creatures ?? [];
        expect(read.map((one) => [one.hp, one.notes, one.sheet['str']])).toEqual(
          [goblin, wolf].map((one) => [one.hp, one.notes, one.sheet['str']]),
        );
        expect(read[1]?.name).toBe('Lobo');
        if (/^[\p{L}]+$/u.test(name)) expect(read[0]?.name).toBe(name);
      }
    },
  );

  it.each(['heroes-d20', 'rituals-d20', 'scop'])('of %s has the points and the sheet in a line', (id) => {
    const system = systemOf(id);
    const plain = { ...goblin, sheet: system.sheet.parse({}) };
    const text = encounterText({ ...told, system, creatures: [plain] }, 'en');
    expect(text).toMatch(/^Goblin\n4 (?:HP|Vit)(?:, |\n)/m);
  });
});
