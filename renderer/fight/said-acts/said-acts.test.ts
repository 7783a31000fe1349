import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { say } from '#shared/text/translate.ts';
import { act as carryOut, fightState, heroes } from '#renderer/fight/testing/fight.ts';
import { readSaid } from './read-said.ts';
import { saidCommands } from './said-commands.ts';
import { saidFight } from './said-fight.ts';
import { tellSaid } from './tell-said.ts';

/** Ágata's turn; Capanga 2 is defeated, Breno lies prone, Nilo waits. */
const STATE = (() => {
  const prone = carryOut(fightState(), { type: 'add-condition', target: 'breno', condition: 'prone' }).state;
  const combatants = prone.combatants.map((one) => (one.id === 'nilo' ? { ...one, ready: 'já' } : one));
  return { ...prone, combatants };
})();
const FIGHT = saidFight(STATE, heroes, 'pt-BR');

function commandsOf(line: string): unknown {
  const read = readSaid(line, FIGHT, 'down');
  if (read === null) return null;
  if (!read.ok) return say(read.why, 'pt-BR');
  const sent = saidCommands(read.act, STATE, heroes);
  return sent.ok ? sent.commands : say(sent.why, 'pt-BR');
}

const whoOf = (line: string) => {
  const read = readSaid(line, FIGHT, 'down');
  return read?.ok === true ? read.act.who.map(({ shown }) => shown).join(' | ') : read;
};

describe('an act said in a line', () => {
  it.each([
    ['dano 7 capanga 2', [{ type: 'damage', target: 'capanga-2', amount: 7 }]],
    ['DANO 7 em Capanga 2', [{ type: 'damage', target: 'capanga-2', amount: 7 }]],
    ['dano 7 metade cap 1', [{ type: 'damage', target: 'capanga-1', amount: 3 }]],
    ['dano 3+4 agata', [{ type: 'damage', target: 'agata', amount: 7 }]],
    ['cura 5 ágata', [{ type: 'heal', target: 'agata', amount: 5 }]],
    ['heal 5 agata', [{ type: 'heal', target: 'agata', amount: 5 }]],
    ['temp 5 breno', [{ type: 'temp-hp', target: 'breno', amount: 5 }]],
    ['cair ágata', [{ type: 'set-fate', combatant: 'agata', fate: 'down', note: '' }]],
    ['drop ágata', [{ type: 'set-fate', combatant: 'agata', fate: 'down', note: '' }]],
    ['Ágata morre', null],
    ['morre breno', [{ type: 'set-fate', combatant: 'breno', fate: 'dead', note: '' }]],
    ['kill breno', [{ type: 'set-fate', combatant: 'breno', fate: 'dead', note: '' }]],
    ['sai nilo', [{ type: 'set-fate', combatant: 'nilo', fate: 'gone', note: '' }]],
    ['flee nilo', [{ type: 'set-fate', combatant: 'nilo', fate: 'gone', note: '' }]],
    ['levanta capanga 2', [{ type: 'set-fate', combatant: 'capanga-2', fate: 'standing', note: '' }]],
    ['stand: capanga 2', [{ type: 'set-fate', combatant: 'capanga-2', fate: 'standing', note: '' }]],
    ['esconder nilo', [{ type: 'hide', combatants: ['nilo'], hidden: true }]],
    ['mostrar guarda', [{ type: 'hide', combatants: ['nilo'], hidden: false }]],
    ['iniciativa 15 breno', [{ type: 'set-initiative', combatant: 'breno', initiative: 15 }]],
    ['initiative -2 breno', [{ type: 'set-initiative', combatant: 'breno', initiative: -2 }]],
    ['remover capanga 1', [{ type: 'remove-combatant', combatant: 'capanga-1' }]],
    ['agir nilo', [{ type: 'act-now', combatant: 'nilo' }]],
    ['act now: nilo', [{ type: 'act-now', combatant: 'nilo' }]],
    ['tirar caído breno', [{ type: 'remove-condition', target: 'breno', condition: 'prone' }]],
    ['remove prone from all', [{ type: 'remove-condition', target: 'breno', condition: 'prone' }]],
    ['escolher com caído', []],
  ])('%s', (line, commands) => {
    expect(commandsOf(line)).toEqual(commands);
  });

  it.each([
    ['caído 3 capanga 1', 'prone', 3],
    ['caid capanga 1', 'prone', null],
    ['prone for 2 rounds on capanga 1', 'prone', 2],
    ['condição caído por 1 rodada em capanga 1', 'prone', 1],
  ])('%s puts a condition, by whoever is in turn', (line, condition, rounds) => {
    expect(commandsOf(line)).toMatchObject([
      { type: 'add-condition', target: 'capanga-1', condition, rounds: rounds ?? undefined, by: 'agata' },
    ]);
  });

  it.each([
    ['dano 1 ágata e breno', 'Ágata | Breno'],
    ['dano 1 breno, nilo e guarda', 'Breno | Guarda Nilo'],
    ['dano 1 capanga 1, 2', 'Capanga 1 | Capanga 2'],
    ['dano 1 capanga 1 e 2', 'Capanga 1 | Capanga 2'],
    ['dano 1 todos os oponentes', 'Capanga 1'],
    ['damage 1 all foes', 'Capanga 1'],
    ['cura 1 o grupo', 'Breno | Ágata'],
    ['cura 1 o grupo e os aliados', 'Breno | Ágata | Guarda Nilo'],
    ['dano 1 todos', 'Breno | Ágata | Capanga 1 | Guarda Nilo'],
    ['dano 1 todos os capangas', 'Capanga 1'],
    ['cura 1 todos com caído', 'Breno'],
    ['cura 1 with prone', 'Breno'],
  ])('%s is about %s', (line, names) => {
    expect(whoOf(line)).toBe(names);
  });

  it.each([
    ['dano 7 capanga', 'Qual deles? Diga um: Capanga 1, Capanga 2.'],
    ['dano 7', 'Em quem? Diga um nome, “todos os oponentes” ou “o grupo”.'],
    ['dano 7 zé', 'Ninguém aqui se chama “ze”. Diga outro nome.'],
    ['dano ágata', 'Falta o número. Escreva-o logo depois da primeira palavra.'],
    ['dano +7 ágata', 'Falta o número. Escreva-o logo depois da primeira palavra.'],
    ['agir breno', 'Breno não está atrasando nem tem ação preparada. Diga outro nome.'],
    ['cair capanga 2', 'Quem você disse já está assim. Diga outro nome.'],
    ['levantar breno', 'Quem você disse já está assim. Diga outro nome.'],
    ['cura 1 com cego', 'Ninguém tem Cego. Diga outra condição.'],
  ])('%s: %s', (line, why) => {
    expect(commandsOf(line)).toBe(why);
  });

  it.each(['', 'dano', 'agir agora', 'capanga', 'caído', 'tema claro', 'ca', 'próximo turno', 'breno'])(
    '“%s” is no act: it looks for something',
    (line) => {
      expect(commandsOf(line)).toBeNull();
    },
  );

  it('is told in words that say the same again, in each language', () => {
    const points = (kind: string) => fc.nat(99_999).map((amount) => `${kind} ${amount}`);
    const condition = fc.constantFrom(...FIGHT.conditions.map(({ shown }) => shown));
    const what = fc.oneof(
      fc.constantFrom('dano', 'cura', 'temp').chain(points),
      fc.integer({ min: -50, max: 99 }).map((count) => `iniciativa ${count}`),
      fc.tuple(condition, fc.integer({ min: 1, max: 99 })).map(([name, rounds]) => `${name} ${rounds}`),
      condition,
      fc.constantFrom(
        ...'cair morrer sair levantar esconder mostrar remover agir escolher'.split(' '),
        'tirar caído',
      ),
    );
    const names = fc.subarray(
      FIGHT.people.map(({ shown }) => shown),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(what, names, fc.constantFrom(...LOCALES), (said, who, locale) => {
        const read = readSaid(`${said} em ${who.join(', ')}`, FIGHT, 'down');
        if (said.startsWith('tirar') && !who.includes('Breno')) return read?.ok === false;
        expect(read).toMatchObject({ ok: true });
        if (read?.ok !== true) return false;
        const told = say(tellSaid(read.act, 'round'), locale);
        const again = readSaid(told, FIGHT, 'down');
        expect(again?.ok === true && bare(again.act), told).toEqual(bare(read.act));
        return true;
      }),
    );
  });
});

/** Without how a figure was worked out, which isn't told again. */
function bare(said: object): unknown {
  return JSON.parse(JSON.stringify(said, (key, value: unknown) => (key === 'told' ? undefined : value)));
}
