import { bringFight } from '#shared/campaign-file/bring-fight.ts';
import { LISTS } from '#shared/campaign-file/campaign-file.ts';
import { readCreatures } from '#shared/creature-files/read-creatures.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { parseMarkdown } from '#shared/notes/markdown.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';

/** A system that every kind of text can be read in. */
export const system = systemWithStatLines();
const LINE = '5 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)';

function systemWithStatLines() {
  const found = SYSTEMS.find(({ statLines }) => statLines !== undefined);
  if (found === undefined) throw new Error('There is no system with stat lines.');
  return found;
}

/** Reads creatures of a text as the app does; one that holds none is read as well. @param {string} text */
const creatures = (text) => () => {
  try {
    readCreatures(() => [text], null, system, { creature: () => undefined, fault: () => undefined });
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown;
  }
};

/** Brings a fight of so many commands in, as its text stands in a campaign file. @param {number} count */
function fightOf(count) {
  const at = '2026-11-28T21:00:00.000Z';
  const command = (/** @type {number} */ index) => ({
    at,
    command:
      index % 2 === 0
        ? { type: 'damage', target: 'c1', amount: 1 }
        : { type: 'heal', target: 'c1', amount: 1 },
  });
  const fight = {
    id: 'f',
    name: 'Longa',
    rulesVersion: system.rulesVersion,
    createdAt: at,
    updatedAt: at,
    setup: {
      combatants: [{ id: 'c1', name: 'A', side: 'pc', hp: { current: 9, max: 9 }, sheet: { str: 9 } }],
    },
    commands: Array.from({ length: count }, (_, index) => command(index)),
    end: { status: 'setup', round: 0, points: { c1: 9 } },
  };
  const brought = bringFight(system, LISTS.fights.parse(fight));
  if (brought === null || brought.notice !== null) throw new Error('The fight isn’t what it was.');
  const commands = brought.rows.map(({ at: when, command: given, rolls, events }) => ({
    at: when,
    command: given,
    rolls,
    events,
  }));
  return JSON.stringify({ fights: [{ ...fight, commands }] });
}

/** @param {string} text */
const fights = (text) => () => {
  for (const part of jsonParts([text])) {
    if (part.kind === 'item') bringFight(system, LISTS.fights.parse(part.value));
  }
};

/**
 * Texts that have cost their square or more, each by its size, and what reads them.
 * @type {readonly { readonly name: string, readonly size: number, readonly reader: (size: number) => () => void }[]}
 */
export const KINDS = [
  {
    name: 'a name, many blanks and its points',
    size: 2_000_000,
    reader: (size) => creatures(`Rato${' '.repeat(size)}: 4 HP`),
  },
  {
    name: 'the same above a stat line',
    size: 2_000_000,
    reader: (size) => creatures(`Rato${' '.repeat(size)}x\n${LINE}`),
  },
  { name: 'stars', size: 2_000_000, reader: (size) => creatures('*'.repeat(size)) },
  {
    name: 'stars above a stat line',
    size: 2_000_000,
    reader: (size) => creatures(`${'*'.repeat(size)}\n${LINE}`),
  },
  {
    name: 'brackets below a stat line',
    size: 2_000_000,
    reader: (size) => creatures(`${LINE}\n${'- ['.repeat(size / 3)}`),
  },
  {
    name: 'columns of a table',
    size: 40_000,
    reader: (size) => {
      const names = Array.from({ length: size }, (_, index) => `str.a${index}`);
      return creatures(`nome,PG,${names.join(',')}\nLobo,5,${names.map(() => '1').join(',')}`);
    },
  },
  {
    name: 'rows of a table',
    size: 20_000,
    reader: (size) => creatures(`nome,PG,FOR\n${'Lobo,5,12\n'.repeat(size)}`),
  },
  {
    name: 'quotes of a table',
    size: 300_000,
    reader: (size) => creatures(`nome,PG\nLobo,5\n${'"a'.repeat(size / 2)}`),
  },
  {
    name: 'stat lines',
    size: 25_000,
    reader: (size) => creatures(`${LINE}\n`.repeat(size)),
  },
  {
    name: 'stat lines under headings, with notes',
    size: 10_000,
    reader: (size) => creatures(`## Lobo\n\n${LINE}\n- Uiva.\n\n`.repeat(size)),
  },
  { name: 'commands of a fight', size: 15_000, reader: (size) => fights(fightOf(size)) },
  { name: 'stars of notes', size: 50_000, reader: (size) => () => parseMarkdown('*a '.repeat(size / 3)) },
  {
    name: 'stars around a letter of notes',
    size: 40_000,
    reader: (size) => () => parseMarkdown(`${'*'.repeat(size)}a${'*'.repeat(size)}`),
  },
  {
    name: 'emphasis within emphasis of notes',
    size: 30_000,
    reader: (size) => () => parseMarkdown(`${'*a '.repeat(size / 6)}${'a* '.repeat(size / 6)}`),
  },
];
