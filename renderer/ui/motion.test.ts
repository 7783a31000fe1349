import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Less motion is asked for in one place: the durations of `tokens.css` fall to nothing, and `motion.ts` says so to the rest.

const FILES = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => ({ file: join('renderer', file), text: readFileSync(join('renderer', file), 'utf8') }));
const TOKENS = 'renderer/ui/tokens.css';
const MOTION = 'renderer/ui/motion.ts';

/** What stands after a property of style sheets, wherever it is set. */
function declared(text: string, property: string): readonly string[] {
  return [...text.matchAll(new RegExp(`(?:^|[;{\\s])${property}: *([^;{}]+);`, 'g'))].map(
    ([, value = '']) => value,
  );
}

/** The files in which any of these is found, each as `file: what`. */
function found(pattern: RegExp, ...allowed: readonly string[]): readonly string[] {
  return FILES.filter(({ file }) => !allowed.includes(file)).flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([what]) => `${file}: ${what}`),
  );
}

it('every transition lasts as long as a token says', () => {
  const faults = FILES.flatMap(({ file, text }) =>
    declared(text, 'transition')
      .flatMap((value) => value.split(','))
      .filter((one) => !/^\s*[\w-]+ var\(--(quick|calm)\)\s*$/.test(one))
      .map((one) => `${file}: ${one.trim()}`),
  );
  expect(faults).toEqual([]);
  expect(FILES.flatMap(({ text }) => declared(text, 'transition')).length).toBeGreaterThan(10);
});

it('the tokens last no time where less motion is asked for', () => {
  const tokens = readFileSync(TOKENS, 'utf8');
  const still = /@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const names = [...tokens.matchAll(/--([\w-]+): \d+ms/g)].map(([, name = '']) => name);
  for (const name of new Set(names)) expect(still).toContain(`--${name}: 0ms;`);
});

it('nothing is animated by style sheets', () => {
  expect(found(/@keyframes|(?<![\w-])animation(-[\w-]+)?:/g)).toEqual([]);
});

it('nothing else asks how much motion is wanted', () => {
  expect(found(/prefers-reduced-motion/g, TOKENS, MOTION)).toEqual([]);
});

it('whatever moves by itself asks whether it may', () => {
  const moving = FILES.filter(({ text }) =>
    /\s(animate|transition|in|out):\w+[=\s/>]|\.animate\(|'smooth'|flipDurationMs: (?!0|number)/.test(text),
  );
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ text }) => !text.includes('isStill')).map(({ file }) => file)).toEqual([]);
});
