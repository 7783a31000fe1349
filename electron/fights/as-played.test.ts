import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { storedLog } from '#electron/export/stored-logs.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { logWriting } from '#shared/log/formats/formats.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import {
  endless,
  FIRST,
  HARDER,
  HEROES,
  POINTS,
  REWORDED,
  storedFight,
  type StoredFight,
} from '#electron/testing/long-fight.ts';
import { refusalOf } from '#electron/testing/refusal.ts';

const hurt = (target: string, amount: number): AnyCommand => ({ type: 'damage', target, amount });
const versions = ({ db }: StoredFight) => [
  db.prepare<[], { v: number }>('SELECT rules_version AS v FROM combats').get()?.v,
  ...db
    .prepare<[], { v: number }>('SELECT rules_version AS v FROM combat_snapshots ORDER BY seq')
    .all()
    .map(({ v }) => v),
];
const short = () => storedFight([FIRST, { type: 'next-turn' }, hurt('c2', 3), { type: 'next-turn' }]);
const logText = ({ db, id }: StoredFight) =>
  logWriting(storedLog(db, id, 'narrator'), {
    locale: 'pt-BR',
    html: { fontCss: '', paper: 'A4' },
    csv: { separator: ';', bom: false, timeZone: 'UTC' },
  }).write('text');

describe('a fight opened under rules of another version', () => {
  it('that come to the same is played on, and stamped anew with its snapshots', () => {
    const here = storedFight([FIRST, ...endless(219)]);
    const before = here.fights.open(here.id);
    const again = here.again(REWORDED);
    expect(again.open(here.id)).toEqual(before);
    const { rulesVersion } = REWORDED;
    expect(versions(here)).toEqual([rulesVersion, rulesVersion, rulesVersion]);
    here.play([{ type: 'next-turn' }], again);
    expect(here.again(REWORDED).open(here.id).count).toBe(221);
  });

  it('that come to the same opens all the same where nothing can be stored', () => {
    const here = short();
    here.db.pragma('query_only = ON');
    expect(here.again(REWORDED).open(here.id)).toEqual(here.fights.open(here.id));
    expect(versions(here)).toEqual([HEROES.rulesVersion]);
  });

  it('that come to something else is as it was played, at the last row both agree on', () => {
    const here = short();
    const before = logText(here);
    const again = here.again(HARDER);
    const fight = again.open(here.id);
    expect(fight.asPlayed).toMatchObject({ seq: 2, after: { seq: 2 }, refused: null });
    expect(fight.state).toEqual(here.fights.moment(here.id, 2));
    expect(fight.log.rows).toEqual(here.fights.log(here.id).rows);
    expect(again.log(here.id)).toMatchObject({ asPlayed: true, rows: { length: 4 } });
    expect(logText(here)).toBe(before);
    expect(versions(here)).toEqual([HEROES.rulesVersion]);
  });

  it('is at its newest stored state, where that comes later', () => {
    const here = storedFight([FIRST, ...endless(149)]);
    const fight = here.again(HARDER).open(here.id);
    expect(fight.asPlayed).toMatchObject({ seq: 100, after: { seq: 100 }, refused: null });
    expect(fight.state).toEqual(here.fights.moment(here.id, 100));
    expect(fight.count).toBe(150);
  });

  it('whose commands are refused says which and why', () => {
    const here = storedFight([FIRST, ...endless(8)]);
    const fight = here.again({ ...REWORDED, commands: [] }).open(here.id);
    expect(fight.asPlayed).toMatchObject({ seq: 2, refused: { seq: 3 } });
  });

  it('takes no command', async () => {
    const here = short();
    const again = here.again(HARDER);
    const send = (type: 'next-turn' | 'undo' | 'reset' | 'end') => () =>
      again.command({ combatId: here.id, after: 4, command: { type }, typed: {} });
    for (const type of ['next-turn', 'undo', 'reset', 'end'] as const) {
      expect(await refusalOf(send(type))).toEqual({
        code: 'NOT_ALLOWED',
        path: 'combatId',
        words: 'Esta luta está como foi jogada: é só para olhar. Use “Continuar daqui”.',
      });
    }
    expect(again.open(here.id).count).toBe(4);
  });

  it('shows its moments where they can be had, and says where not', async () => {
    const here = storedFight([FIRST, ...endless(149)]);
    const again = here.again(HARDER);
    expect(again.moment(here.id, 1)).toEqual(here.fights.moment(here.id, 1));
    expect(again.moment(here.id, 100)).toEqual(here.fights.moment(here.id, 100));
    const gone = await refusalOf(() => again.moment(here.id, 120));
    expect(gone).toMatchObject({ code: 'NOT_ALLOWED', path: 'seq' });
    expect(gone.words).toMatch(/já não pode ser refeita/);
    expect(await refusalOf(() => again.moment(here.id, 999))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('going on from a fight as it was played', () => {
  const goOn = (here: StoredFight, seq: number) => {
    const fights = here.again(HARDER);
    const made = fights.continueFrom({ id: here.id, seq, requestId: randomUUID() });
    return { fights, made };
  };

  it('from the last row both agree on is a fight under today’s rules', () => {
    const here = short();
    const { fights, made } = goOn(here, 2);
    expect(made).toMatchObject({ count: 2, floor: 0, asPlayed: null });
    expect(made.state).toEqual(here.fights.moment(here.id, 2));
    fights.command({ combatId: made.combat.id, after: 2, command: hurt('c2', 3), typed: {} });
    const hp = fights.stateOf(made.combat.id).combatants.map((one) => one.hp.current);
    expect(hp).toEqual([POINTS, POINTS - 4]);
  });

  it('from a stored state begins with it, and goes no further back', async () => {
    const here = storedFight([FIRST, ...endless(149)]);
    const { fights, made } = goOn(here, 100);
    const { id } = made.combat;
    expect(made.state).toEqual(here.fights.moment(here.id, 100));
    expect(made).toMatchObject({ count: 100, floor: 100, combat: { status: 'running' } });
    expect(fights.log(id).rows).toEqual(here.fights.log(here.id).rows.slice(0, 100));
    const send = (after: number, command: AnyCommand) =>
      fights.command({ combatId: id, after, command, typed: {} });
    expect(await refusalOf(() => send(100, { type: 'undo' }))).toMatchObject({ code: 'NOT_ALLOWED' });
    send(100, hurt('c1', 2));
    send(101, { type: 'undo' });
    expect(fights.stateOf(id)).toEqual(made.state);
    send(102, { type: 'redo' });
    const hurtState = fights.stateOf(id);
    // After a restart too, with its snapshots gone.
    here.db.exec('DELETE FROM combat_snapshots');
    const again = here.again(HARDER);
    expect(again.stateOf(id)).toEqual(hurtState);
    expect(
      again
        .open(id)
        .log.rows.map(({ seq }) => seq)
        .slice(-2),
    ).toEqual([100, 101]);
    expect(again.older(id, 100).rows.at(-1)?.seq).toBe(99);
    expect(await refusalOf(() => again.moment(id, 50))).toMatchObject({ code: 'NOT_ALLOWED', path: 'seq' });
    // A further one from there has the same beginning.
    const further = again.continueFrom({ id, seq: 101, requestId: randomUUID() });
    expect(further.state).toEqual(hurtState);
    expect(further.floor).toBe(100);
    // Begun anew it is what it was set up from.
    again.command({ combatId: id, after: 103, command: { type: 'reset' }, typed: {} });
    expect(again.stateOf(id)).toEqual(here.fights.moment(here.id, 0));
    const fresh = again.continueFrom({ id, seq: 104, requestId: randomUUID() });
    expect([fresh.floor, fresh.count]).toEqual([0, 0]);
  });

  it('from a moment that can’t be had is refused, and makes nothing', async () => {
    const here = storedFight([FIRST, ...endless(149)]);
    const fights = here.again(HARDER);
    const refused = await refusalOf(() =>
      fights.continueFrom({ id: here.id, seq: 120, requestId: randomUUID() }),
    );
    expect(refused).toMatchObject({ code: 'NOT_ALLOWED', path: 'seq' });
    expect(listCombats(here.db, here.campaignId)).toHaveLength(1);
  });
});
