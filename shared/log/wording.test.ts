import { describe, expect, it } from 'vitest';
import type { CombatEvent } from '#shared/combat/events.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { plain } from '#shared/text/message.ts';
import { entryOf } from './entry.ts';
import { AGATA, BRUTE, EVENTS } from './testing/events.ts';
import { entryText } from './formats/text.ts';

function worded(events: readonly CombatEvent[], locale: 'pt-BR' | 'en' = 'pt-BR', command = 'x'): string {
  const entry = entryOf({
    seq: 1,
    at: null,
    round: 1,
    turn: null,
    count: null,
    command: { type: command },
    events,
  });
  return entryText(entry, locale);
}

const WORDS: { readonly [T in CombatEvent['type']]: readonly [ptBR: string, en: string] } = {
  started: ['Começa o combate: Ágata (19), Brutamontes (7)', 'The fight begins: Ágata (19), Brutamontes (7)'],
  rerolled: ['Nova iniciativa: Brutamontes (7), Ágata (19)', 'New initiative: Brutamontes (7), Ágata (19)'],
  round: ['Começa a rodada 2', 'Round 2 begins'],
  turn: ['Turno de Ágata', 'Ágata’s turn'],
  test: ['Ágata ataca: acerta', 'Ágata ataca: acerta'],
  rolled: ['Brutamontes rola 2d6: 9 de dano', 'Brutamontes rola 2d6: 9 de dano'],
  damage: [
    'Brutamontes sofre 11 de dano, 4 nos pontos temporários (9 → 2)',
    'Brutamontes takes 11 damage, 4 of it to temporary points (9 → 2)',
  ],
  healed: ['Ágata recupera 5 pontos (20 → 25)', 'Ágata regains 5 points (20 → 25)'],
  temp: ['Ágata fica com 4 pontos temporários', 'Ágata now has 4 temporary points'],
  standing: ['Brutamontes cai', 'Brutamontes cai'],
  consequence: ['Ágata ganha uma cicatriz', 'Ágata ganha uma cicatriz'],
  'condition-added': [
    'Brutamontes recebe a condição Caído por 2 rodadas, causada por Ágata',
    'Brutamontes gains the condition Caído for 2 rounds, caused by Ágata',
  ],
  'condition-ended': ['Acaba a condição Caído de Brutamontes', 'Brutamontes’s condition Caído ends'],
  delayed: ['Ágata atrasa a ação, até −12', 'Ágata delays, down to −12'],
  ready: ['Ágata prepara uma ação: “se a porta abrir”', 'Ágata readies an action: “se a porta abrir”'],
  'ready-lost': [
    'Ágata perde a ação preparada: “se a porta abrir”',
    'Ágata loses the readied action: “se a porta abrir”',
  ],
  'acted-now': [
    'Ágata age agora, na contagem 7, antes de Brutamontes',
    'Ágata acts now, on count 7, before Brutamontes',
  ],
  reordered: [
    'Ágata passa para antes de Brutamontes na ordem',
    'Ágata moves before Brutamontes in the order',
  ],
  'initiative-set': ['A iniciativa de Ágata muda de 19 para −3', 'Ágata’s initiative changes from 19 to −3'],
  joined: [
    'Brutamontes entra no combate, com iniciativa 14',
    'Brutamontes joins the fight, with initiative 14',
  ],
  left: ['Brutamontes sai do combate', 'Brutamontes leaves the fight'],
  spent: ['Ágata gasta sorte do grupo', 'Ágata spends luck of the party'],
  told: ['A ponte range', 'A ponte range'],
  fate: [
    'O narrador decide: Brutamontes morre — caiu da ponte',
    'The narrator rules: Brutamontes dies — caiu da ponte',
  ],
  ruling: [
    'O narrador decide: Brutamontes fica com 5 (tinha 2), 3 temporários — a armadura amassou',
    'The narrator rules: Brutamontes has 5 (had 2), 3 temporary — a armadura amassou',
  ],
  'condition-extended': [
    'Caído de Brutamontes dura até a rodada 5',
    'Brutamontes’s Caído lasts until round 5',
  ],
  hidden: ['Brutamontes se esconde dos jogadores', 'Brutamontes is hidden from the players'],
  reminder: ['Lembrete de Brutamontes: regenera', 'Brutamontes’s reminder: regenera'],
  renamed: [
    'Brutamontes passa a se chamar O de capa vermelha',
    'Brutamontes is now called O de capa vermelha',
  ],
  counter: ['Ágata gasta Flechas: 3 → 2 de 5', 'Ágata spends Flechas: 3 → 2 of 5'],
  corrected: [
    'O narrador corrige a ficha de Brutamontes: CA 14 → 16, PV 9/12 → 9/15',
    'The narrator corrects Brutamontes’s sheet: CA 14 → 16, PV 9/12 → 9/15',
  ],
  noted: ['Nota do narrador: a ponte range', 'Narrator’s note: a ponte range'],
  reset: ['A luta volta ao começo', 'The fight goes back to its beginning'],
  ended: ['O combate termina, depois de 3 rodadas', 'The fight ends, after 3 rounds'],
};

describe('the wording of events', () => {
  it.each(Object.values(EVENTS))('has words for $type in both languages', (event) => {
    expect(LOCALES.map((locale) => worded([event], locale))).toEqual(WORDS[event.type]);
  });

  it.each<readonly [string, CombatEvent]>([
    ['Brutamontes sofre 3 de dano, todo nos pontos temporários', damage({ amount: 3, absorbed: 3, to: 9 })],
    ['Ágata causa 4 de dano a Brutamontes (9 → 5)', damage({ by: AGATA, amount: 4, absorbed: 0, to: 5 })],
    ['Brutamontes sofre 0 de dano', damage({ amount: 0, absorbed: 0, to: 9 })],
    ['Ágata recupera 1 ponto (24 → 25)', { ...EVENTS.healed, from: 24 }],
    ['Ágata não recupera pontos, já com 25/25', { ...EVENTS.healed, from: 25 }],
    ['Ágata fica com 1 ponto temporário', { ...EVENTS.temp, to: 1 }],
    ['Ágata continua com 4 pontos temporários', { ...EVENTS.temp, from: 4 }],
    ['Ágata atrasa a ação', { ...EVENTS.delayed, lowest: null }],
    ['Ágata atrasa a ação de 19 para 12', { ...EVENTS.delayed, to: 12 }],
    ['Ágata passa para o fim da ordem', { ...EVENTS.reordered, before: null }],
    ['Começa o combate', { ...EVENTS.started, order: [] }],
    ['Brutamontes entra no combate', { ...EVENTS.joined, total: null }],
    ['Brutamontes perde a condição Caído', { ...EVENTS['condition-ended'], how: 'removed' }],
    [
      'Brutamontes recebe a condição Caído',
      { ...EVENTS['condition-added'], rounds: null, ends: null, by: null },
    ],
    [
      'Brutamontes recebe a condição Caído até seu turno na rodada 2',
      { ...EVENTS['condition-added'], rounds: null, ends: { at: 'own-turn', round: 2 }, by: BRUTE },
    ],
    ['O combate termina, depois de 1 rodada', { ...EVENTS.ended, rounds: 1 }],
  ])('says “%s”', (words, event) => {
    expect(worded([event])).toBe(words);
  });

  it('shortens damage after the one attack that dealt it, and tells the fall in the same entry', () => {
    const dealt = damage({ by: AGATA, amount: 11, absorbed: 0, to: 0 });
    expect(worded([EVENTS.test, dealt, EVENTS.standing])).toBe(
      'Ágata ataca: acerta · 11 de dano (9 → 0) · Brutamontes cai',
    );
  });

  it('names whom damage hits when it is another than the target of the attack', () => {
    const other = { ...BRUTE, id: 'other', name: 'Outro' };
    const dealt = { ...damage({ by: AGATA, amount: 2, absorbed: 0, to: 7 }), target: other };
    expect(worded([EVENTS.test, dealt])).toBe('Ágata ataca: acerta · Ágata causa 2 de dano a Outro (9 → 7)');
  });

  it('tells a turn before what ended as it began, and not its round', () => {
    const events = [EVENTS.round, EVENTS['condition-ended'], EVENTS['ready-lost'], EVENTS.turn];
    expect(worded(events)).toBe(
      'Turno de Ágata · acaba a condição Caído de Brutamontes · Ágata perde a ação preparada: “se a porta abrir”',
    );
  });

  it('announces no round with the start of the fight', () => {
    const start = { ...EVENTS.started, order: [] };
    expect(worded([start, { type: 'round', round: 1 }, EVENTS.told])).toBe(
      'Começa o combate · A ponte range',
    );
  });

  it('makes a headline part of its sentence', () => {
    expect(worded([{ ...EVENTS.test, verdict: plain('Acerta: 25 contra 15') }])).toBe(
      'Ágata ataca: Acerta, 25 contra 15',
    );
  });

  it('says what the narrator did by hand', () => {
    expect(worded([EVENTS.reordered], 'pt-BR', 'reorder')).toBe(
      'Ágata passa para antes de Brutamontes na ordem · pelo narrador',
    );
  });

  it('keeps decimals in the way of the language', () => {
    const said = { key: 'log.round', values: { round: 1.5 } };
    expect(worded([{ ...EVENTS.told, said }], 'pt-BR')).toBe('Começa a rodada 1,5');
    expect(worded([{ ...EVENTS.told, said }], 'en')).toBe('Round 1.5 begins');
  });
});

function damage(changes: Partial<(typeof EVENTS)['damage']>): (typeof EVENTS)['damage'] {
  return { ...EVENTS.damage, ...changes };
}
