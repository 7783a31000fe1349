import type { Creature } from '../../../shared/api/bestiary.ts';
import type { Encounter } from '../../../shared/api/encounters.ts';
import { app, currentCampaign, go, openCampaign } from '../../state/app.svelte.ts';
import { call } from '../../state/bridge.svelte.ts';
import { attempt } from '../../state/errors.ts';
import type { PaletteGroup } from '../../state/palette.svelte.ts';
import { systemName } from '../../state/system.svelte.ts';
import { t } from '../../state/text.svelte.ts';
import { createLatest } from '../bestiary/latest.ts';

let creatures = $state.raw<readonly Creature[]>([]);
let encounters = $state.raw<readonly Encounter[]>([]);
const latest = createLatest();

/** Reads the encounters of the open campaign, and forgets the creatures found before. */
export async function readEncounters(): Promise<void> {
  creatures = [];
  encounters = [];
  const campaign = currentCampaign();
  if (campaign === null) return;
  encounters = (await attempt(() => call('encounters:list', { campaignId: campaign.id }))) ?? [];
}

/** Reads the creatures whose name holds what is looked for; nothing looked for finds none. */
export async function findCreatures(search: string): Promise<void> {
  const campaignId = currentCampaign()?.id;
  const asked =
    campaignId === undefined || search === ''
      ? Promise.resolve([])
      : attempt(() => call('creatures:list', { campaignId, search }));
  await latest(asked, (found) => {
    creatures = found ?? [];
  });
}

/** What is stored and can be opened: creatures and encounters of the campaign, and the campaigns. */
export function storedGroups(): readonly PaletteGroup[] {
  return [
    {
      id: 'creatures',
      title: t('palette.creatures'),
      entries: creatures.map((creature) => ({
        id: creature.id,
        label: creature.name,
        note: creature.tags.join(', '),
        run: () => openCreatureOf(creature),
      })),
    },
    {
      id: 'encounters',
      title: t('frame.encounters'),
      entries: encounters.map(({ id, name }) => ({
        id,
        label: name,
        run: () => go({ screen: 'encounters', encounterId: id }),
      })),
    },
    {
      id: 'campaigns',
      title: t('frame.campaigns'),
      entries: app.campaigns.map(({ id, name, system }) => ({
        id,
        label: name,
        note: id === app.settings.campaignId ? t('palette.current') : systemName(system),
        run: async () => {
          await openCampaign(id);
          go({ screen: 'campaigns' });
        },
      })),
    },
  ];
}

async function openCreatureOf(creature: Creature): Promise<void> {
  const { bestiary, openCreature, showBestiary } = await import('../bestiary/bestiary.svelte.ts');
  await showBestiary(creature.campaignId);
  openCreature(creature);
  bestiary.page = 'creatures';
  go({ screen: 'bestiary' });
}
