import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCairnStatLines } from './read.ts';
import { writeCairnStatLine } from './write.ts';

/** A whole bestiary by others, kept beside the project where it may be used; without it these checks are left out. */
const FILE = fileURLToPath(new URL('../../../../../shared/data/cairn-bestiary-2e.md', import.meta.url));

describe.skipIf(!existsSync(FILE))('C-import a whole bestiary', () => {
  const source = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const lines = source.split('\n');
  const statLines = lines.flatMap((line, index) =>
    /^\d+ HP,/.test(line) ? [{ line, number: index + 1 }] : [],
  );
  const { creatures, faults } = readCairnStatLines(source);
  const plainly = (text: string) => text.trim().replace(/\s+/g, ' ');

  it('every stat line comes in, none twice, none by mistake', () => {
    expect(statLines).toHaveLength(84);
    expect(faults).toEqual([]);
    expect(creatures.map(({ line }) => line)).toEqual(statLines.map(({ number }) => number));
  });

  it('nothing of a line is dropped', () => {
    expect(
      creatures.flatMap(({ name, dropped }) => dropped.map(({ source: left }) => `${name}: ${left}`)),
    ).toEqual([]);
  });

  it('every creature written back is the line it came from', () => {
    const written = creatures.map(({ hp, sheet }) => writeCairnStatLine(hp, sheet, 'en'));
    expect(written).toEqual(statLines.map(({ line }) => plainly(line)));
  });

  it('every creature is named by the heading above it and keeps every line of its notes', () => {
    for (const [index, { name, notes, line }] of creatures.entries()) {
      const heading = lines.slice(0, line).findLastIndex((text) => text.startsWith('## '));
      expect(`## ${name}`).toBe(plainly(lines[heading] ?? ''));
      const next = creatures[index + 1]?.line ?? lines.length + 2;
      const below = lines.slice(line, next - 2).filter((text) => !text.startsWith('## '));
      expect(plainly(notes)).toBe(plainly(below.join('\n')));
    }
  });

  it('the effects of critical damage go on the sheets of those that have one', () => {
    const bullets = lines.filter((line) => /^- (?:\*\*)?Critical Damage(?:\*\*)?:/.test(line));
    const effects = creatures.filter(({ sheet }) => sheet['criticalEffect'] !== '');
    expect(effects).toHaveLength(bullets.length);
    const cat = creatures.find(({ name }) => name === 'Night Cat');
    expect(cat?.sheet['criticalEffect']).toMatch(/^The Night Cat begins .* while they are still alive\.$/);
  });

  it("a leader's will is taken from the notes, and marked as doubtful", () => {
    const leaders = creatures.filter(({ sheet }) => sheet['leaderWil'] !== null);
    expect(leaders.map(({ name, sheet }) => [name, sheet['leaderWil']])).toEqual([['Bandit', 13]]);
    expect(leaders[0]?.doubtful.length).toBeGreaterThan(0);
  });
});
