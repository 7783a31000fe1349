import { describe } from 'vitest';
import { examplesHold, type AskedExample } from '#shared/help/testing/examples.ts';
import { rules as en } from './en.ts';
import { rules as ptBR } from './pt-BR.ts';

const system = 'objects';
const wood = { bonus: 2, damageReduction: 5 };

const EXAMPLES: readonly AskedExample[] = [
  {
    rule: 'O1',
    request: { system, resolve: 'stats', input: { size: 'large', material: wood } },
    answer: { outcome: { difficulty: 20 } },
    told: [15, 2, 3],
  },
  {
    rule: 'O1',
    request: { system, resolve: 'stats', input: { size: 'large', material: wood, moving: true } },
    answer: { outcome: { difficulty: 25 } },
  },
  {
    rule: 'O2',
    request: { system, resolve: 'stats', input: { size: 'large', material: wood } },
    answer: { outcome: { hitPoints: 80 } },
    told: [50, 10, 3],
  },
  {
    rule: 'O3',
    request: {
      system,
      resolve: 'attack',
      input: {
        attackBonus: 7,
        damage: '2d6',
        damageBonus: 5,
        difficulty: 20,
        hitPoints: 80,
        damageReduction: 5,
      },
      dice: [14, 6, 5],
    },
    answer: { outcome: { hit: true, damage: 11, hitPoints: 69 } },
    told: [14, 7, 21, 20, 16, 80],
  },
  {
    rule: 'O4',
    request: { system, resolve: 'stats', input: { meters: 2.4, material: wood } },
    answer: { outcome: { size: 'large', hitPoints: 80 } },
    told: [2.4, 3],
  },
  {
    rule: 'O5',
    request: {
      system,
      resolve: 'stats',
      input: { size: 'medium', material: { bonus: 4, damageReduction: 8 } },
    },
    answer: { outcome: { difficulty: 19, hitPoints: 50 } },
    told: [15, 4, 8],
  },
];

describe('the help of breaking objects', () => examplesHold([ptBR, en], EXAMPLES));
