import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { commitsIn } from './commits.mjs';
import { released, withCommits } from './page.mjs';

const page = `# Changelog

## [Unreleased]

What it is about.

### Added

- old

## [0.1.0] - 2026-12-01

The first.
`;

test('conventional commits alone are read, with what they break', () => {
  const log =
    'feat(log): pins\n\0fix!: other keys\n\0Merge branch x\n\0perf: fast\n\nBREAKING CHANGE: slow is gone\n\0';
  expect(commitsIn(log)).toEqual([
    { type: 'feat', scope: 'log', what: 'pins', breaks: false },
    { type: 'fix', scope: null, what: 'other keys', breaks: true },
    { type: 'perf', scope: null, what: 'fast', breaks: true },
  ]);
});

describe('the newest section', () => {
  const feat = { type: 'feat', scope: 'log', what: 'pins', breaks: false };
  const fix = { type: 'fix', scope: null, what: 'a', breaks: false };
  const made = withCommits(page, [feat, fix, feat, { ...fix, breaks: true }, { ...fix, type: 'docs' }]);

  test('has its lists anew, each line once, under what was written by hand', () => {
    expect(made).toBe(`# Changelog

## [Unreleased]

What it is about.

### Changed

- a

### Added

- **log**: pins

### Fixed

- a

## [0.1.0] - 2026-12-01

The first.
`);
  });

  test('is made again as it was', () => {
    expect(withCommits(made, [feat, fix, { ...fix, breaks: true }])).toBe(made);
  });

  test('gets its version and date, under an empty one', () => {
    const done = released(page, '0.2.0', '2026-12-24');
    expect(done).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-12-24\n\nWhat it is about.');
    expect(done).toContain('## [0.1.0] - 2026-12-01\n\nThe first.');
  });
});

test('CHANGELOG.md has a newest section and none twice', () => {
  const headings = readFileSync(inProject('CHANGELOG.md'), 'utf8').match(/^## .*$/gm) ?? [];
  expect(headings[0]).toBe('## [Unreleased]');
  expect(new Set(headings).size).toBe(headings.length);
});
