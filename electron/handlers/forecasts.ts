import { z } from 'zod';
import { contract } from '#shared/api/contract.ts';
import type { ForecastFighter } from '#shared/api/forecasts.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { participantsIn } from '#electron/fights/participants.ts';
import { lineUp, type Lineup } from '#electron/fights/setup.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import { labelFields } from '#shared/combat/label-fields.ts';
import { shownName } from '#shared/combat/names.ts';
import type { Locale } from '#shared/text/locale.ts';

type Channels = 'forecast:run' | 'forecast:cancel';

const fighter = z.object({
  id: z.string(),
  name: z.string(),
  label: labelFields.nullable(),
  side: z.enum(['pc', 'ally', 'foe']),
});
const reserve = z.object({ combatant: fighter });

/** Forecasts of encounters as they are being built. */
export function forecastHandlers({ db, forecaster, locale }: Services): HandlersOf<Channels> {
  return {
    'forecast:run': on(contract['forecast:run'], async ({ campaignId, pieces, party, focus, runs, seed }) => {
      const { system, options } = requireCampaign(db, campaignId, 'campaignId');
      const lineup = lineUp(participantsIn(db, { campaignId, pieces, party }));
      const { combatants, reserves, surprised } = lineup;
      const policy = focus === null ? {} : { focus };
      const setup = { combatants, reserves, surprised, options, policy };
      const forecast = await forecaster.run(systemOf(system), setup, { runs, seed });
      return forecast === null ? null : { forecast, fighters: fightersOf(lineup, locale()) };
    }),
    'forecast:cancel': on(contract['forecast:cancel'], () => {
      forecaster.cancel();
      return null;
    }),
  };
}

function fightersOf({ combatants, reserves }: Lineup, locale: Locale): readonly ForecastFighter[] {
  const all = [
    ...combatants.map((one) => fighter.parse(one)),
    ...reserves.map((one) => reserve.parse(one).combatant),
  ];
  return all.map((one) => ({ id: one.id, name: shownName(one, locale), side: one.side }));
}
