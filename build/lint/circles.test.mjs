import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.mjs';
import { importGraph, importsIn, pathOf } from './import-graph.mjs';

describe('circles of imports', () => {
  it('are told once, the shortest way round', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ]);
    expect(circlesOf(graph)).toEqual([
      ['a', 'c', 'a'],
      ['b', 'c', 'a', 'b'],
    ]);
  });

  it('are none where everything leads down', () => {
    expect(
      circlesOf(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
          ['c', []],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('the imports of a file', () => {
  it('are its types and what it loads later, too', () => {
    const source = `import type { A } from './a.ts';
      import { type B } from './b.ts';
      export * from './c.ts';
      const later = () => import('./d.ts');
      type E = import('./e.ts').E;
      const text = "import './f.ts'";`;
    expect(importsIn('x.ts', source)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts']);
  });

  it('are those of every script of a component', () => {
    const source = `<script module lang="ts">import a from './a.ts';</script>
      <script lang="ts">import B from './B.svelte';</script>
      <p>import './c.ts'</p>`;
    expect(importsIn('X.svelte', source)).toEqual(['./a.ts', './B.svelte']);
  });

  it.each([
    ['../b.ts', 'shared/b.ts'],
    ['./b.json?raw', 'shared/a/b.json'],
    ['#renderer/ui/B.svelte', 'renderer/ui/B.svelte'],
    ['svelte', null],
  ])('%s means %s', (named, path) => {
    expect(pathOf('shared/a/a.ts', named, { '#renderer/*': './renderer/*' })).toBe(path);
  });
});

describe('this project', () => {
  const graph = importGraph();

  it('is read whole, components as well', () => {
    expect(graph.get('renderer/App.svelte')).toContain('renderer/frame/Frame.svelte');
    expect([...graph.values()].filter((imports) => imports.length > 0).length).toBeGreaterThan(1000);
  });

  it('has no circle of imports, those of types included', () => {
    expect(circlesOf(graph).map((circle) => circle.join(' → '))).toEqual([]);
  });
});
