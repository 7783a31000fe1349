import { describe, expect, it } from 'vitest';
import type { BackupStatus } from '#shared/api/backups.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { backupMessage, savingMessage } from './saving-status.ts';

const NOW = Date.parse('2026-11-28T21:04:09Z');
const nothing: BackupStatus = { at: null, changed: true, failure: null, second: null };

describe('the status line says of saving', () => {
  const said = (more: Partial<Parameters<typeof savingMessage>[0]>) => {
    const { said: words, well } = savingMessage({ writable: true, at: null, failure: null, ...more });
    return [say(words, 'pt-BR'), well];
  };
  const full = message('store.error.full');

  it('that all is saved, and when the last was', () => {
    expect(said({})).toEqual(['Tudo salvo', true]);
    expect(said({ at: '21:04:09' })).toEqual(['Salvo 21:04:09', true]);
  });

  it('that nothing is, and why', () => {
    expect(said({ writable: false, at: '21:04:09' })).toEqual(['Só leitura: nada é gravado', false]);
    const [words, well] = said({ at: '21:04:09', failure: full });
    expect([words, well]).toEqual([expect.stringMatching(/^Não foi gravado: O disco está cheio/), false]);
  });
});

describe('the status line says of backups', () => {
  const said = (more: Partial<BackupStatus>) => {
    const { said: words, well } = backupMessage({ ...nothing, ...more }, NOW);
    return [say(words, 'pt-BR'), say(words, 'en'), well];
  };
  const ago = (ms: number) => said({ at: new Date(NOW - ms).toISOString() });

  it('how old the last one is', () => {
    expect(said({})).toEqual(['Sem cópia ainda', 'No backup yet', true]);
    expect(ago(59_999)[0]).toBe('Cópia: agora há pouco');
    expect(ago(60_000)).toEqual(['Cópia: há 1 minuto', 'Backup: 1 minute ago', true]);
    expect(ago(59 * 60_000)[0]).toBe('Cópia: há 59 minutos');
    expect(ago(2 * 3_600_000)[0]).toBe('Cópia: há 2 horas');
    expect(ago(49 * 3_600_000)[0]).toBe('Cópia: há 2 dias');
    expect(ago(-5000)[0]).toBe('Cópia: agora há pouco');
  });

  it('that it failed, or waits for its second place', () => {
    const at = new Date(NOW).toISOString();
    expect(said({ at, failure: message('error.internal') })).toEqual([
      'A última cópia falhou',
      'The last backup failed',
      false,
    ]);
    const second = { folder: '/disco', away: true, waiting: true };
    expect(said({ at, second })[0]).toBe('Cópia espera o segundo lugar');
    expect(said({ at, second: { ...second, waiting: false } })[0]).toBe('Cópia: agora há pouco');
  });
});
