import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { exportWork } from '#electron/file-work/export-work.ts';
import { workHere } from '#electron/testing/work-here.ts';
import { broughtIn, writtenFile, writtenText } from '#electron/testing/campaign-files.ts';
import { openExporter } from '#electron/export/exporter.ts';
import { storedReport } from '#electron/export/stored-logs.ts';
import { openFigures } from '#electron/statistics/figures-of.ts';
import { combatTexts } from '#electron/store/combats/combat-texts.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { listCarriedOver } from '#electron/store/carry-overs.ts';
import { readLogs } from '#electron/store/search/log-words.ts';
import { searchEverywhere } from '#electron/store/search/search-everywhere.ts';
import { storeSession } from '#electron/store/sessions.ts';
import { damage, DAMAGES } from '#electron/testing/damage.ts';
import { endless, FIRST, storedFight } from '#electron/testing/long-fight.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { tempStore } from '#electron/testing/temp-store.ts';

/** A campaign of two fights, both of its one session, the first of them damaged. */
function damaged(sql: (id: string) => string) {
  const here = storedFight([FIRST, ...endless(4)]);
  const { db, campaignId, id, fights } = here;
  const session = { id: randomUUID(), campaignId, number: 1, date: '2026-11-28', title: '', notes: '' };
  storeSession(db, session);
  const other = fights.continueFrom({ id, seq: 3, requestId: randomUUID() }).combat.id;
  for (const one of [id, other]) fights.move(one, session.id);
  damage(db, sql(id));
  return { ...here, other, sessionId: session.id, again: here.again() };
}

describe.each(DAMAGES)('a fight with $what', ({ sql, path, said }) => {
  it('says what is wrong and where, and is listed, put away and brought back like any other', async () => {
    const { db, campaignId, id, again } = damaged(sql);
    const refused = await refusalOf(() => again.open(id));
    expect(refused).toMatchObject({ code: 'UNREADABLE', path });
    expect(refused.words).toMatch(said);
    const command = () => again.command({ combatId: id, after: 5, command: { type: 'end' }, typed: {} });
    expect(await refusalOf(command)).toMatchObject({ code: 'UNREADABLE' });
    expect(listCombats(db, campaignId)).toHaveLength(2);
    again.discard(id);
    expect(listCombats(db, campaignId)).toHaveLength(1);
    expect(again.restore(id).id).toBe(id);
    expect(again.move(id, null).sessionId).toBeNull();
  });

  it('hinders no other, nor what is made of all of them', () => {
    const { db, campaignId, id, other, sessionId, again } = damaged(sql);
    expect(again.open(other)).toMatchObject({ count: 3, asPlayed: null });
    const figures = openFigures(db)({ campaignId, sessionId: null, combatId: null });
    const report = storedReport(db, sessionId, 'narrator');
    expect(report.fights.map((doc) => doc.id)).toContain(other);
    const untold = report.fights.every((doc) => doc.id !== id);
    expect(report.unread).toHaveLength(untold ? 1 : 0);
    expect(figures.fights.length + figures.unread.length).toBe(2);
    expect(listCarriedOver(db, campaignId)).toEqual([]);
    readLogs(db, 'pt-BR');
    expect(searchEverywhere(db, campaignId, 'emboscada').map((hit) => hit.id)).toContain(other);
  });

  it('leaves in its campaign’s file as it is stored, named, and comes back as it was', () => {
    const { db, campaignId, id, other } = damaged(sql);
    const notices: Message[] = [];
    const text = writtenText(db, campaignId, (why) => notices.push(why));
    const file = writtenFile(db, campaignId);
    const told = notices.map((why) =>
      say(why, 'pt-BR').replace(' Ela foi para o arquivo como está gravada.', ''),
    );
    expect(told).toEqual([expect.stringMatching(said)]);
    expect(file.fights.map((fight) => fight.id)).toEqual([other]);
    expect(file.storedFights.map((fight) => fight.id)).toEqual([id]);

    const elsewhere = tempStore();
    const imported = broughtIn(elsewhere, text);
    expect(imported).toMatchObject({ fights: 2 });
    expect(imported.notices.map((why) => say(why, 'pt-BR'))).toEqual([expect.stringMatching(said)]);
    const was = combatTexts(db, id);
    const [came] = listCombats(elsewhere, imported.campaign.id)
      .map((combat) => combatTexts(elsewhere, combat.id))
      .filter(({ rows }) => rows.length === was.rows.length);
    expect(came?.rows).toEqual(was.rows);
    expect([came?.setup, came?.combat.system]).toEqual([was.setup, was.combat.system]);
    const character = file.characters[0]?.id ?? '';
    expect(was.party).toContain(character);
    expect(came?.party).not.toContain(character);
    expect(writtenFile(elsewhere, imported.campaign.id).storedFights).toHaveLength(1);
  });

  it('is written to a file as it is stored', async () => {
    const { db, id } = damaged(sql);
    const folder = tempFolder();
    const exporter = openExporter({
      db,
      work: exportWork(workHere(db)),
      printer: {
        fontCss: () => Promise.resolve(''),
        print: () => Promise.resolve(new Uint8Array()),
        toPaper: () => Promise.resolve(false),
      },
      chooseTarget: (name) => Promise.resolve(join(folder, name)),
      tell: () => undefined,
      timeZone: 'UTC',
    });
    const name = await exporter.writeStored(id);
    expect(name).toBe('Emboscada na ponte.json');
    expect(JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8'))).toEqual(combatTexts(db, id));
  });
});
