import { actHint, individualHints } from '#renderer/fight/hints/hint.ts';
import { individualParts } from '#renderer/systems/kit/individual.ts';
import type { TrackerParts } from '#renderer/fight/parts.ts';
import FrightenPanel from './tracker/checks/FrightenPanel.svelte';
import { HEROES_ACTS } from './tracker/acts/heroes-acts.ts';
import HeroesActsPanel from './tracker/acts/HeroesActsPanel.svelte';
import HeroesAttackPanel from './tracker/attack/HeroesAttackPanel.svelte';
import { HEROES_COMMANDS } from './keys.ts';
import HeroesSituation from './tracker/HeroesSituation.svelte';
import ManeuverPanel from './tracker/maneuver/ManeuverPanel.svelte';
import ObjectPanel from './tracker/objects/ObjectPanel.svelte';
import PowerPanel from './tracker/powers/PowerPanel.svelte';
import CheckPanel from './tracker/checks/CheckPanel.svelte';
import type { SystemView } from '#renderer/systems/view.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import BatteryLow from '@lucide/svelte/icons/battery-low';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import CloudFog from '@lucide/svelte/icons/cloud-fog';
import Drama from '@lucide/svelte/icons/drama';
import EyeOff from '@lucide/svelte/icons/eye-off';
import Ghost from '@lucide/svelte/icons/ghost';
import Hand from '@lucide/svelte/icons/hand';
import HandGrab from '@lucide/svelte/icons/hand-grab';
import Mountain from '@lucide/svelte/icons/mountain';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Users from '@lucide/svelte/icons/users';

/** The icons that the conditions of the system name. */
const ICONS: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'battery-low': BatteryLow,
  'brick-wall': BrickWall,
  'circle-alert': CircleAlert,
  'cloud-fog': CloudFog,
  drama: Drama,
  'eye-off': EyeOff,
  ghost: Ghost,
  hand: Hand,
  'hand-grab': HandGrab,
  mountain: Mountain,
  sparkles: Sparkles,
  users: Users,
};

/** The tracker of heroes-d20: attacks with their odds, manoeuvres, powers, objects of the scene, checks. */
const tracker: TrackerParts = {
  ...individualParts,
  acts: HEROES_ACTS,
  commands: [...individualParts.commands, ...HEROES_COMMANDS],
  panels: {
    ...individualParts.panels,
    attack: HeroesAttackPanel,
    maneuver: ManeuverPanel,
    power: PowerPanel,
    object: ObjectPanel,
    test: CheckPanel,
    spend: HeroesActsPanel,
    frighten: FrightenPanel,
  },
  hints: individualHints([
    actHint('maneuver', heroesMessage('hint.maneuver'), ['maneuver', 'feint', 'power', 'frighten']),
  ]),
  Situation: HeroesSituation,
  conditionFields: {
    concealed: [
      { name: 'percent', label: heroesMessage('tracker.detail.percent'), kind: 'percent', options: [20, 50] },
    ],
    flanked: [
      { name: 'enemies', label: heroesMessage('tracker.detail.enemies'), kind: 'figure', help: null },
    ],
    fatigued: [
      {
        name: 'con',
        label: heroesMessage('tracker.detail.con'),
        kind: 'figure',
        help: heroesMessage('tracker.detail.conHelp'),
      },
    ],
  },
};

/** What is seen of heroes-d20. */
export const heroesView: SystemView = { id: heroesD20.id, tracker, icons: ICONS, SheetCard: null };
