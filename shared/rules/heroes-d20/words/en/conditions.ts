import type { conditions as source } from '#shared/rules/heroes-d20/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'dial.attack': 'Attack',
  'dial.defense': 'Defense',
  'dial.melee-defense': 'Defense against melee',
  'dial.ranged-defense': 'Defense against ranged',
  'dial.every-roll': 'Every roll',
  'dial.damage': 'Damage',
  'condition.frightened': 'Frightened',
  'condition.prone': 'Prone',
  'condition.concealed': 'Concealment',
  'condition.concealedBy': 'Concealment {{percent}}%',
  'condition.blinded': 'Blinded',
  'condition.cover': 'Cover',
  'condition.flat-footed': 'Flat-footed',
  'condition.higher-ground': 'Higher ground',
  'condition.fatigued': 'Fatigued',
  'condition.flanked': 'Flanked',
  'condition.flankedBy': 'Flanked ({{enemies}})',
  'condition.grappled': 'Grappled',
  'condition.grappling': 'Grappling',
  'condition.feinted': 'Feinted',
  'condition.frightened.means':
    '−2 to attack its source and to defend against it; against everyone when the source is unknown.',
  'condition.prone.means': '−4 to defence; +4 against ranged attacks.',
  'condition.concealed.means':
    'Attacks on the concealed miss on a natural 8, 9, 12 or 13 (20%), or on any even natural (50%). A 20 always hits.',
  'condition.blinded.means':
    '−4 to defence. Hits only on an odd natural: a 1 misses and a 20 hits. A Fortitude check ends it.',
  'condition.cover.means': '+4 to defence against ranged attacks.',
  'condition.flat-footed.means': '−2 on every d20 roll, until its next turn.',
  'condition.higher-ground.means': '+1 to attacks and defences.',
  'condition.fatigued.means': 'Loses its CON modifier on every d20 roll, until it passes a Fortitude check.',
  'condition.flanked.means': 'To defence, −1 and another −1 for each enemy around, from 2 on.',
  'condition.grappled.means':
    'Cannot move and is flat-footed, with another −2 to attacks. Breaks free with a combat action and a check won.',
  'condition.grappling.means':
    'Hands full: attacks only with a weapon that takes no hand. Drags at half movement and lets go at will.',
  'condition.feinted.means':
    'Flat-footed for the next attack of whoever feinted, at most until the end of the next round.',
  'condition.power.means': 'A power being kept: it ends when it is not paid for.',

  'tracker.detail.con': 'CON',
  'tracker.detail.conHelp': 'Empty: the sheet’s.',
  'tracker.detail.enemies': 'Opponents around',
  'tracker.detail.percent': 'Percentage',
};
