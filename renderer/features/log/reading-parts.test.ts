import { describe, expect, it } from 'vitest';
import type { Session } from '#shared/api/campaigns.ts';
import type { Combat } from '#shared/records/combat.ts';
import { BRIDGE, BRIDGE_STEPS, logOf, play } from '#shared/log/testing/bridge-fight.ts';
import { entryAsText, roundAsText } from './entries/copying.ts';
import { correctionTimes } from './entries/correction-times.ts';
import { fightGroups, firstOf } from './fight-groups.ts';
import { fightsToRead, routeTo, subjectOf } from './log-subject.ts';

function combat(id: string, name: string, sessionId: string | null, day: number): Combat {
  const at = `2026-11-0${day}T20:00:00Z`;
  return {
    id,
    name,
    playersTitle: '',
    sessionId,
    campaignId: 'c',
    encounterId: null,
    system: 'heroes-d20',
    status: 'ended',
    round: 3,
    createdAt: at,
    updatedAt: at,
  };
}

const sessions: readonly Session[] = [1, 2].map((number) => ({
  id: `s${number}`,
  campaignId: 'c',
  number,
  date: '2026-11-01',
  title: number === 1 ? 'A ponte' : '',
  notes: '',
}));
const combats = [
  combat('x', 'Emboscada', 's1', 1),
  combat('y', 'Ação na torre', 's1', 2),
  combat('z', 'Treino', null, 3),
  combat('w', 'Lobos', 'gone', 4),
];

describe('the list of fights', () => {
  const found = (search: string) =>
    fightGroups(combats, sessions, search).map((group) => [
      group.session?.id ?? null,
      group.combats.map(({ id }) => id),
    ]);

  it('is by session, those of none first, the newest first', () => {
    expect(found('')).toEqual([
      [null, ['w', 'z']],
      ['s1', ['y', 'x']],
    ]);
  });

  it('is found by name or the session’s title, accents and case aside', () => {
    expect(found('acao')).toEqual([['s1', ['y']]]);
    expect(found('PONTE')).toEqual([['s1', ['y', 'x']]]);
    expect(found('dragão')).toEqual([]);
  });

  it('begins with its first fights, in their groups', () => {
    const first = (fights: number) =>
      firstOf(fightGroups(combats, sessions, ''), fights).map((group) => group.combats.map(({ id }) => id));
    expect([0, 1, 3, 9].map(first)).toEqual([
      [],
      [['w']],
      [['w', 'z'], ['y']],
      [
        ['w', 'z'],
        ['y', 'x'],
      ],
    ]);
  });
});

describe('what is read', () => {
  it('is what the route asks for, else the first fight', () => {
    expect(subjectOf({ screen: 'log', combatId: null }, combats)).toEqual({ kind: 'fight', id: 'x' });
    expect(subjectOf({ screen: 'log', combatId: null }, [])).toBeNull();
    expect(subjectOf({ screen: 'bestiary' }, combats)).toBeNull();
    const subjects = [
      { kind: 'fight', id: 'z' },
      { kind: 'session', id: 's1' },
      { kind: 'campaign' },
    ] as const;
    for (const subject of subjects) expect(subjectOf(routeTo(subject), combats)).toEqual(subject);
  });

  it('of a session is every fight of it, the first fought first', () => {
    expect(fightsToRead({ kind: 'session', id: 's1' }, combats)).toEqual(['x', 'y']);
  });
});

describe('what is copied', () => {
  const doc = logOf(BRIDGE, BRIDGE_STEPS);
  const [first] = doc.chapters;

  it('is an entry with its sums', () => {
    const attack = first?.entries.find(({ seq }) => seq === 5);
    const text = attack === undefined ? '' : entryAsText(attack, 'pt-BR');
    expect(text).toMatch(/^Ágata ataca Capanga 2.* \[20 .*\]$/);
  });

  it('is a round with its heading, a line an entry', () => {
    const lines = first === undefined ? [] : roundAsText(first, 'pt-BR').split('\n');
    expect(lines[0]).toBe('Rodada 1');
    expect(lines).toHaveLength((first?.entries.length ?? 0) + 1);
  });
});

describe('corrections', () => {
  it('know when they were taken back', () => {
    const { rows } = play(BRIDGE, BRIDGE_STEPS);
    expect([...correctionTimes(rows)]).toEqual([[9, rows[9]?.at]]);
  });

  it('are the latest that redo and undo leave', () => {
    const { rows } = play(BRIDGE, [...BRIDGE_STEPS.slice(0, 10), [{ type: 'redo' }], [{ type: 'undo' }]]);
    expect([...correctionTimes(rows)]).toEqual([[9, rows[11]?.at]]);
  });
});
