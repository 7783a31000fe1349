import { answerOne } from '../shared/headless/answer.ts';
import { SYSTEMS } from '../shared/rules/registry.ts';
import { compare, type Ratio } from './measure.ts';

const FEW = 100;
const MANY = 1000;
/** Ten times as many may take thirty times as long: growth with the square would take a hundred. */
const LIMIT = 30;

/** The start of a fight of 1,000 against one of 100 on the command line, in every system. */
export function growthBench(): Promise<readonly Ratio[]> {
  return Promise.all(
    SYSTEMS.map(({ id }) =>
      compare(
        `${id} start of ${MANY} / start of ${FEW}`,
        LIMIT,
        { times: 2, run: startOf(id, MANY) },
        { times: 20, run: startOf(id, FEW) },
      ),
    ),
  );
}

function startOf(system: string, number: number): () => unknown {
  const combatants = Array.from({ length: number }, (_, index) => ({
    id: `c${index}`,
    name: `C${index}`,
    side: index % 2 === 0 ? 'pc' : 'foe',
    hp: { current: 9, max: 9 },
  }));
  const request = { system, combat: { combatants }, commands: [{ type: 'start' }], seed: 1 };
  return () => {
    const answer = answerOne(request);
    if (answer['error'] !== undefined) throw new Error('the fight did not start');
  };
}
