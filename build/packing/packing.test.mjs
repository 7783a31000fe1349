import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { howFar } from './check-targets.mjs';
import { notesOf } from './notes.mjs';
import { differing } from './twice.mjs';

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\nSoon.\n\n## [0.3.0] - 2026-12-02\n\n### Added\n\n- x\n\n## [0.2.0]\n\n- y\n';

  test('are what the changelog says of it', () =>
    expect(notesOf(changelog, 'v0.3.0')).toBe('### Added\n\n- x\n'));
  test.each(['v0.4.0', '', 'v'])('fail where it says nothing: “%s”', (tag) =>
    expect(() => notesOf(changelog, tag)).toThrow(/write its part first/),
  );
});

test('what two builds don’t share is named', () => {
  const one = new Map([
    ['/a', '1'],
    ['/b', '2'],
    ['/c', '3'],
  ]);
  expect(
    differing(
      one,
      new Map([
        ['/a', '1'],
        ['/b', '9'],
        ['/d', '3'],
      ]),
    ),
  ).toEqual(['/b', '/c', '/d']);
});

test.each(
  /** @type {const} */ ([
    [0, '', 'made'],
    [1, 'getaddrinfo ENOTFOUND example', 'download'],
    [1, 'Invalid configuration object', 'fault'],
  ]),
)('a package that gave %i with “%s”: %s', (code, output, far) => expect(howFar({ code, output })).toBe(far));

const workflows = inProject('.github', 'workflows');
describe.each(readdirSync(workflows))('the workflow %s', (file) => {
  const text = readFileSync(inProject('.github', 'workflows', file), 'utf8');

  test('runs only scripts there are', () => {
    const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
      name === 'ci' ? [] : [name],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    for (const [, path = ''] of text.matchAll(/node (build\/\S+)/g))
      expect(existsSync(inProject(path)), path).toBe(true);
  });

  test('pins each action to one release, and has neither tabs nor lines out of step', () => {
    for (const [, tag] of text.matchAll(/uses: \S+@(\S+)/g)) expect(tag).toMatch(/^v\d+\.\d+\.\d+$/);
    for (const line of text.split('\n')) expect(line).toMatch(/^(?: {2})*(?:\S|$)/);
  });
});

/** How electron-builder's settings say which processor. */
const ARCH = '${' + 'arch}.node)';

test('every package has the SQLite of its own system and no other', () => {
  const settings = readFileSync(inProject('electron-builder.yml'), 'utf8');
  const prebuilds = readdirSync(inProject('node_modules', 'better-sqlite3', 'prebuilds'));
  for (const system of ['win32', 'darwin', 'linux']) {
    expect(settings).toContain(`prebuilds/!(${system}-` + ARCH);
    for (const arch of ['x64', 'arm64']) expect(prebuilds).toContain(`${system}-${arch}.node`);
  }
});
