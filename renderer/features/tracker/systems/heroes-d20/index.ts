import { individualParts } from '../individual.ts';
import type { TrackerParts } from '../parts.ts';
import HeroesAttackPanel from './HeroesAttackPanel.svelte';

/** The tracker of heroes-d20: individual turns with its own attack and the details of its conditions. */
export const heroesParts: TrackerParts = {
  ...individualParts,
  panels: { ...individualParts.panels, attack: HeroesAttackPanel },
  conditionFields: {
    concealed: [{ name: 'percent', label: 'tracker.detail.percent', kind: 'percent', options: [20, 50] }],
    flanked: [{ name: 'enemies', label: 'tracker.detail.enemies', kind: 'figure', help: null }],
    fatigued: [{ name: 'con', label: 'tracker.detail.con', kind: 'figure', help: 'tracker.detail.conHelp' }],
  },
};
