import { ask } from '../../e2e/support/bridge.ts';
import { openCampaign, openScreen } from '../../e2e/support/screens.ts';
import { bringIn, useBestiary } from './bestiary-acts.ts';
import { fight, fightMany } from './fight-acts.ts';
import { moveCampaigns, writeFiles } from './file-acts.ts';
import { keepSafe } from './safety-acts.ts';
import { watchApp, type Fared } from './watched-app.ts';

/** How an evening is played. */
interface Plan {
  readonly creatures: number;
  /** An empty folder. */
  readonly folder: string;
  /** Told how main fared, act by act. */
  readonly note: (fared: Fared) => void;
}

/** The names of the acts in which the app only starts: nobody can be kept waiting for an answer there. */
export const STARTS: readonly string[] = ['the first start', 'a start with all this'];

/** Plays a narrator's whole evening on the built app, from its first start to its end and a second start. */
export async function playEvening({ creatures, folder, note }: Plan): Promise<void> {
  const [first = '', second = ''] = STARTS;
  const { app, page, during, close } = await watchApp(folder, first, note);
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: 'Noite', system: 'heroes-d20' });
  const points = { current: 200, max: 200 };
  await ask(page, 'characters:save', { campaignId, name: 'Ana', hp: points, sheet: { fighting: 5 } });
  await during('a campaign is opened', () => openCampaign(page, 'Noite'));
  const evening = { app, page, during, campaignId, creatures, folder };
  await bringIn(evening);
  await useBestiary(evening);
  const combat = await fight(evening);
  await fightMany(evening);
  await during('objects are opened', () => openScreen(page, 'Objetos'));
  await writeFiles(evening, combat);
  await moveCampaigns(evening);
  await keepSafe(evening);
  await close('the app is closed');
  const again = await watchApp(folder, second, note);
  await again.close('and closed again');
}
