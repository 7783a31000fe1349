import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHANNEL_NAMES, type Channel } from '#shared/api/channels.ts';
import { contract } from '#shared/api/contract.ts';
import { commandSpecs } from '#shared/rules/conformance/random/commands.ts';
import { valuesOf } from '#shared/rules/conformance/random/from-schema.ts';
import { oneWord, vocabularyOf } from '#shared/rules/conformance/random/vocabulary.ts';
import { isObject } from '#shared/json-path.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { ASKED } from '#electron/testing/every-channel.ts';
import { attacked, type Attacked } from './attacked.ts';
import { attack, attackTimeout, drawn } from './how-often.ts';
import { bent, hostile } from './hostile.ts';

interface Message {
  readonly channel: Channel;
  readonly input: unknown;
}

/** After so many messages too much of a scene is gone. */
const ONE_SCENE = 400;

/** For every channel: what it takes, and what looks like it, bent; or anything at all. */
function messages({ scene, campaigns, fights }: Attacked): fc.Arbitrary<Message> {
  const { draft, pack, session, character, creature, encounter } = scene;
  const ids = [...campaigns, ...fights, session, character, creature, encounter, 'wood', 'iron', 'house'];
  const known = [...ids, ...pack.creatures.slice(0, 3).map(({ id }) => id), draft.name, '2026-11-28'];
  const words = oneWord(() => known);
  const vocabulary = (field: string) => {
    if (field.startsWith('campaign')) return oneWord(() => campaigns);
    if (field.startsWith('combat')) return oneWord(() => fights);
    return words;
  };
  const ofChannel = (channel: Channel): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 4, arbitrary: bent(() => ASKED[channel](scene)) },
      { weight: 4, arbitrary: valuesOf(contract[channel].input, vocabulary).chain((one) => bent(() => one)) },
      { weight: 1, arbitrary: hostile },
    );
  return fc.oneof(
    ...CHANNEL_NAMES.map((channel) => ofChannel(channel).map((input): Message => ({ channel, input }))),
  );
}

/** Commands of a fight as it stands, by their own schemas, bent. */
async function commands({ scene, fights }: Attacked, index: number): Promise<fc.Arbitrary<Message>> {
  const combatId = fights[index % fights.length] ?? scene.combat;
  const { state, count, combat } = await scene.handlers['combats:open']({ id: combatId });
  const system = systemOf(combat.system);
  const vocabulary = vocabularyOf({ system, state });
  const one = fc.constantFrom(...commandSpecs(system)).chain(({ type, fields }) =>
    valuesOf(fields, vocabulary)
      .map((given) => ({ ...(isObject(given) ? given : {}), type }))
      .chain((command) => bent(() => command, 1)),
  );
  const heads = fc.constantFrom({ type: 'undo' }, { type: 'redo' }, { type: 'reset' });
  const several = fc.array(one, { maxLength: 4 }).map((all) => ({ type: 'together', commands: all }));
  return fc
    .oneof({ weight: 8, arbitrary: one }, heads, several)
    .map((command) => ({ channel: 'combats:command', input: { combatId, after: count, command } }));
}

it(
  'no message makes main fail, or leaves half of what it asked behind',
  async () => {
    let now = await attacked();
    let arbitrary = messages(now);
    const faults = await attack(
      { what: 'messages to every channel, bent', short: 300, long: 20_000 },
      async (index) => {
        if (index % ONE_SCENE === ONE_SCENE - 1) {
          now = await attacked();
          arbitrary = messages(now);
        }
        const isCommand = index % 4 === 0;
        const fight = now.scene.combat;
        const lives = isCommand && (await now.strike('combats:open', { id: fight })).answer.ok;
        const from = lives ? await commands(now, index).catch(() => arbitrary) : arbitrary;
        const { channel, input } = drawn(from, index);
        const { fault, stood } = await now.strike(channel, input);
        return { fault: fault === null ? null : `${index}: ${fault}`, stood };
      },
    );
    expect(faults).toEqual([]);
  },
  attackTimeout,
);
