import { actHint, beginHint, END_HINT, nextHint, running, UNDO_HINT } from '#renderer/fight/hints/hint.ts';
import type { TrackerParts } from '#renderer/fight/parts.ts';
import ActionPanel from './tracker/ActionPanel.svelte';
import AttributePanel from './tracker/rest/AttributePanel.svelte';
import DeclarePanel from './tracker/attack/DeclarePanel.svelte';
import ResolvePanel from './tracker/attack/ResolvePanel.svelte';
import RestPanel from './tracker/rest/RestPanel.svelte';
import SidesBoard from './tracker/SidesBoard.svelte';
import Situation from './tracker/Situation.svelte';
import StepHead from './tracker/StepHead.svelte';
import PendingScars from './campaign/PendingScars.svelte';
import { weaponCommand } from '#renderer/fight/attack/next-key.svelte.ts';
import { TOGETHER } from '#renderer/fight/together/use-together.svelte.ts';
import { COMMON_PANELS } from '#renderer/systems/kit/common-panels.ts';
import type { SystemView } from '#renderer/systems/view.ts';
import { cairn } from '#shared/rules/cairn/index.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import Bandage from '@lucide/svelte/icons/bandage';
import BatteryLow from '@lucide/svelte/icons/battery-low';
import Brain from '@lucide/svelte/icons/brain';
import ChevronDown from '@lucide/svelte/icons/chevron-down';
import ChevronUp from '@lucide/svelte/icons/chevron-up';
import Droplets from '@lucide/svelte/icons/droplets';
import EarOff from '@lucide/svelte/icons/ear-off';
import Footprints from '@lucide/svelte/icons/footprints';
import HeartCrack from '@lucide/svelte/icons/heart-crack';
import Lock from '@lucide/svelte/icons/lock';
import Skull from '@lucide/svelte/icons/skull';
import Wind from '@lucide/svelte/icons/wind';
import type { CombatState } from '#shared/combat/state.ts';
import { fightOf } from '#shared/rules/cairn/fight.ts';
import { awaitingSave } from '#shared/rules/cairn/turn/act-saves.ts';
import { dyingOf } from './tracker/cards/dying-of.ts';
import { CAIRN_ACTS } from './tracker/cairn-acts.ts';
import { CAIRN_COMMANDS } from './keys.ts';
import { ableToAct, moraleAsked } from './tracker/step.ts';

const somethingAsked = (state: CombatState): boolean =>
  awaitingSave(state).length > 0 || moraleAsked(state).length > 0 || dyingOf(state).length > 0;

/** The icons that the conditions of the system name. */
const ICONS: Icons = {
  bandage: Bandage,
  'battery-low': BatteryLow,
  brain: Brain,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  droplets: Droplets,
  'ear-off': EarOff,
  footprints: Footprints,
  'heart-crack': HeartCrack,
  lock: Lock,
  skull: Skull,
  wind: Wind,
};

/** The tracker of Cairn: two sides, attacks declared and rolled together, saves and morale as they fall due. */
const tracker: TrackerParts = {
  Board: SidesBoard,
  Head: StepHead,
  attackers: (state) => ableToAct(state).map(({ id }) => id),
  acts: CAIRN_ACTS,
  commands: [weaponCommand('attack'), TOGETHER, ...CAIRN_COMMANDS],
  panels: {
    ...COMMON_PANELS,
    attack: DeclarePanel,
    resolve: ResolvePanel,
    spend: ActionPanel,
    attribute: AttributePanel,
    rest: RestPanel,
  },
  Situation,
  asksNow: somethingAsked,
  hints: [
    END_HINT,
    beginHint(cairnMessage('hint.begin')),
    {
      id: 'saves',
      key: null,
      text: cairnMessage('hint.saves'),
      done: ['act-saves'],
      when: (state) => running(state) && awaitingSave(state).length > 0,
    },
    actHint('attack', cairnMessage('hint.declare'), ['declare', 'attack', 'attack-together']),
    actHint('resolve', cairnMessage('hint.resolve'), ['resolve-step', 'attack']),
    UNDO_HINT,
    {
      ...nextHint(cairnMessage('hint.next')),
      when: (state) => running(state) && fightOf(state).declared.length === 0,
    },
  ],
  Setup: null,
  nextLabel: cairnMessage('tracker.nextSide'),
  hasInitiative: false,
  conditionFields: {},
};

/** What is seen of cairn. */
export const cairnView: SystemView = { id: cairn.id, tracker, icons: ICONS, SheetCard: PendingScars };
