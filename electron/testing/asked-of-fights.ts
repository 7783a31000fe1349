import { randomUUID } from 'node:crypto';
import type { Channel } from '#shared/api/channels.ts';

/** Ids of what these questions are about. */
type Ids = Readonly<
  Record<'campaignId' | 'combat' | 'correctedCombat' | 'creature' | 'encounter' | 'goneCombat', string>
>;

/** What every channel of fights is asked in a scene. */
export const ASKED_OF_FIGHTS = {
  'combats:list': ({ campaignId }) => ({ campaignId }),
  'combats:start-at-once': ({ campaignId }) => ({
    requestId: randomUUID(),
    campaignId,
    name: 'A',
    party: [],
  }),
  'combats:start': ({ encounter: encounterId }) => ({ encounterId, requestId: randomUUID() }),
  'combats:open': ({ combat: id }) => ({ id }),
  'combats:older': ({ combat: id }) => ({ id, before: 1 }),
  'combats:log': ({ combat: id }) => ({ id }),
  'combats:names': ({ combat: id }) => ({ id }),
  'combats:left-notes': ({ combat: id }) => ({ id }),
  'combats:sources': ({ combat: id }) => ({ id }),
  'combats:answer-news': ({ combat: id, creature: sourceId }) => ({ id, sourceId }),
  'combats:take-corrections': ({ correctedCombat: id }) => ({ id, combatants: ['c2'] }),
  'combats:command': ({ combat: combatId }) => ({ combatId, after: 1, command: { type: 'next-turn' } }),
  'combats:entitle': ({ combat: id }) => ({ id, title: 'A travessia' }),
  'combats:move': ({ combat: id }) => ({ id, sessionId: null }),
  'combats:discard': ({ combat: id }) => ({ id }),
  'combats:restore': ({ goneCombat: id }) => ({ id }),
  'combats:moment': ({ combat: id }) => ({ id, seq: 1 }),
  'combats:continue-from': ({ combat: id }) => ({ id, seq: 1, requestId: randomUUID() }),
  'combats:export': ({ combat: id }) => ({ id, format: 'text' }),
  'combats:export-stored': ({ combat: id }) => ({ id }),
  'combats:print': ({ combat: id }) => ({ id }),
} satisfies Partial<Record<Channel, (ids: Ids) => unknown>>;
