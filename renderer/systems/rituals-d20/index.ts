import { individualParts } from '../individual.ts';
import type { DetailField, TrackerParts } from '../parts.ts';
import AimPanel from './tracker/attack/AimPanel.svelte';
import ChargePanel from './tracker/attack/ChargePanel.svelte';
import CounterPanel from './tracker/attack/CounterPanel.svelte';
import ManeuverPanel from './tracker/maneuver/ManeuverPanel.svelte';
import RitualPanel from './tracker/rituals/RitualPanel.svelte';
import { RITUALS_ACTS } from './tracker/rituals-acts.ts';
import RitualsAttackPanel from './tracker/attack/RitualsAttackPanel.svelte';
import RitualsDelayPanel from './tracker/turn/RitualsDelayPanel.svelte';
import RitualsHead from './tracker/RitualsHead.svelte';
import RitualsSituation from './tracker/RitualsSituation.svelte';
import ScenePanel from './tracker/ScenePanel.svelte';
import TestPanel from './tracker/checks/TestPanel.svelte';
import TurnActsPanel from './tracker/turn/TurnActsPanel.svelte';

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
