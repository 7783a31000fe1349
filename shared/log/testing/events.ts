import type { CombatEvent, Sum, Term, Who } from '#shared/combat/events.ts';
import { plain } from '#shared/text/message.ts';

/** A player's character. */
export const AGATA: Who = { id: 'agata', name: 'Ágata', label: null, side: 'pc' };
/** A foe. */
export const BRUTE: Who = { id: 'bruto', name: 'Brutamontes', label: null, side: 'foe' };

/** A figure of a sum, with the dice behind it. */
export function term(label: string, value: number, sides?: number): Term {
  const dice = sides === undefined ? [] : [{ sides, natural: value, kept: true }];
  return { label: plain(label), value, rule: 'H6', dice };
}

/** A sum of terms whose total is what they come to, unless said otherwise. */
export function sum(purpose: string, terms: readonly Term[], multiplier = 1, total?: number): Sum {
  const added = terms.reduce((before, { value }) => before + value, 0) * multiplier;
  return { purpose, label: plain('Teste'), terms, multiplier, total: total ?? added };
}

/** One event of each type by its type, with Ágata and a brute. */
export const EVENTS: { readonly [T in CombatEvent['type']]: Extract<CombatEvent, { type: T }> } = {
  started: {
    type: 'started',
    order: [
      { who: BRUTE, total: 7, natural: 5 },
      { who: AGATA, total: 19, natural: null },
    ],
  },
  rerolled: {
    type: 'rerolled',
    lowestFirst: true,
    order: [
      { who: AGATA, total: 19, natural: null },
      { who: BRUTE, total: 7, natural: 5 },
    ],
  },
  round: { type: 'round', round: 2 },
  turn: { type: 'turn', who: AGATA, count: 19 },
  test: {
    type: 'test',
    act: 'attack',
    actor: AGATA,
    target: BRUTE,
    said: plain('Ágata ataca'),
    outcome: 'success',
    verdict: plain('acerta'),
    sums: [sum('attack', [term('d20', 17, 20), term('Luta', 7)]), sum('defense', [term('d20', 15, 20)])],
    rule: 'H8',
  },
  rolled: {
    type: 'rolled',
    by: BRUTE,
    said: plain('Brutamontes rola 2d6'),
    verdict: plain('9 de dano'),
    sums: [sum('damage', [term('2d6', 9, 12)])],
  },
  damage: { type: 'damage', target: BRUTE, by: null, amount: 11, absorbed: 4, from: 9, to: 2, max: 40 },
  healed: { type: 'healed', target: AGATA, amount: 10, from: 20, to: 25, max: 25 },
  temp: { type: 'temp', target: AGATA, from: 0, to: 4 },
  standing: { type: 'standing', who: BRUTE, from: 'up', to: 'defeated', said: plain('Brutamontes cai') },
  consequence: {
    type: 'consequence',
    kind: 'scar',
    who: AGATA,
    said: plain('Ágata ganha uma cicatriz'),
    rule: 'C13',
    grave: true,
  },
  'condition-added': {
    type: 'condition-added',
    target: BRUTE,
    condition: 'prone',
    label: plain('Caído'),
    rounds: 2,
    ends: { at: 'count', round: 3, count: 19 },
    by: AGATA,
  },
  'condition-ended': {
    type: 'condition-ended',
    target: BRUTE,
    condition: 'prone',
    label: plain('Caído'),
    how: 'expired',
  },
  delayed: { type: 'delayed', who: AGATA, from: 19, to: null, lowest: -12 },
  ready: { type: 'ready', who: AGATA, trigger: 'se a porta abrir' },
  'ready-lost': { type: 'ready-lost', who: AGATA, trigger: 'se a porta abrir' },
  'acted-now': { type: 'acted-now', who: AGATA, count: 7, interrupted: BRUTE },
  reordered: { type: 'reordered', who: AGATA, before: BRUTE },
  'initiative-set': { type: 'initiative-set', who: AGATA, from: 19, to: -3 },
  joined: { type: 'joined', who: BRUTE, total: 14, natural: 10 },
  left: { type: 'left', who: BRUTE },
  spent: { type: 'spent', who: AGATA, action: 'movement', label: { key: 'log.stat.luck' } },
  told: { type: 'told', who: null, said: plain('A ponte range'), rule: 'C2' },
  fate: { type: 'fate', who: BRUTE, fate: 'dead', from: 'up', to: 'defeated', note: 'caiu da ponte' },
  ruling: {
    type: 'ruling',
    target: BRUTE,
    from: 2,
    to: 5,
    tempFrom: 0,
    tempTo: 3,
    max: 12,
    note: 'a armadura amassou',
  },
  'condition-extended': {
    type: 'condition-extended',
    target: BRUTE,
    condition: 'prone',
    label: plain('Caído'),
    ends: { at: 'count', round: 5, count: 7 },
  },
  hidden: { type: 'hidden', who: BRUTE, hidden: true },
  reminder: { type: 'reminder', who: BRUTE, text: 'regenera' },
  renamed: { type: 'renamed', who: BRUTE, to: { name: 'O de capa vermelha', label: null } },
  counter: {
    type: 'counter',
    who: AGATA,
    id: 'flechas',
    name: plain('Flechas'),
    from: 3,
    to: 2,
    max: 5,
    why: 'spent',
  },
  corrected: {
    type: 'corrected',
    who: BRUTE,
    changes: [plain('CA 14 → 16'), plain('PV 9/12 → 9/15')],
    hp: { current: 9, max: 15, temp: 0 },
  },
  noted: { type: 'noted', text: 'a ponte range', open: true },
  reset: { type: 'reset' },
  ended: { type: 'ended', rounds: 3 },
};
