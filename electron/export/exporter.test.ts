import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportOptions } from '#shared/api/exports.ts';
import { storeSession } from '#electron/store/sessions.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openExporter, type ExporterTools } from './exporter.ts';
import type { Printer } from './printer.ts';
import { fontFaces } from './font-faces.ts';
import { exportWork } from '#electron/file-work/export-work.ts';
import { workHere } from '#electron/testing/work-here.ts';
import { writeWhole } from './write-whole.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';

const printer: Printer = {
  fontCss: () => Promise.resolve('/* faces */'),
  print: async (html, footer) => Buffer.from(`${footer}\n${await html}`),
  toPaper: () => Promise.resolve(true),
};

/** A fight of two thugs, one of them hidden, in a session of its campaign. */
function scene(more: Partial<ExporterTools> = {}) {
  const { db, fights } = tempServices();
  const { id: campaignId } = givenCampaign(db);
  const agata = givenCharacter(db, campaignId);
  const thug = { ...PLAIN_PIECE, creatureId: givenCreature(db, campaignId).id, quantity: 1 };
  const encounter = givenEncounter(db, campaignId, {
    name: 'Ponte: "fim"?',
    party: [agata.id],
    pieces: [thug, { ...thug, hidden: true, notes: 'segredo' }],
  });
  const session = {
    id: randomUUID(),
    campaignId,
    number: 7,
    date: '2026-11-28',
    title: 'A *ponte*',
    notes: '# Ida\n\nChuva.',
  };
  storeSession(db, session);
  const request = { requestId: randomUUID(), encounterId: encounter.id, sessionId: session.id };
  const { combat } = fights.start(request);
  const steps: AnyCommand[] = [
    { type: 'start', initiative: { c1: 20, c2: 15, c3: 10 } },
    { type: 'damage', target: 'c1', amount: 3 },
    { type: 'next-turn' },
    { type: 'damage', target: 'c3', amount: 5 },
    { type: 'end' },
  ];
  for (const [after, command] of steps.entries()) {
    fights.command({ combatId: combat.id, after, command, typed: {} });
  }
  const folder = tempFolder();
  const steppedThrough: string[] = [];
  const exporter = openExporter({
    db,
    work: exportWork(workHere(db)),
    printer,
    chooseTarget: (name) => Promise.resolve(join(folder, name)),
    tell: ({ step }) => steppedThrough.push(step),
    timeZone: 'America/Sao_Paulo',
    ...more,
  });
  const read = (name: string | null): string => readFileSync(join(folder, name ?? ''), 'utf8');
  return { db, fights, combat, session, exporter, read, steppedThrough };
}

const options = exportOptions.parse({});

/** Plain text and a forum's have the same ending, and so have two kinds of Markdown: their names tell them apart. */
const MARKS: Readonly<Record<string, string>> = { bbcode: ' (fórum)', obsidian: ' (nota)' };

describe('exporting a log', () => {
  it.each([
    ['markdown', 'md', '# Ponte'],
    ['obsidian', 'md', '---\ntitle: "Ponte: \\"fim\\"?"\ncampaign: "A Torre de Vidro"'],
    ['bbcode', 'txt', '[b][u]Ponte'],
    ['text', 'txt', 'Ponte: "fim"?\n============='],
    ['csv', 'csv', '\uFEFFRodada;Turno de'],
    ['html', 'html', '/* faces */'],
    ['json', 'json', '"format": "rodada-log"'],
    ['pdf', 'pdf', '/* faces */'],
  ] as const)('writes %s under the name offered', async (format, extension, content) => {
    const { combat, exporter, read } = scene();
    const name = await exporter.write({ what: 'fight', id: combat.id, options }, format);
    const mark = MARKS[format] ?? '';
    expect(name).toBe(`Ponte fim${mark} - A Torre de Vidro.${extension}`);
    expect(read(name)).toContain(content);
  });

  it('says in the file’s name that it is for players', async () => {
    const { combat, exporter } = scene();
    const exported = { what: 'fight' as const, id: combat.id, options: { ...options, forPlayers: true } };
    expect(await exporter.write(exported, 'bbcode')).toMatch(
      / \(para jogadores\) \(fórum\) - A Torre de Vidro\.txt$/,
    );
  });

  it('leaves corrections out where they aren’t wanted', async () => {
    const { fights, combat, exporter, read } = scene();
    fights.command({ combatId: combat.id, after: 5, command: { type: 'undo' }, typed: {} });
    const written = async (corrections: boolean) =>
      read(
        await exporter.write({ what: 'fight', id: combat.id, options: { ...options, corrections } }, 'text'),
      );
    expect(await written(true)).toContain('desfeito');
    expect(await written(false)).not.toContain('desfeito');
  });

  it('writes nothing when the dialog is closed', async () => {
    const { combat, exporter } = scene({ chooseTarget: () => Promise.resolve(null) });
    expect(await exporter.write({ what: 'fight', id: combat.id, options }, 'json')).toBeNull();
  });

  it('says how far it is, and writes nothing once it is given up', async () => {
    const whole = scene();
    await whole.exporter.write({ what: 'fight', id: whole.combat.id, options }, 'pdf');
    expect(whole.steppedThrough).toEqual(['reading', 'setting', 'printing', 'writing']);
    const print: Printer['print'] = (_html, _footer, signal) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => fail(new Error('given up')));
        given.exporter.cancel();
      });
    const given = scene({ printer: { ...printer, print } });
    expect(await given.exporter.write({ what: 'fight', id: given.combat.id, options }, 'pdf')).toBeNull();
    expect(given.steppedThrough).not.toContain('writing');
  });

  it('prints on the paper asked for', async () => {
    const papers: string[] = [];
    const toPaper: Printer['toPaper'] = (_html, { paper }) => {
      papers.push(paper);
      return Promise.resolve(true);
    };
    const { combat, exporter } = scene({ printer: { ...printer, toPaper } });
    const exported = {
      what: 'fight' as const,
      id: combat.id,
      options: { ...options, paper: 'letter' as const },
    };
    expect(await exporter.print(exported)).toBe(true);
    expect(papers).toEqual(['letter']);
  });

  it('for players leaves the hidden one out', async () => {
    const { combat, exporter, read } = scene();
    const exported = { what: 'fight' as const, id: combat.id, options: { ...options, forPlayers: true } };
    const words = read(await exporter.write(exported, 'json'));
    expect(words).toContain('"name": "Capanga"');
    expect(words).not.toMatch(/Capanga \d|segredo|"c\d"/);
  });

  it('refuses what there isn’t', async () => {
    const { exporter } = scene();
    const exported = { what: 'session' as const, id: randomUUID(), options };
    expect(await refusalOf(() => exporter.write(exported, 'pdf'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('A18: what goes to players', () => {
  const forPlayers = { ...options, forPlayers: true };

  it('says so in the file’s name, and not what the encounter is called', async () => {
    const { combat, exporter, read } = scene();
    const name = await exporter.write({ what: 'fight', id: combat.id, options: forPlayers }, 'markdown');
    expect(name).toBe('Combate (para jogadores) - A Torre de Vidro.md');
    expect(read(name)).toMatch(/^# Combate\n/);
    expect(read(name)).not.toContain('fim');
  });

  it('has the title that was set for them, cut before the word that says for whom it is', async () => {
    const { combat, fights, exporter, read, session } = scene();
    const title = 'A travessia '.repeat(12).trim();
    fights.entitle(combat.id, title);
    const name = await exporter.write({ what: 'fight', id: combat.id, options: forPlayers }, 'html');
    expect(name).toMatch(/^A travessia .{1,40} \(para jogadores\) - /);
    expect(read(name)).toContain(`<h1 dir="auto">${title}</h1>`);
    const evening = await exporter.write({ what: 'session', id: session.id, options: forPlayers }, 'csv');
    expect(evening).toContain('(para jogadores)');
    expect(read(evening)).toContain(title);
  });
});

describe('exporting a session', () => {
  it('has its notes, the party before and after, and every fight', async () => {
    const { session, exporter, read } = scene();
    const name = await exporter.write({ what: 'session', id: session.id, options }, 'markdown');
    expect(name).toBe('Sessão 7, A ponte - A Torre de Vidro.md');
    const words = read(name);
    expect(words).toMatch(/^# Sessão 7, A \\\*ponte\\\*\n\nA Torre de Vidro · 28 de novembro de 2026/);
    expect(words).toContain('### Ida\n\nChuva.');
    expect(words).toContain('| Ágata | 25/25 PV | 22/25 PV | nada |');
    expect(words).toContain('## Ponte: "fim"?');
    expect(words).toContain('### Rodada 1');
  });

  it.each(['pdf', 'html', 'obsidian', 'bbcode', 'text', 'csv', 'json'] as const)(
    'is written as %s',
    async (format) => {
      const { session, exporter, read } = scene();
      const words = read(await exporter.write({ what: 'session', id: session.id, options }, format));
      expect(words).toMatch(/Ágata(?:<\/bdi>|\[\/b\]|\*\*)? sofre 3 de dano/);
      if (format === 'html') expect(words).toContain('<h3>Ida</h3><p>Chuva.</p>');
      if (format === 'bbcode') expect(words).toContain('[quote][b]Ida[/b]\n\nChuva.[/quote]');
    },
  );

  it('for players keeps the narrator’s notes', async () => {
    const { session, exporter, read } = scene();
    const exported = { what: 'session' as const, id: session.id, options: { ...options, forPlayers: true } };
    const words = read(await exporter.write(exported, 'json'));
    expect(words).not.toMatch(/Chuva|segredo/);
    expect(words).toContain('"audience": "players"');
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

describe('faces of printed pages', () => {
  it('stand in the page itself', async () => {
    const file = join(tempFolder(), 'face.woff2');
    writeFileSync(file, 'face');
    const css = await fontFaces([{ file, family: 'Fraunces Variable', style: 'normal', script: 'latin' }]);
    expect(css).toContain("font-family:'Fraunces Variable'");
    expect(css).toContain(`data:font/woff2;base64,${Buffer.from('face').toString('base64')}`);
  });
});
