import { randomUUID } from 'node:crypto';
import { randomSource, seededRandom } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { say } from '#shared/text/translate.ts';
import type { FolderApp } from './app.ts';
import { stepsOf, type Scene } from './scenes.ts';
import { idOf, type StoredCampaign } from './store-campaign.ts';

/** A fight that was played, and what today's rules refused of its scene. */
export interface PlayedScene {
  readonly combatId: string;
  readonly rows: number;
  readonly refused: readonly string[];
}

const SHORTEST = 6;
const SPREAD = 50;

/** Plays a scene from its first command to its last. What is refused is left out: it takes no dice and no time. */
export async function playScene(
  app: FolderApp,
  campaign: StoredCampaign,
  scene: Scene,
): Promise<PlayedScene> {
  const { handlers } = app;
  const dice = repeatable(scene.seed);
  app.setDice(dice.source);
  let time = Date.parse(scene.begins);
  app.setNow(() => new Date(time).toISOString());
  const { combat } = await handlers['combats:start']({
    requestId: randomUUID(),
    encounterId: idOf(campaign.encounters, scene.encounter),
    sessionId: scene.session === null ? null : idOf(campaign.sessions, scene.session),
  });
  const refused: string[] = [];
  let rows = 0;
  for (const [index, { command, typed }] of stepsOf(scene).entries()) {
    const before = { time, used: dice.used() };
    time += secondsOf(scene.seed, rows) * 1000;
    try {
      await handlers['combats:command']({ combatId: combat.id, after: rows, command, typed });
      rows += 1;
    } catch (thrown) {
      if (!(thrown instanceof RodadaError)) throw thrown;
      time = before.time;
      dice.putBack(before.used);
      refused.push(`${scene.name}, command ${index + 1} (${command.type}): ${say(thrown.said, 'en')}`);
    }
  }
  return { combatId: combat.id, rows, refused };
}

/** Dice of a seed that can be put back. */
function repeatable(seed: number) {
  const random = seededRandom(seed);
  const numbers: number[] = [];
  let used = 0;
  const source = randomSource(() => {
    const number = numbers[used] ?? random();
    numbers[used] = number;
    used += 1;
    return number;
  });
  return {
    source,
    used: () => used,
    putBack: (to: number) => {
      used = to;
    },
  };
}

function secondsOf(seed: number, row: number): number {
  return SHORTEST + Math.floor(seededRandom(seed * 1000 + row)() * SPREAD);
}
