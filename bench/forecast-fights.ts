import { BLOCK_RUNS, fightBlock } from '../shared/forecast/blocks.ts';
import { emptyTally } from '../shared/forecast/forecast.ts';
import { arenaOf } from '../shared/forecast/made-arena.ts';
import { planForecast, type ForecastSetup } from '../shared/forecast/plan.ts';
import type { RuleSystem } from '../shared/rules/system.ts';

/** How many blocks of fights are fought at a time, and their seed. */
export const BLOCKS = 2;
export const SEED = 1;

const blade = { id: 'w', name: 'Espada', kind: 'melee', damage: '1d8', criticalRange: 19 };

/** A middling fighter of each system, and its points. */
const FIGHTERS: Readonly<Record<string, { readonly points: number; readonly sheet: object }>> = {
  'heroes-d20': {
    points: 25,
    sheet: { level: 4, str: 3, fighting: 7, fortitude: 6, armorClass: 4, initiative: 2, weapons: [blade] },
  },
  'rituals-d20': {
    points: 20,
    sheet: {
      agility: 2,
      strength: 2,
      fighting: 5,
      defense: 14,
      dexterity: 5,
      weapons: [{ id: 'w', name: 'Faca', kind: 'melee', damage: '1d6+2' }],
    },
  },
  scop: {
    points: 10,
    sheet: {
      skills: { Espadas: 2 },
      armor: 'light',
      weapons: [{ id: 'w', name: 'Espada', skill: 'Espadas' }],
    },
  },
  cairn: {
    points: 5,
    sheet: { str: 11, dex: 11, wil: 11, armor: 1, weapons: [{ id: 'w', name: 'Espada', dice: 'd8' }] },
  },
};

/** Three PCs against three foes. */
export function setupOf(system: RuleSystem): ForecastSetup {
  const { points, sheet } = FIGHTERS[system.id] ?? { points: 1, sheet: {} };
  return {
    combatants: (['pc', 'foe'] as const).flatMap((side) =>
      [1, 2, 3].map((number) => ({
        id: `${side}${number}`,
        name: `${side}${number}`,
        side,
        hp: { current: points, max: points },
        sheet: { ...sheet },
      })),
    ),
  };
}

/** Fights all the blocks once. */
export function blocksOfFights(system: RuleSystem): () => void {
  const planned = planForecast(system, setupOf(system));
  const arena = arenaOf(planned);
  const size = { runs: BLOCKS * BLOCK_RUNS, seed: SEED };
  return () => {
    const tally = emptyTally(planned);
    for (let block = 0; block < BLOCKS; block += 1) fightBlock(arena, tally, size, block);
  };
}
