import { individualParts } from '#renderer/systems/kit/individual.ts';
import type { DetailField, TrackerParts } from '#renderer/fight/parts.ts';
import AimPanel from './tracker/attack/AimPanel.svelte';
import ChargePanel from './tracker/attack/ChargePanel.svelte';
import CounterPanel from './tracker/attack/CounterPanel.svelte';
import ManeuverPanel from './tracker/maneuver/ManeuverPanel.svelte';
import { RITUALS_COMMANDS } from './keys.ts';
import RitualPanel from './tracker/rituals/RitualPanel.svelte';
import { RITUALS_ACTS } from './tracker/rituals-acts.ts';
import RitualsAttackPanel from './tracker/attack/RitualsAttackPanel.svelte';
import RitualsDelayPanel from './tracker/turn/RitualsDelayPanel.svelte';
import RitualsHead from './tracker/RitualsHead.svelte';
import RitualsSituation from './tracker/RitualsSituation.svelte';
import ScenePanel from './tracker/ScenePanel.svelte';
import CheckPanel from './tracker/checks/CheckPanel.svelte';
import TurnActsPanel from './tracker/turn/TurnActsPanel.svelte';
import { ritualsIcons } from './icons.ts';
import type { SystemView } from '#renderer/systems/view.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** What the narrator has a condition change (N14). */
const RULED: readonly DetailField[] = [
  {
    name: 'attack',
    label: ritualsMessage('tracker.detail.attack'),
    kind: 'figure',
    help: ritualsMessage('tracker.detail.help'),
  },
  {
    name: 'defense',
    label: ritualsMessage('tracker.detail.defense'),
    kind: 'figure',
    help: ritualsMessage('tracker.detail.help'),
  },
];

/** The tracker of rituals-d20: reactions before the roll, counter-attacks, manoeuvres, rituals over rounds and scenes. */
const tracker: TrackerParts = {
  ...individualParts,
  Head: RitualsHead,
  acts: RITUALS_ACTS,
  commands: [...individualParts.commands, ...RITUALS_COMMANDS],
  panels: {
    ...individualParts.panels,
    attack: RitualsAttackPanel,
    counter: CounterPanel,
    charge: ChargePanel,
    aim: AimPanel,
    maneuver: ManeuverPanel,
    ritual: RitualPanel,
    test: CheckPanel,
    spend: TurnActsPanel,
    delay: RitualsDelayPanel,
    scene: ScenePanel,
  },
  Situation: RitualsSituation,
  conditionFields: { prone: RULED, cover: RULED, ruling: RULED },
};

/** What is seen of rituals-d20. */
export const ritualsView: SystemView = { id: ritualsD20.id, tracker, icons: ritualsIcons, SheetCard: null };
