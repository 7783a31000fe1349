import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { blocksOf, fightBlock } from '#shared/forecast/blocks.ts';
import { emptyTally, exactTally } from '#shared/forecast/forecast.ts';
import { arenaOf } from '#shared/forecast/made-arena.ts';
import { planForecast, type Planned } from '#shared/forecast/plan.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { toWorker, type Report, type WorkOrder } from './worker-messages.ts';

/** How many blocks are fought between one report and the next: often enough to watch and to stop, seldom enough not to cost. */
const BLOCKS_A_REPORT = 20;

/** The number of the order being worked on; another one, or none, means that it is stopped. */
let current: number | null = null;

parentPort?.on('message', (raw: unknown) => {
  const order = toWorker.parse(raw);
  current = order.kind === 'work' ? order.number : null;
  if (order.kind === 'work') void work(order);
});

async function work(order: WorkOrder): Promise<void> {
  const planned = planForecast(systemOf(order.system), order.setup);
  const exact = exactTally(planned);
  if (exact === null) await fightShare(order, planned);
  else report({ kind: 'exact', number: order.number, tally: exact });
  if (current === order.number) report({ kind: 'done', number: order.number });
}

/** Fights every `step`th block, beginning with the `first`. */
async function fightShare({ number, size, first, step }: WorkOrder, planned: Planned): Promise<void> {
  const arena = arenaOf(planned);
  const all = blocksOf(size.runs);
  let block = first;
  while (block < all) {
    const tally = emptyTally(planned);
    for (let fought = 0; fought < BLOCKS_A_REPORT && block < all; fought += 1) {
      fightBlock(arena, tally, size, block);
      block += step;
    }
    report({ kind: 'part', number, tally });
    // Lets a word to stop come in.
    await setImmediate();
    if (current !== number) return;
  }
}

function report(part: Report): void {
  parentPort?.postMessage(part);
}
