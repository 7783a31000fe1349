import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.mjs';
import { importGraph } from './import-graph.mjs';
import { folderOf, isForTests, MOST_FILES, roomGraph, roomOf } from './rooms.mjs';

it.each([
  ['shared/combat/commands/damage.ts', 'shared/combat'],
  ['shared/rules/kit/grips.ts', 'shared/rules/kit'],
  ['shared/rules/registry.ts', 'shared/rules/registry.ts'],
  ['renderer/features/log/figures/charts.ts', 'renderer/features/log'],
  ['renderer/App.svelte', 'renderer/App.svelte'],
  ['build/dev.mjs', null],
])('%s stands in %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});

it('a room leads to those it imports from, tests left out', () => {
  const graph = new Map([
    ['shared/a/x.ts', ['shared/a/y.ts', 'shared/b/z.ts']],
    ['shared/a/x.test.ts', ['electron/c/t.ts']],
    ['shared/b/testing/f.ts', ['shared/a/x.ts']],
  ]);
  expect(roomGraph(graph)).toEqual(new Map([['shared/a', ['shared/b']]]));
});

describe('this project', () => {
  const graph = importGraph();

  it('has no room that leads back to itself, by whatever way', () => {
    expect(circlesOf(roomGraph(graph)).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it(`has no folder of more than ${MOST_FILES} files`, () => {
    const sizes = new Map();
    for (const file of graph.keys()) {
      if (roomOf(file) !== null && !isForTests(file))
        sizes.set(folderOf(file), (sizes.get(folderOf(file)) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > MOST_FILES)).toEqual([]);
  });
});
