import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { bringFight, type BroughtFight } from './bring-fight.ts';
import type { FiledFight } from './campaign-file.ts';
import { jsonParts } from '#shared/json-parts.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { readWhole } from './testing/read-whole.ts';
import firstVersion from './testing/version-1.json' with { type: 'json' };

const read = (raw: unknown) => readWhole(() => jsonParts([JSON.stringify(raw)]));

const file = read(firstVersion);
const system = systemOf(file.campaign.system);

/** The fight of the file of version 1 with these changes, brought in. */
function brought(change: Partial<FiledFight>): BroughtFight | null {
  const [fight] = file.fights;
  return fight === undefined ? null : bringFight(system, { ...fight, ...change });
}

const told = (fight: BroughtFight | null) => (fight?.notice ? say(fight.notice, 'pt-BR') : null);
const eventsOf = (fight: BroughtFight | null) => fight?.rows.map(({ events }) => events.length);
/** The same fight as a file of today tells it. */
function toldCommands(): FiledFight['commands'] {
  return (brought({})?.rows ?? []).map(({ at, command, rolls, events }) => ({
    at,
    command,
    rolls: [...rolls],
    events: [...events],
  }));
}

describe('a fight of a file', () => {
  it('that tells only the commands comes in with what they come to', () => {
    const fight = brought({});
    expect(eventsOf(fight)).toEqual([1, 0, 1]);
    expect(fight).toMatchObject({ rulesVersion: system.rulesVersion, notice: null });
  });

  it('that tells what happened comes in as it was, under today’s rules where they come to the same', () => {
    const fight = brought({ commands: toldCommands(), rulesVersion: 7 });
    expect(fight?.rows).toEqual(brought({})?.rows);
    expect(fight).toMatchObject({ rulesVersion: system.rulesVersion, notice: null });
  });

  it('that tells something else under other rules stays as it was played', () => {
    const commands = toldCommands().map((row) =>
      row.events?.length ? { ...row, events: row.events.map((event) => ({ ...event, amount: 99 })) } : row,
    );
    const fight = brought({ commands, rulesVersion: 7 });
    expect(fight?.rows.map(({ events }) => events)).toEqual(commands.map(({ events }) => events));
    expect(fight).toMatchObject({ rulesVersion: 7, notice: null });
  });

  it('that tells something else under these very rules is made anew', () => {
    const commands = toldCommands().map((row) => ({ ...row, events: [] }));
    const end = { status: 'setup', round: 0, points: {} } as const;
    const fight = brought({ commands, end, rulesVersion: system.rulesVersion });
    expect(eventsOf(fight)).toEqual([1, 0, 1]);
    expect(told(fight)).toMatch(/termina de outro jeito/);
  });

  it.each([
    ['comes to other points', { status: 'setup', round: 0, points: { c1: 4, c2: 2 } }],
    ['lacks one of its own', { status: 'setup', round: 0, points: { c1: 1 } }],
  ] as const)('that %s than its file says is made anew, and named', (_, end) => {
    const fight = brought({ end });
    expect(told(fight)).toMatch(/^A luta “.+” termina de outro jeito com as regras de hoje/);
    expect(fight?.status).toBe('setup');
  });

  it('that does what can’t be done is made anew up to there, and named', () => {
    const [first] = toldCommands();
    const at = first?.at ?? '';
    const commands = [
      { at, command: { type: 'heal', target: 'c1', amount: 0 }, rolls: [], events: null },
      { at, command: { type: 'redo' }, rolls: [], events: null },
      { at, command: { type: 'win' }, rolls: [], events: null },
    ];
    const fight = brought({ commands, rulesVersion: 7 });
    expect(told(fight)).toMatch(/só vai até a linha 1 .* Não há o que refazer/);
    expect(eventsOf(fight)).toEqual([1, 0, 0]);
    expect(fight?.rulesVersion).toBe(7);
  });

  it('whose beginning or telling can’t be read is none', () => {
    expect(brought({ setup: { combatants: 7 } })).toBeNull();
    const commands = [{ at: '2026-11-28T21:01:00Z', command: { type: 'end' }, events: [{ type: 'damage' }] }];
    const [fight] = firstVersion.fights;
    const raw = { ...firstVersion, version: 2, fights: [{ ...fight, rulesVersion: 7, commands }] };
    const [one] = read(raw).fights;
    expect(one && bringFight(system, one)).toBeNull();
  });
});
