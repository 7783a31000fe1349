import { describe, expect, it } from 'vitest';
import { RodadaError } from '#shared/errors.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { say } from '#shared/text/translate.ts';
import { outlineOf } from './read.ts';
import firstVersion from './testing/version-1.json' with { type: 'json' };
import { readWhole } from './testing/read-whole.ts';
import { upgradeThing, versionOf } from './upgrade.ts';

/** Reads what a file of this holds. */
const read = (raw: unknown, newId?: (id: string) => string) =>
  readWhole(() => jsonParts([JSON.stringify(raw)]), newId);

function refusal(check: () => unknown) {
  try {
    check();
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    return { code: thrown.code, path: thrown.path, words: say(thrown.said, 'pt-BR') };
  }
  return null;
}

describe('a campaign file', () => {
  it('of version 1, written by hand with only what must be there, is read with defaults for the rest', () => {
    const system = systemOf('cairn');
    const file = read(firstVersion);
    expect(outlineOf(jsonParts([JSON.stringify(firstVersion)]), (id) => id).system).toBe(system);
    expect(file.campaign.options).toEqual(system.options.parse({}));
    expect(file.characters[0]).toMatchObject({
      notes: '',
      sheet: { str: { current: 12, max: 12 }, armor: 0 },
    });
    expect(file.encounters[0]?.pieces).toMatchObject([
      { creatureId: 'rato', side: 'foe', wave: 1, hidden: false },
    ]);
    expect(file.encounters[0]).not.toHaveProperty('ofALaterVersion');
    expect(file.materials[0]).toMatchObject({ hidden: false, name: { plain: 'Madeira verde' } });
    expect(file.fights).toMatchObject([
      { rulesVersion: 1, base: null, commands: [{ events: null }, {}, {}] },
    ]);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a log', { format: 'rodada-log', version: 1 }],
    ['one without its version', { format: 'rodada-campaign' }],
  ])('that is %s is no campaign', (_, raw) => {
    expect(refusal(() => read(raw))).toEqual({
      code: 'BAD_FILE',
      path: undefined,
      words: 'Este arquivo não é uma campanha do Rodada. Escolha outro.',
    });
  });

  const [piece] = firstVersion.encounters;
  const [fight] = firstVersion.fights;
  const [character] = firstVersion.characters;
  it.each([
    [{ version: 4 }, undefined, /versão mais nova/],
    [{ campaign: { name: 'A', system: 'gurps' } }, 'campaign.system', /não conhece: “gurps”/],
    [
      { campaign: { name: ' ', system: 'cairn' } },
      'campaign.name',
      /campaign\.name não serve: não pode ficar vazio/,
    ],
    [
      { campaign: { name: 'A', system: 'cairn', options: { x: 1 } } },
      'campaign.options.x',
      /Campo desconhecido/,
    ],
    [{ characters: [{ ...character, sheet: { armor: 9 } }] }, 'characters[0].sheet.armor', /armor não serve/],
    [
      { characters: [{ ...character, hp: { current: 'x', max: 4 } }] },
      'characters[0].hp.current',
      /esperava um número/,
    ],
    [{ characters: [character, character] }, 'characters[1]', /“Jurema” aparece duas vezes/],
    [{ characters: [] }, 'encounters[0].party[0]', /fala de algo que não está nele/],
    [{ creatures: [] }, 'encounters[0].pieces[0].creatureId', /fala de algo que não está nele/],
    [{ sessions: [] }, 'fights[0].sessionId', /fala de algo que não está nele/],
    [
      { encounters: [{ ...piece, pieces: [{ creatureId: 'rato', quantity: 0 }] }] },
      'encounters[0].pieces[0].quantity',
      /quantity/,
    ],
    [{ fights: [{ ...fight, createdAt: 'ontem' }] }, 'fights[0].createdAt', /createdAt/],
  ])('with %j instead is refused, naming the field', (change, path, words) => {
    const refused = refusal(() => read({ ...firstVersion, ...change }));
    expect(refused).toMatchObject({ code: 'BAD_FILE', path });
    expect(refused?.words).toMatch(words);
  });

  it('of lists within lists without end is no campaign, and breaks nothing', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const characters = [{ ...character, sheet: { weapons: 'DEEP' } }];
    const text = JSON.stringify({ ...firstVersion, characters }).replace('"DEEP"', deep);
    expect(refusal(() => readWhole(() => jsonParts([text])))?.code).toBe('BAD_FILE');
  });
});

describe('files of earlier versions', () => {
  const steps = [
    { fights: (fight: object) => ({ ...fight, first: 'done' }) },
    { fights: (fight: object) => ({ ...fight, second: 'done' }) },
  ];
  const names = new Set<string>();

  it('go through every step that they lack, in order', () => {
    const up = (version: number) => upgradeThing('fights', { id: 'a' }, { version, names }, steps);
    expect(up(1)).toEqual({ id: 'a', first: 'done', second: 'done' });
    expect(up(2)).toEqual({ id: 'a', second: 'done' });
    expect(up(3)).toEqual({ id: 'a' });
    expect(upgradeThing('creatures', { id: 'a' }, { version: 1, names }, steps)).toEqual({ id: 'a' });
  });

  it('still to come are refused', () => {
    const head = { format: 'rodada-campaign', version: 4 };
    expect(refusal(() => versionOf(head, steps))?.words).toMatch(/mais nova/);
    expect(versionOf({ ...head, version: 3 }, steps)).toBe(3);
  });
});

describe('new ids', () => {
  it('stand wherever the old ones did, and combatants keep theirs', () => {
    const file = read(firstVersion);
    let count = 0;
    const renewed = read(firstVersion, () => `new-${(count += 1)}`);
    const text = JSON.stringify(renewed);
    for (const old of ['jurema', 'rato', 'porao', 'primeira', 'luta']) expect(text).not.toContain(`"${old}"`);
    expect(renewed.encounters[0]?.party).toEqual([renewed.characters[0]?.id]);
    expect(renewed.encounters[0]?.pieces[0]?.creatureId).toBe(renewed.creatures[0]?.id);
    expect(renewed.fights[0]).toMatchObject({
      sessionId: renewed.sessions[0]?.id,
      encounterId: renewed.encounters[0]?.id,
      party: { c1: renewed.characters[0]?.id },
      setup: file.fights[0]?.setup,
    });
  });
});
