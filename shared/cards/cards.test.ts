import { describe, expect, it } from 'vitest';
import { newCombat } from '#shared/engine/new-combat.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { CardSource } from './cards.ts';
import { creatureCards } from './creature-cards.ts';
import { initiativeCards } from './initiative-cards.ts';
import { cardsPage } from './page.ts';

const sheet = {
  level: 2,
  dex: 1,
  fighting: 5,
  armorClass: 3,
  initiative: 2,
  weapons: [{ id: 'faca', name: 'Faca <curva>', kind: 'melee', damage: '1d6', criticalRange: 19 }],
};

function source(system: string, own: CardSource['creatures'][number]['sheet'] = sheet): CardSource {
  const rules = systemOf(system);
  const one = { name: 'Capanga 1', side: 'foe', hp: { current: 12, max: 12 }, sheet: own };
  const checked = rules.sheet.parse(own);
  return {
    title: 'Ponte',
    campaign: 'A Torre',
    system: rules,
    state: newCombat(rules, {
      combatants: [{ ...one, id: 'c1', hidden: true, reminder: 'Foge com 3 PV' }],
      reserves: [{ round: 3, combatant: { ...one, id: 'c2', name: 'Capanga & filho' } }],
    }),
    surprised: ['c1'],
    creatures: [
      { name: 'Capanga', quantity: 2, side: 'foe', hp: 12, sheet: checked, notes: '<b>Medroso</b>' },
    ],
  };
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('initiative cards', () => {
  it('show everybody twice, once for the players: the waves to come, what is hidden and what to remember', () => {
    const html = initiativeCards(source('heroes-d20'), 'pt-BR');
    const words = wordsOf(html);
    expect(html.match(/class="tent"/g)).toHaveLength(2);
    expect(words).toMatch(/Capanga 1 Capanga 1 Ini \+2 · 12 PV Nível 2 · Luta \+5/);
    expect(words).toMatch(/Oculto Começa surpreso Foge com 3 PV/);
    expect(words).toContain('Capanga &amp; filho Ini +2 · 12 PV');
    expect(words).toContain('Chega na rodada 3');
  });

  it('leave initiative out where nobody rolls for it', () => {
    const words = wordsOf(initiativeCards(source('cairn', { armor: 1 }), 'pt-BR'));
    expect(words).not.toContain('Ini ');
    expect(words).toContain('1 Armadura');
  });
});

describe('creature cards', () => {
  it('show what is set of the sheet under the words of its form, each weapon in one line, notes escaped', () => {
    const html = creatureCards(source('heroes-d20'), 'pt-BR');
    const words = wordsOf(html);
    expect(words).toContain('Capanga ×2 12 PV');
    expect(words).toContain('Faca &lt;curva&gt; · corpo a corpo · 1d6 · 19–20 · ×2');
    expect(words).toContain('&lt;b&gt;Medroso&lt;/b&gt;');
    expect(words).not.toContain('Vontade');
    expect(html.match(/class="points"/g)).toHaveLength(2);
  });

  it.each([
    ['rituals-d20', { agility: 2 }],
    ['scop', { skills: [{ name: 'Briga', level: 2 }] }],
    ['cairn', { weapons: [{ id: 'arco', name: 'Arco', dice: 'd6' }] }],
  ] as const)('are there in %s', (system, own) => {
    expect(creatureCards(source(system, own), 'en')).toContain('<h3>');
  });
});

it('both kinds show portraits, and those without one have no place for it', () => {
  const portrait = 'data:image/webp;base64,UklGRg==';
  const img = `<img class="portrait" src="${portrait}" alt="">`;
  const given = source('heroes-d20');
  const tents = initiativeCards({ ...given, portraits: { c2: portrait } }, 'pt-BR');
  expect(tents.split('<section').map((tent) => tent.includes(img))).toEqual([false, false, true]);
  const creatures = given.creatures.flatMap((one) => [one, { ...one, portrait }]);
  const cards = creatureCards({ ...given, creatures }, 'pt-BR');
  expect(cards.split('<article').map((card) => card.includes(img))).toEqual([false, false, true]);
});

it('a page of cards fetches nothing and runs nothing', () => {
  const page = cardsPage({ title: '<Ponte>', body: '', footer: 'Rodada · "A"' }, 'pt-BR', '/* faces */');
  expect(page).toContain("default-src 'none'");
  expect(page).toContain('img-src data:"');
  expect(page).toContain('<title>&lt;Ponte&gt;</title>');
  expect(page).not.toContain('<script');
});
