import { actHint, individualHints } from '#renderer/fight/hints/hint.ts';
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
import type { SystemView } from '#renderer/systems/view.ts';
import { ritualsD20 } from '#shared/rules/rituals-d20/index.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import ChevronsRight from '@lucide/svelte/icons/chevrons-right';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import Crosshair from '@lucide/svelte/icons/crosshair';
import Drama from '@lucide/svelte/icons/drama';
import Gavel from '@lucide/svelte/icons/gavel';
import Hand from '@lucide/svelte/icons/hand';
import HandGrab from '@lucide/svelte/icons/hand-grab';

/** The icons that the conditions of the system name. */
const ICONS: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'brick-wall': BrickWall,
  'chevrons-right': ChevronsRight,
  'circle-alert': CircleAlert,
  crosshair: Crosshair,
  drama: Drama,
  gavel: Gavel,
  hand: Hand,
  'hand-grab': HandGrab,
};

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
  hints: individualHints([
    actHint('ritual', ritualsMessage('hint.ritual'), [
      'ritual',
      'charge',
      'aim',
      'maneuver',
      'counter-attack',
    ]),
  ]),
  Situation: RitualsSituation,
  conditionFields: { prone: RULED, cover: RULED, ruling: RULED },
};

/** What is seen of rituals-d20. */
export const ritualsView: SystemView = { id: ritualsD20.id, tracker, icons: ICONS, SheetCard: null };
