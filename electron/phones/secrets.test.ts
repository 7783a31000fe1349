import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { SYSTEMS, systemOf, type AnyCommand } from '#shared/rules/registry.ts';
import { openFights } from '#electron/fights/fights.ts';
import { openPlayers } from '#electron/player/players.ts';
import { playersPictures } from '#electron/store/pictures/picture-data.ts';
import { readSettings } from '#electron/store/settings.ts';
import { answerOf, rawPhone, requestFor } from '#electron/testing/raw-phone.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { openPhones } from './phones.ts';

/** A picture travels within its own address, and never by an id. */
const PICTURE = /^data:image\/webp;base64,[\w+/=]+$/;

/** All that may leave: whatever isn't named here is a fault. */
const told = z.strictObject({
  locale: z.enum(['pt-BR', 'en']),
  words: z.strictObject({
    title: z.string(),
    order: z.string(),
    waiting: z.string(),
    delaying: z.string(),
    lost: z.string(),
    over: z.string(),
    scene: z.string(),
    health: z.record(z.enum(['unhurt', 'hurt', 'badly-hurt', 'down', 'dead', 'gone']), z.string()),
  }),
  shown: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('black') }),
    z.strictObject({ kind: z.literal('waiting') }),
    z.strictObject({ kind: z.literal('scene'), title: z.string(), picture: z.string().regex(PICTURE) }),
    z.strictObject({
      kind: z.literal('fight'),
      title: z.literal('A travessia'),
      view: z.strictObject({
        round: z.string(),
        groups: z.array(
          z.strictObject({
            label: z.string().nullable(),
            now: z.boolean(),
            rows: z.array(
              z.strictObject({
                name: z.string().regex(/^(?:Ágata|Capanga(?: \d)?)$/),
                portrait: z.string().regex(PICTURE).optional(),
                side: z.enum(['pc', 'ally', 'foe']),
                now: z.boolean(),
                delaying: z.boolean(),
                health: z.string().nullable(),
                // Without figures.
                conditions: z.array(z.string().regex(/^\D*$/)),
              }),
            ),
          }),
        ),
      }),
    }),
  ]),
});

const ACTS = ['next', 'hurt', 'heal', 'hide', 'show', 'ailing', 'note', 'undo', 'black', 'light'] as const;
const acts = fc.array(
  fc.record({
    what: fc.constantFrom(...ACTS),
    whom: fc.nat({ max: 9 }),
    much: fc.integer({ min: 1, max: 19 }),
  }),
  { maxLength: 30 },
);

/** A fight with secrets, on a phone: three thugs, and a lurker that nobody ever sees. */
async function onPhone(systemId: string) {
  const db = tempStore();
  db.pragma('synchronous = OFF');
  const now = () => NOW.toISOString();
  const fights = openFights({ db, systemOf, dice: seededSource(5), now, locale: () => 'pt-BR' });
  const { id: campaignId } = givenCampaign(db, { system: systemId });
  const piece = { side: 'foe', surprised: false, labels: 'numbers', wave: 1, notes: 'SEGREDO' } as const;
  const thug = givenCreature(db, campaignId, { name: 'Capanga' }).id;
  const lurker = givenCreature(db, campaignId, { name: 'Espreitador' }).id;
  const encounter = givenEncounter(db, campaignId, {
    party: [givenCharacter(db, campaignId).id],
    pieces: [
      { ...piece, creatureId: thug, quantity: 3, hidden: false },
      { ...piece, creatureId: lurker, quantity: 1, hidden: true },
    ],
  });
  const start = { encounterId: encounter.id, sessionId: null, requestId: randomUUID() };
  const { id } = fights.start(start).combat;
  fights.entitle(id, 'A travessia');
  const players = openPlayers({
    fights,
    systemOf,
    settings: () => readSettings(db),
    storeZoom: () => undefined,
    pictures: playersPictures(db),
    openWindow: () => ({ show: () => undefined, raise: () => undefined, close: () => undefined }),
    openPhones: (changed) =>
      openPhones({
        addresses: () => [{ name: 'lo', address: '127.0.0.1' }],
        readPage: () => Promise.resolve(new Map()),
        every: () => () => undefined,
        changed,
      }),
    tell: () => undefined,
  });
  function play(command: AnyCommand): void {
    try {
      fights.command({ combatId: id, after: fights.open(id).count, command, typed: {} });
    } catch (thrown) {
      if (!(thrown instanceof RodadaError)) throw thrown;
    }
    players.follow(id);
  }
  play({ type: 'start' });
  await players.turnPhonesOn('127.0.0.1');
  const url = players.status().phones?.url ?? '';
  const phone = rawPhone(url, requestFor(url, 'events'));
  await phone.heard('data: ');
  const { combatants } = fights.stateOf(id);
  const conditions = systemOf(systemId).conditions.map((one) => one.id);
  return { players, play, phone, combatants, conditions, ids: [id, campaignId, thug, lurker, encounter.id] };
}

type Scene = Awaited<ReturnType<typeof onPhone>>;

function act(
  { players, play, combatants, conditions }: Scene,
  { what, whom, much }: { what: (typeof ACTS)[number]; whom: number; much: number },
): void {
  const one = combatants[whom % combatants.length]?.id ?? '';
  const thug = combatants.filter(({ name }) => name === 'Capanga')[whom % 3]?.id ?? '';
  switch (what) {
    case 'next':
      return play({ type: 'next-turn' });
    case 'hurt':
      return play({ type: 'damage', target: one, amount: much });
    case 'heal':
      return play({ type: 'heal', target: one, amount: much });
    case 'hide':
    case 'show':
      return play({ type: 'hide', combatants: [thug], hidden: what === 'hide' });
    case 'ailing':
      return play({
        type: 'add-condition',
        target: one,
        condition: conditions[much % conditions.length] ?? '',
        rounds: much,
      });
    case 'note':
      return play({ type: 'note', text: 'SEGREDO' });
    case 'undo':
      return play({ type: 'undo' });
    case 'black':
    case 'light':
      return players.blackOut(what === 'black');
  }
}

describe.each(SYSTEMS.map(({ id }) => id))('of a fight of %s', (systemId) => {
  it('nothing leaves but what players may see: no hidden one, note, figure or id, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (moves) => {
        const scene = await onPhone(systemId);
        for (const move of moves) act(scene, move);
        scene.players.turnPhonesOff();
        const bytes = await scene.phone.closed;
        const { body } = answerOf(bytes);
        const events = body.toString('utf8').split('\n\n').slice(0, -1);
        expect(events.at(-1)).toBe('event: over\ndata: .');
        for (const event of events.slice(0, -1)) {
          expect(event.slice(0, 6)).toBe('data: ');
          told.parse(JSON.parse(event.slice(6)));
        }
        const all = bytes.toString('utf8');
        for (const secret of ['Espreitador', 'SEGREDO', 'Emboscada', ...scene.ids]) {
          expect(all).not.toContain(secret);
        }
        // Two alike would tell that something happened that isn't to be seen.
        expect(events.filter((event, at) => event === events[at - 1])).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
