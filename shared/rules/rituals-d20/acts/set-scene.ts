import { z } from 'zod';
import { defineCommand } from '#shared/combat/command.ts';
import { requireNotEnded } from '#shared/combat/status.ts';
import { setScene } from '#shared/rules/rituals-d20/turn/scene.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** Sets how many rounds the scene lasts from now; null for as long as it takes (N4). */
export const setSceneCommand = defineCommand(
  'set-scene',
  z.strictObject({ rounds: z.int().min(1).nullable() }),
  (play, { rounds }) => {
    requireNotEnded(play);
    setScene(play, rounds);
    const said =
      rounds === null ? ritualsMessage('told.sceneOpen') : ritualsMessage('told.scene', { count: rounds });
    play.events.push({ type: 'told', who: null, said, rule: 'N4' });
  },
);
