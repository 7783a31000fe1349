import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { findRuntime } from '../../build/setup/electron-runtime.mjs';
import { projectFolder } from '../../build/setup/project.mjs';
import type { CombatRow } from '#shared/records/combat.ts';
import type { FightStep } from '#shared/api/combats.ts';
import { withChanges } from '#shared/combat/changes.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { ask, refusalOf } from './support/bridge.ts';
import { killApp } from './support/kill.ts';
import { startSampleFight } from './support/sample-fight.ts';

/** Everything a command may do to a fight: dice, points, durations, moved turns, and going back and forth. */
const SCRIPT: readonly AnyCommand[] = [
  { type: 'start' },
  { type: 'damage', target: 'c4', amount: 5 },
  { type: 'add-condition', target: 'c5', condition: 'prone', rounds: 2 },
  { type: 'next-turn' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'temp-hp', target: 'c1', amount: 4 },
  { type: 'damage', target: 'c1', amount: 9 },
  { type: 'undo' },
  { type: 'remove-combatant', combatant: 'c6' },
  { type: 'next-turn' },
];

async function send(page: Page, combatId: string, after: number, command: AnyCommand): Promise<FightStep> {
  return ask(page, 'combats:command', { combatId, after, command });
}

test.describe('killed at any instant, the app loses nothing it has answered', () => {
  for (const acts of [0, 1, 3, 5, 6, SCRIPT.length]) {
    test(`right after the answer to command ${acts}`, async ({ page, restart }) => {
      const started = await startSampleFight(page);
      const { id } = started.combat;
      let { state, combat } = started;
      const rows: CombatRow[] = [];
      for (const command of SCRIPT.slice(0, acts)) {
        const step = await send(page, id, rows.length, command);
        combat = step.combat;
        state = withChanges(state, step.changes);
        rows.push(step.row);
      }

      const again = await restart({ end: killApp });
      expect((await ask(again.page, 'app:info')).storeNotice).toBeNull();
      const fight = await ask(again.page, 'combats:open', { id });
      expect(fight).toMatchObject({ combat, state, count: rows.length, surprised: started.surprised });
      expect((await ask(again.page, 'combats:log', { id })).rows).toEqual(rows);
    });
  }

  for (const acknowledged of [2, 7, 20]) {
    test(`amid a stream of commands, ${acknowledged} of them answered`, async ({ page, restart }) => {
      const { combat } = await startSampleFight(page);
      const answered: string[] = [];
      const enough = new Promise<void>((resolve) => {
        page.on('console', (line) => {
          if (!line.text().startsWith('{"seq"')) return;
          if (answered.push(line.text()) === acknowledged) resolve();
        });
      });
      const stream = page.evaluate(`(async () => {
        let after = 0;
        for (;;) {
          const command = after === 0 ? { type: 'start' } : { type: 'next-turn' };
          const { value } = await window.rodada.call('combats:command', { combatId: '${combat.id}', after, command });
          console.log(JSON.stringify(value.row));
          after = value.row.seq;
        }
      })()`);
      // The page dies with the app.
      stream.catch(() => undefined);
      await enough;

      const again = await restart({ end: killApp });
      const { rows } = await ask(again.page, 'combats:log', { id: combat.id });
      expect(rows.length).toBeGreaterThanOrEqual(answered.length);
      expect(rows.slice(0, answered.length).map((row) => JSON.stringify(row))).toEqual(answered);
      const { row } = await send(again.page, combat.id, rows.length, { type: 'next-turn' });
      expect(row.seq).toBe(rows.length + 1);
    });
  }
});

test('a second copy gives way to the one running on the same data', async ({ app, page, userData }) => {
  const { executable, flags, env } = await findRuntime();
  const copy = spawn(executable, [...flags, `--user-data-dir=${userData}`, projectFolder], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  await once(copy, 'exit');
  expect(copy.exitCode).toBe(0);
  expect(app.windows()).toHaveLength(1);
  expect(await ask(page, 'campaigns:list')).not.toHaveLength(0);
});

test('what isn’t in the contract is refused in Portuguese, naming the field', async ({ page }) => {
  const { combat } = await startSampleFight(page);
  const foreign = '00000000-0000-4000-8000-000000000000';
  const command = (fields: string) =>
    `'combats:command', { combatId: '${combat.id}', after: 0, command: {}, ${fields} }`;
  const cases: readonly [string, string, string | undefined, string][] = [
    [`'files:read', { path: '/etc/passwd' }`, 'BAD_REQUEST', 'channel', 'Não existe o pedido files:read.'],
    [`'__proto__'`, 'BAD_REQUEST', 'channel', 'Não existe o pedido __proto__.'],
    [
      `'campaigns:create', { name: 'A', system: () => 1 }`,
      'BAD_REQUEST',
      'channel',
      'O pedido campaigns:create traz algo que não pode ser enviado.',
    ],
    [`'campaigns:create', { name: 'A' }`, 'BAD_REQUEST', 'system', 'Falta o campo system.'],
    [
      `'campaigns:create', { name: 5, system: 'cairn' }`,
      'BAD_REQUEST',
      'name',
      'O campo name não serve: esperava um texto.',
    ],
    [
      `'campaigns:create', { name: 'A', system: 'cairn', path: '/tmp' }`,
      'BAD_REQUEST',
      'path',
      'Campo desconhecido: path.',
    ],
    [`'campaigns:create'`, 'BAD_REQUEST', '', 'O pedido não serve como veio: esperava outros dados.'],
    [
      `'creatures:list', { campaignId: '${foreign}' }`,
      'NOT_FOUND',
      'campaignId',
      'Não encontrei essa campanha. Abra outra.',
    ],
    [`'combats:open', { id: '${foreign}' }`, 'NOT_FOUND', 'id', 'Não encontrei essa luta. Escolha outra.'],
    [
      `'combats:open', { id: "x' OR 1=1" }`,
      'BAD_REQUEST',
      'id',
      'O campo id não serve: não entendi o valor.',
    ],
    [
      command(`after: 0.5, command: { type: 'start' }`),
      'BAD_REQUEST',
      'after',
      'O campo after não serve: esperava um número inteiro.',
    ],
    [
      command(`after: 9, command: { type: 'start' }`),
      'NOT_ALLOWED',
      'after',
      'A luta já avançou. Veja como está agora e tente de novo.',
    ],
    [command(''), 'BAD_REQUEST', 'command.type', 'Falta o campo command.type.'],
    [
      command(`command: { type: 'damage', target: 'zz', amount: 1 }`),
      'NOT_ALLOWED',
      'command.target',
      'Quem você escolheu não está nesta luta (zz). Escolha outra pessoa.',
    ],
    [
      command(`command: { type: 'start' }, typed: { initiative: [21] }`),
      'DIE_OUT_OF_RANGE',
      'typed.initiative[0]',
      'Um d20 não mostra 21. Digite de 1 a 20.',
    ],
  ];
  for (const [args, code, path, words] of cases) {
    expect(await refusalOf(page, args), args).toEqual({ code, path, words });
  }
  expect((await ask(page, 'combats:open', { id: combat.id })).count).toBe(0);
  expect(await page.evaluate('Object.keys(window.rodada)')).toEqual(['call', 'on']);
});
