import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { givenCampaign, givenCreature, givenEncounter } from '../testing/rows.ts';
import { refusalOf } from '../testing/refusal.ts';
import { tempDesk } from '../testing/temp-desk.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { logExporter } from './export-log.ts';
import { fontFaces } from './font-faces.ts';
import { safeFileName } from './safe-file-name.ts';
import { writeWhole } from './write-whole.ts';
import { PLAIN_PIECE } from '../../shared/api/encounters.ts';

describe('exporting a log', () => {
  function scene() {
    const desk = tempDesk();
    const { id } = givenCampaign(desk.db);
    const pieces = [{ ...PLAIN_PIECE, creatureId: givenCreature(desk.db, id).id, quantity: 2 }];
    const encounter = givenEncounter(desk.db, id, { name: 'Ponte: "fim"?', pieces });
    const request = { requestId: randomUUID(), encounterId: encounter.id, sessionId: null };
    const { combat } = desk.fights.start(request);
    desk.fights.command({ combatId: combat.id, after: 0, command: { type: 'start' }, typed: {} });
    return { db: desk.db, fight: desk.fights.open(combat.id) };
  }
  const printer = {
    fontCss: () => Promise.resolve('/* faces */'),
    print: (html: string, footer: string) => Promise.resolve(Buffer.from(`${footer}\n${html}`)),
  };

  it.each([
    ['markdown', 'md', '# Ponte'],
    ['json', 'json', '"format": "rodada-log"'],
    ['pdf', 'pdf', '/* faces */'],
  ] as const)('writes %s under the name offered', async (format, extension, content) => {
    const { db, fight } = scene();
    const folder = tempFolder();
    const exportLog = logExporter({
      db,
      printer,
      chooseTarget: (name) => Promise.resolve(join(folder, name)),
    });
    const name = await exportLog(fight, format);
    expect(name).toBe(`Ponte fim - A Torre de Vidro.${extension}`);
    expect(readFileSync(join(folder, name ?? ''), 'utf8')).toContain(content);
  });

  it('writes nothing when the dialog is closed', async () => {
    const { db, fight } = scene();
    const exportLog = logExporter({ db, printer, chooseTarget: () => Promise.resolve(null) });
    expect(await exportLog(fight, 'json')).toBeNull();
  });
});

describe('writing a file whole', () => {
  it('replaces the one there and leaves nothing else behind', async () => {
    const folder = tempFolder();
    const path = join(folder, 'registro.md');
    writeFileSync(path, 'before');
    await writeWhole(path, 'after');
    expect(readdirSync(folder)).toEqual(['registro.md']);
    expect(readFileSync(path, 'utf8')).toBe('after');
  });

  it('says why it can’t', async () => {
    const folder = tempFolder();
    const refusal = await refusalOf(() => writeWhole(join(folder, 'absent', 'registro.md'), 'x'));
    expect(refusal).toMatchObject({ code: 'BAD_FILE' });
    expect(refusal.words).toContain('ENOENT');
  });

  it('leaves no half of it when it can’t take its name', async () => {
    const folder = tempFolder();
    await refusalOf(() => writeWhole(folder, 'x'));
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('file names', () => {
  it.each([
    ['Emboscada na ponte - A Torre de Vidro', 'Emboscada na ponte - A Torre de Vidro.md'],
    ['../../etc/passwd', 'etc passwd.md'],
    ['a<b>:"c"|d?*\u0000\u202e', 'a b c d.md'],
    ['con', 'rodada con.md'],
    ['...', 'rodada.md'],
    ['🐺'.repeat(150), `${'🐺'.repeat(100)}.md`],
  ])('%s becomes one every system takes', (words, name) => {
    expect(safeFileName(words, 'md')).toBe(name);
  });
});

describe('faces of printed pages', () => {
  it('stand in the page itself', async () => {
    const file = join(tempFolder(), 'face.woff2');
    writeFileSync(file, 'face');
    const css = await fontFaces([{ file, family: 'Fraunces Variable', style: 'normal', script: 'latin' }]);
    expect(css).toContain("font-family:'Fraunces Variable'");
    expect(css).toContain(`data:font/woff2;base64,${Buffer.from('face').toString('base64')}`);
  });
});
