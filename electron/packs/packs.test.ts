import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { openHistory, perform, stateOf } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { TIERS, type Pack, type PackCreature } from '#shared/packs/pack.ts';
import { openPack } from './open-pack.ts';
import { PACKS } from './pack-files.ts';

/** Words that Portuguese only writes with an accent, as somebody in a hurry types them. */
const BARE = new Set(
  'nao sao tao entao tambem voce ate ja so ha tres alguem ninguem atras proximo proxima lider robo chao mao maos'.split(
    ' ',
  ),
);
const BARE_ENDING = /(?:cao|coes|soes|encia|ancia|avel|ivel)$/;

const armed = z.object({ weapons: z.array(z.object({ id: z.string() })) });

const stored = await Promise.all(
  PACKS.systems().map(async (id) => ({ id, system: systemOf(id), pack: await mustHave(id) })),
);

it.each(['heroes-d20', 'rituals-d20', 'scop', 'cairn'])(
  'the pack that the app has of %s has plenty of everything, of every kind and danger',
  async (id) => {
    const { creatures, weapons, encounters } = await mustHave(id);
    expect(creatures.length).toBeGreaterThanOrEqual(30);
    expect(weapons.length).toBeGreaterThanOrEqual(20);
    expect(encounters.length).toBeGreaterThanOrEqual(10);
    expect([...new Set(encounters.map(({ tier }) => tier))].toSorted()).toEqual([...TIERS].toSorted());
    expect(creatures.every(({ tags }) => tags.length > 0)).toBe(true);
    expect(new Set(creatures.flatMap(({ tags }) => tags)).size).toBeGreaterThanOrEqual(8);
  },
);

describe.each(stored)('starter pack of $id', ({ id, system, pack }) => {
  it('is of its system, with creatures to put into a bestiary', () => {
    expect(pack.system).toBe(id);
    expect(pack.creatures.length).toBeGreaterThan(0);
  });

  it('is written in Portuguese with its accents', () => {
    const words = wordsOf(pack).flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
    expect(words.filter((word) => BARE.has(word) || BARE_ENDING.test(word))).toEqual([]);
  });

  it.each(pack.creatures)('$name fights one like it, with every weapon of its sheet', (creature) => {
    const before = openHistory(newCombat(system, { combatants: twoOf(creature) }));
    const fight = stateOf(perform(system, before, { type: 'start' }, diceFrom(seededSource(1))));
    expect(fight.status).toBe('running');
    const [one] = fight.combatants;
    expect(one?.standing).toBe('up');
    const offered = one ? system.attack.choices(one).map(({ weapon }) => weapon) : [];
    expect(offered).toEqual(expect.arrayContaining(weaponIds(creature)));
    for (const weapon of offered) {
      const slots = system.attack.slots(fight, { attacker: 'one', target: 'two', weapon });
      expect(slots.length, weapon).toBeGreaterThan(0);
    }
  });

  it.each(pack.encounters)('“$name” starts, with those it says surprised', (encounter) => {
    const { combatants, surprised } = lineUp(pack, encounter);
    const before = openHistory(newCombat(system, { combatants }));
    const start: CoreCommand = { type: 'start', surprised };
    const fight = stateOf(perform(system, before, start, diceFrom(seededSource(1))));
    expect(fight.status).toBe('running');
    expect(combatants.some(({ side }) => side === 'foe')).toBe(true);
  });
});

it('a system that has none, or is unknown, has no pack', async () => {
  expect(await openPack('xadrez', 'pt-BR')).toBeNull();
  expect(PACKS.systems()).not.toContain('xadrez');
});

async function mustHave(id: string): Promise<Pack> {
  const local = await openPack(id, 'pt-BR');
  if (local === null) throw new Error(`no pack of ${id}`);
  return local.pack;
}

function wordsOf({ name, creatures, weapons, encounters }: Pack): string[] {
  return [
    name,
    ...creatures.flatMap((one) => [one.name, one.notes, ...one.tags]),
    ...weapons.map((one) => one.name),
    ...encounters.flatMap((one) => [one.name, one.notes]),
  ];
}

function twoOf({ name, hp, sheet }: PackCreature) {
  const points = { current: hp, max: hp };
  return [
    { id: 'one', name, side: 'pc' as const, hp: points, sheet },
    { id: 'two', name, side: 'foe' as const, hp: points, sheet },
  ];
}

/** The creatures of an encounter against one character without a sheet. */
function lineUp({ creatures }: Pack, { pieces }: Pack['encounters'][number]) {
  const placed = pieces.flatMap(({ creature: id, quantity, side, surprised }) =>
    creatures
      .filter((creature) => creature.id === id)
      .flatMap(({ name, hp, sheet }) =>
        Array.from({ length: quantity }, (_, index) => ({
          surprised,
          combatant: { id: `${id}-${index}`, name, side, hp: { current: hp, max: hp }, sheet },
        })),
      ),
  );
  const hero = { id: 'heroi', name: 'Herói', side: 'pc' as const, hp: { current: 6, max: 6 }, sheet: {} };
  return {
    combatants: [hero, ...placed.map(({ combatant }) => combatant)],
    surprised: placed.filter((one) => one.surprised).map(({ combatant }) => combatant.id),
  };
}

function weaponIds({ sheet }: PackCreature): string[] {
  return armed.parse(sheet).weapons.map(({ id }) => id);
}
