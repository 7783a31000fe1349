import { expect, it } from 'vitest';
import { aboutText } from './about-text.ts';

const ABOUT = {
  version: '1.2.3',
  commit: 'abc1234',
  runtime: 'Electron 45 · Chrome 150 · Node 24',
  sqlite: '3.53.0',
  system: 'Linux 6.1 x64',
  schema: 17,
  counts: { campaigns: 2, characters: 8, creatures: 1200, encounters: 3, sessions: 1, fights: 4 },
};

it('says all that a report of a fault needs, a line each', () => {
  expect(aboutText(ABOUT, { locale: 'pt-BR', theme: 'dark', textSize: 100 }, true)).toBe(
    [
      'Rodada 1.2.3 (abc1234)',
      'Electron 45 · Chrome 150 · Node 24 · SQLite 3.53.0',
      'Sistema: Linux 6.1 x64',
      'Idioma: Português (Brasil) · tema: Escuro · texto: 100%',
      'Versão dos dados: 17',
      'Campanhas: 2 · personagens: 8 · criaturas: 1200 · encontros: 3 · sessões: 1 · lutas: 4',
    ].join('\n'),
  );
});

it('says in English, too, where no commit is known and nothing can be written', () => {
  const lines = aboutText({ ...ABOUT, commit: null }, { locale: 'en', theme: 'light', textSize: 150 }, false);
  expect(lines.split('\n')).toEqual(
    expect.arrayContaining(['Rodada 1.2.3', 'Language: English · theme: Light · text: 150%']),
  );
  expect(lines).toContain('The data can only be read.');
});
