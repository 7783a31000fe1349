import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCommand, rawCommand } from '#shared/combat/raw-command.ts';
import { jsonObject, plainObject } from '#shared/records/fields.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { readSheet } from '#shared/schema/read-often.ts';
import { readWith } from '#shared/schema/read.ts';
import { LISTS, QUICK } from './campaign-file.ts';

/** JSON as it is parsed, with what a hostile file may hold. */
const anyJson = fc
  .oneof(
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
    fc.constantFrom('{"a":1e999}', '{"__proto__":{"a":1}}', '{"a":{"__proto__":1}}', '[1]', 'null'),
  )
  .map((text): unknown => JSON.parse(text));
const CREATURE = {
  ...{ id: 'a', picture: null, name: 'Lobo', hp: 5, notes: '', tags: ['fera'], favourite: false },
  sheet: { level: 1, weapons: [{ name: 'presas' }] },
};
const ROW = { at: '2026-11-29T10:00:00.000Z', command: { type: 'start' }, rolls: [], events: [] };
const FIGHT = {
  ...{ id: 'f', name: 'Ponte', playersTitle: '', sessionId: null, encounterId: null, rulesVersion: 1 },
  ...{ createdAt: ROW.at, updatedAt: ROW.at, setup: { combatants: [] }, surprised: [], party: {} },
  homecomings: { x: { hp: { current: 1, max: 2 }, sheet: {} } },
  sourcesSeen: { y: { max: 3, sheet: { level: 1 } } },
  ...{
    creatures: {},
    base: null,
    shown: null,
    commands: [ROW],
    end: { status: 'setup', round: 0, points: {} },
  },
};
/** A thing with one of its fields changed or gone, or with one besides. */
const changed = (thing: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(thing), 'besides'), fc.oneof(anyJson, fc.constant(undefined)))
    .map(([key, value]): unknown => ({ ...thing, [key]: value }));

describe('what is asked before the schema that counts', () => {
  it.each([
    ['creatures', QUICK.creatures, LISTS.creatures, CREATURE],
    ['fights', QUICK.fights, LISTS.fights, FIGHT],
  ])('law: takes only %s that it takes, and makes the same of them', (_, quick, whole, thing) => {
    expect(quick.safeParse(thing)).toMatchObject({ success: true });
    fc.assert(
      fc.property(changed(thing), (value) => {
        const { success, data } = quick.safeParse(value);
        if (success) expect(whole.parse(value)).toEqual(data);
      }),
    );
  });

  it('law: takes only objects and commands that come back as they are', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        if (plainObject.safeParse(value).success) expect(jsonObject.parse(value)).toEqual(value);
        const command = { type: 'start', value };
        if (plainCommand.safeParse(command).success) expect(rawCommand.parse(command)).toEqual(command);
      }),
    );
    const refused = ['{"a":1e999}', '{"a":{"__proto__":1}}', '[1]', '{"value":1,"type":"start"}'];
    for (const text of refused) expect(plainCommand.safeParse(JSON.parse(text)).success).toBe(false);
  });
});

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('a sheet of %s', (_, { sheet }) => {
  const attempt = (read: typeof readSheet, value: unknown): unknown => {
    try {
      return read(sheet, value, 'sheet');
    } catch (thrown) {
      return thrown;
    }
  };

  it('law: is read, or refused for the same, whether its schema was compiled or not', () => {
    fc.assert(
      fc.property(fc.oneof(anyJson, changed(sheet.parse({}))), (value) => {
        const [quick, whole] = [attempt(readSheet, value), attempt(readWith, value)];
        expect(quick).toEqual(whole);
        expect(JSON.stringify(quick)).toBe(JSON.stringify(whole));
      }),
    );
  });
});
