import { expect, it } from 'vitest';
import { forecast } from '#shared/forecast/forecast.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenCharacter, givenCreature } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { handlersOf } from './index.ts';

function handled() {
  const services = tempServices({
    forecaster: {
      run: (system, setup, size) => Promise.resolve(forecast(system, setup, size)),
      cancel: () => undefined,
    },
  });
  const campaign = givenCampaign(services.db);
  const creature = givenCreature(services.db, campaign.id);
  const character = givenCharacter(services.db, campaign.id);
  return { handlers: handlersOf(services), campaign, creature, character };
}

it('forecasts an encounter that nobody has stored, telling who is who', async () => {
  const { handlers, campaign, creature, character } = handled();
  const pieces = [
    { creatureId: creature.id, quantity: 2 },
    { creatureId: creature.id, quantity: 1, wave: 3 },
  ];
  const asked = { campaignId: campaign.id, pieces, party: [character.id], runs: 100, seed: 3 };
  const answer = await handlers['forecast:run'](asked);
  expect(answer).toMatchObject({ forecast: { runs: 100 } });
  expect(answer?.fighters.map(({ id, side }) => `${id} ${side}`)).toEqual([
    'c1 pc',
    'c2 foe',
    'c3 foe',
    'c4 foe',
  ]);
  expect(Object.keys(answer?.forecast.damageTaken ?? {})).toEqual(['c1', 'c2', 'c3', 'c4']);
});

it('refuses those of another campaign and an encounter without a party, naming the field', async () => {
  const { handlers, campaign, creature } = handled();
  const pieces = [{ creatureId: creature.id, quantity: 1 }];
  const ask = (more: object) =>
    refusalOf(() =>
      handlers['forecast:run']({ campaignId: campaign.id, pieces, party: [], seed: 1, ...more }),
    );
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await ask({ party: [nobody] })).toMatchObject({ code: 'NOT_FOUND', path: 'party[0]' });
  expect(await ask({ pieces: [{ creatureId: nobody, quantity: 1 }] })).toMatchObject({
    code: 'NOT_FOUND',
    path: 'pieces[0].creatureId',
  });
  expect(await ask({})).toMatchObject({ code: 'NOT_ALLOWED', path: 'forecast.combatants' });
});
