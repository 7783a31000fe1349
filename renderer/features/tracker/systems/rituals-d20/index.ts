import { individualParts } from '../individual.ts';
import type { DetailField, TrackerParts } from '../parts.ts';
import AimPanel from './AimPanel.svelte';
import ChargePanel from './ChargePanel.svelte';
import CounterPanel from './CounterPanel.svelte';
import ManeuverPanel from './ManeuverPanel.svelte';
import RitualPanel from './RitualPanel.svelte';
import { RITUALS_ACTS } from './rituals-acts.ts';
import RitualsAttackPanel from './RitualsAttackPanel.svelte';
import RitualsDelayPanel from './RitualsDelayPanel.svelte';
import RitualsHead from './RitualsHead.svelte';
import RitualsSituation from './RitualsSituation.svelte';
import ScenePanel from './ScenePanel.svelte';
import TestPanel from './TestPanel.svelte';
import TurnActsPanel from './TurnActsPanel.svelte';

/** What the narrator has a condition change (N14). */
const RULED: readonly DetailField[] = [
  {
    name: 'attack',
    label: 'tracker.rituals.detail.attack',
    kind: 'figure',
    help: 'tracker.rituals.detail.help',
  },
  {
    name: 'defense',
    label: 'tracker.rituals.detail.defense',
    kind: 'figure',
    help: 'tracker.rituals.detail.help',
  },
];

/** The tracker of rituals-d20: reactions before the roll, counter-attacks, manoeuvres, rituals over rounds and scenes. */
export const ritualsParts: TrackerParts = {
  ...individualParts,
  Head: RitualsHead,
  acts: RITUALS_ACTS,
  panels: {
    ...individualParts.panels,
    attack: RitualsAttackPanel,
    counter: CounterPanel,
    charge: ChargePanel,
    aim: AimPanel,
    maneuver: ManeuverPanel,
    ritual: RitualPanel,
    test: TestPanel,
    spend: TurnActsPanel,
    delay: RitualsDelayPanel,
    scene: ScenePanel,
  },
  Situation: RitualsSituation,
  conditionFields: { prone: RULED, cover: RULED, ruling: RULED },
};
