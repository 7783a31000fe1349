import { individualParts } from '../individual.ts';
import type { TrackerParts } from '../parts.ts';
import FrightenPanel from './tracker/checks/FrightenPanel.svelte';
import { HEROES_ACTS } from './tracker/acts/heroes-acts.ts';
import HeroesActsPanel from './tracker/acts/HeroesActsPanel.svelte';
import HeroesAttackPanel from './tracker/attack/HeroesAttackPanel.svelte';
import HeroesSituation from './tracker/HeroesSituation.svelte';
import ManeuverPanel from './tracker/maneuver/ManeuverPanel.svelte';
import ObjectPanel from './tracker/objects/ObjectPanel.svelte';
import PowerPanel from './tracker/powers/PowerPanel.svelte';
import TestPanel from './tracker/checks/TestPanel.svelte';

/** The tracker of heroes-d20: attacks with their odds, manoeuvres, powers, objects of the scene, tests. */
export const heroesParts: TrackerParts = {
  ...individualParts,
  acts: HEROES_ACTS,
  panels: {
    ...individualParts.panels,
    attack: HeroesAttackPanel,
    maneuver: ManeuverPanel,
    power: PowerPanel,
    object: ObjectPanel,
    test: TestPanel,
    spend: HeroesActsPanel,
    frighten: FrightenPanel,
  },
  Situation: HeroesSituation,
  conditionFields: {
    concealed: [{ name: 'percent', label: 'tracker.detail.percent', kind: 'percent', options: [20, 50] }],
    flanked: [{ name: 'enemies', label: 'tracker.detail.enemies', kind: 'figure', help: null }],
    fatigued: [{ name: 'con', label: 'tracker.detail.con', kind: 'figure', help: 'tracker.detail.conHelp' }],
  },
};
