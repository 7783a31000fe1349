import type { JsonObject } from '#shared/json.ts';

/** Actors as other tools write them, of our own invention. */

/** An agent of Foundry's Ordem Paranormal, of the twentieth level of NEX 99%. */
export const AGENT: JsonObject = {
  name: 'Iara Dornelas',
  type: 'agent',
  _stats: { systemId: 'ordemparanormal' },
  system: {
    PV: { value: 12, max: 10 },
    PE: { value: 4, max: 1 },
    NEX: { value: 99 },
    attributes: {
      dex: { value: 2 },
      str: { value: 1 },
      int: { value: 3 },
      pre: { value: 1 },
      vit: { value: 2 },
    },
    defense: { value: 10 },
    desloc: { value: 12 },
    skills: {
      fighting: { degree: { label: 'trained', value: 0 }, value: 2, mod: null },
      resilience: { degree: { label: 'veteran' } },
      stealth: { degree: { label: 'untrained' }, value: 3, attr: ['dex', 1] },
      religion: { degree: { label: 'odd' } },
      freeSkill: { name: '', degree: { label: 'trained' } },
    },
    biography: '<p>Guarda a <strong>chave</strong>.</p>',
    goals: 'Os seus objetivos aqui.',
    resources: { res1: { label: 'Munição', value: '2', max: '6' } },
  },
  items: [
    { _id: 'c1', name: 'Ocultista', type: 'class', system: { hpInitial: 12, hpPerLevel: '2' } },
    {
      ...{ _id: 'w1', name: 'Gancho', type: 'armament' },
      system: {
        types: { rangeType: { name: 'melee' }, gripType: 'light' },
        formulas: {
          damage: {
            formula: '1d8',
            attr: 'str',
            bonus: '',
            parts: [['1d4', 'fireDamage']],
            type: 'cuttingDamage',
          },
          attack: { attr: 'str', skill: 'fighting', bonus: '2' },
        },
        ...{ critical: '19/x3', range: '' },
      },
    },
    { _id: 'w2', name: 'Rede', type: 'armament', system: { formulas: { damage: { formula: 'especial' } } } },
    { _id: 'p1', name: 'Casaco', type: 'protection', system: { defense: '3', using: { state: true } } },
    {
      ...{ _id: 'r1', name: 'Eco', type: 'ritual' },
      system: { circle: '3', execution: 'complete', description: '<p>Repete o som.</p>' },
    },
    { name: 'Fôlego', type: 'ability', system: { cost: 2, costType: 'PE' } },
  ],
  effects: [
    { name: 'Amuleto', changes: [{ key: 'system.defense.value', mode: 2, value: '1' }] },
    { name: 'Febre', disabled: true, changes: [{ key: 'system.defense.value', mode: 2, value: '-9' }] },
    { name: 'Pacto', changes: [{ key: 'system.PV.bonus', mode: 2, value: '@NEX.value / 5' }] },
    { name: 'Visão', changes: [{ key: 'system.senses.dark', mode: 5, value: 'sim' }] },
  ],
};

/** A threat of Foundry's Ordem Paranormal with attacks that are texts. */
export const THREAT: JsonObject = {
  name: 'Casca',
  type: 'threat',
  system: {
    attributes: {
      ...{ hp: { value: 30, max: 45 }, vd: '60', movement: 9 },
      ...{ dex: { value: 1 }, str: { value: 3 }, int: { value: 0 }, pre: { value: 1 }, vit: { value: 3 } },
    },
    defense: { value: 19, damageResistances: 'Corte 5' },
    skills: { reflexes: { degree: { label: 'delta' } }, will: { degree: { label: 'immune', value: 999 } } },
    attacks: {
      q: {
        name: 'Patada',
        test: '3d20+9',
        damage: '2d6+4 e derruba',
        range: 'Corpo a corpo',
        critical: '19',
      },
      z: { name: 'Espinho', damage: '2d8', range: '30m', numberOfAttacks: '2' },
      y: { name: 'Olhar', damage: 'medo', range: '9m' },
    },
    resistances: { fireDamage: { value: 10 }, coldDamage: { immune: true }, damageDamage: { value: 3 } },
    abilities: [{ name: 'Muda', description: '<p>Troca de pele.</p>' }],
  },
};

/** A monster of Foundry's Cairn of before its tenth version. */
export const FIRST_MONSTER: JsonObject = {
  name: 'Sapo de Cera',
  type: 'npc',
  data: {
    abilities: { STR: { value: 160, max: 160 }, DEX: { value: '8', max: 8 }, WIL: { value: 5, max: 7 } },
    hp: { value: 3, max: 6 },
    armor: null,
    biography: '<ul><li>Vive em detachment.</li><li>Critical Damage: fica preso.</li></ul>',
  },
  items: [
    { name: 'Língua*', type: 'weapon', data: { damageFormula: '2d6k' } },
    { name: 'Cuspe', type: 'item', data: { damageFormula: '3d4', blast: true } },
    { name: 'Casca', type: 'armor', data: { armor: '2', equipped: true } },
    { name: 'Capa', type: 'armor', data: { armor: 3, equipped: false } },
    { name: 'Fadiga', type: 'item', data: { quantity: 2 } },
  ],
};

/** A character of Foundry's Cairn of the second edition. */
export const SECOND_CHARACTER: JsonObject = {
  name: 'Olmo',
  type: 'character',
  _stats: { systemId: 'cairn2e' },
  system: {
    abilities: { STR: { value: 9, max: 11 }, DEX: { value: 10, max: 10 }, WIL: { value: 12, max: 12 } },
    hp: { value: 2, max: 5 },
    description: '<p>Diz @UUID[Item.a]{adeus}.</p>',
  },
  items: [
    { _id: 'g1', name: 'Foices', type: 'gear', system: { damage: 'd6', paired: true, slots: 2 } },
    { _id: 'g2', name: 'Mula', type: 'gear', system: { capacity: 6 } },
    { _id: 'g3', name: 'Lança', type: 'gear', system: { damage: 'd8', container: 'g2' } },
    { _id: 'g4', name: 'Gibão', type: 'gear', system: { armor: 1, equipped: true } },
    { name: 'Rasgo', type: 'scar', system: { entry: 3, resolved: false } },
    { name: 'Moedas', type: 'coin', system: { value: 14 } },
    { name: 'Cansaço', type: 'fatigue', system: {} },
  ],
  effects: [{ name: 'Sem nada', statuses: ['deprived'] }],
};

/** A character of Cairn's companion app. */
export const KETTLEWRIGHT: JsonObject = {
  name: 'Custom',
  custom_name: 'Brisa',
  ...{
    strength: 8,
    strength_max: 10,
    dexterity: 11,
    dexterity_max: 11,
    willpower: null,
    willpower_max: null,
  },
  ...{ hp: 1, hp_max: 4, armor: '3', deprived: true, gold: 9 },
  items: [
    { id: 4, name: 'Arco', tags: ['d6', 'bulky'], location: 0 },
    { id: '5', name: 'Cota', tags: ['2 Armor'], location: 0, armor_active: true },
    { id: 6, name: 'Machado', tags: ['d8'], location: 2 },
    { id: 7, name: 'Elixir', tags: ['d6 STR'], location: 0 },
    { id: 8, name: 'Saco', carrying: 2, tags: null, location: 0 },
  ],
};

/** Monsters of Cairn's companion app, each under its name. */
export const BY_NAME: JsonObject = {
  Monsters: {
    'Cão de Brasa': {
      ...{ HP: 5, STR: 12, DEX: 13, WIL: 8, Attack: 'bite (d8) or fire breath (d6, blast)' },
      Traits: ['Sente medo.', 'Critical Damage: queima até os ossos.'],
    },
    'Velha Coruja': { HP: 4, Armor: 1, STR: 6, DEX: 12, WIL: 14, Traits: [] },
    Enxame: { HP: 7, STR: 5, DEX: 15, WIL: 6, Attack: 'bite (d12), detachment' },
    Vago: { HP: null, STR: 5, DEX: 5, WIL: 5 },
  },
};

/** One of each. */
export const FOREIGN_FILES = [AGENT, THREAT, FIRST_MONSTER, SECOND_CHARACTER, KETTLEWRIGHT, BY_NAME];
