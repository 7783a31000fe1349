import {
  actHint,
  beginHint,
  END_HINT,
  nextHint,
  POINTS_HINT,
  UNDO_HINT,
} from '#renderer/fight/hints/hint.ts';
import { conditions } from '#shared/rules/scop/conditions/conditions.ts';
import type { DetailField, TrackerParts } from '#renderer/fight/parts.ts';
import DeclarePanel from './tracker/declare/DeclarePanel.svelte';
import EngageSetup from './tracker/EngageSetup.svelte';
import GroupsBoard from './tracker/GroupsBoard.svelte';
import MovePanel from './tracker/MovePanel.svelte';
import ResolvePanel from './tracker/resolve/ResolvePanel.svelte';
import { ableToDeclare } from './tracker/declare/turn-sheet.ts';
import { SCOP_ACTS } from './tracker/scop-acts.ts';
import StepHead from './tracker/StepHead.svelte';
import SurprisePanel from './tracker/surprise/SurprisePanel.svelte';
import CheckPanel from './tracker/checks/CheckPanel.svelte';
import TurnSheet from './tracker/declare/TurnSheet.svelte';
import { message } from '#shared/text/message.ts';
import { TOGETHER } from '#renderer/fight/together/use-together.svelte.ts';
import { weaponCommand } from '#renderer/fight/attack/next-key.svelte.ts';
import { COMMON_PANELS } from '#renderer/systems/kit/common-panels.ts';
import type { SystemView } from '#renderer/systems/view.ts';
import { scop } from '#shared/rules/scop/index.ts';
import { scopMessage } from '#shared/rules/scop/words/texts.ts';
import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import CircleAlert from '@lucide/svelte/icons/circle-alert';
import EyeOff from '@lucide/svelte/icons/eye-off';
import Ghost from '@lucide/svelte/icons/ghost';
import HandGrab from '@lucide/svelte/icons/hand-grab';
import Moon from '@lucide/svelte/icons/moon';
import Orbit from '@lucide/svelte/icons/orbit';
import Sword from '@lucide/svelte/icons/sword';

/** The icons that the conditions of the system name. */
const ICONS: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'circle-alert': CircleAlert,
  'eye-off': EyeOff,
  ghost: Ghost,
  'hand-grab': HandGrab,
  moon: Moon,
  orbit: Orbit,
  sword: Sword,
};

/** Any condition may cost its bearer dice, or bring some (S4). */
const DICE: DetailField = {
  name: 'dice',
  label: scopMessage('tracker.conditionDice'),
  kind: 'figure',
  help: scopMessage('tracker.conditionDiceHelp'),
};

/** The tracker of scop: engagement groups, a sheet of declared intents, everything rolled at once. */
const tracker: TrackerParts = {
  Board: GroupsBoard,
  Head: StepHead,
  attackers: (state) => ableToDeclare(state).map(({ id }) => id),
  acts: SCOP_ACTS,
  commands: [weaponCommand('attack'), TOGETHER],
  panels: {
    ...COMMON_PANELS,
    attack: DeclarePanel,
    resolve: ResolvePanel,
    move: MovePanel,
    test: CheckPanel,
    surprise: SurprisePanel,
  },
  Situation: TurnSheet,
  asksNow: () => false,
  hints: [
    END_HINT,
    beginHint(scopMessage('hint.begin')),
    actHint('attack', scopMessage('hint.declare'), ['declare', 'attack-together']),
    actHint('resolve', scopMessage('hint.resolve'), ['resolve-turn', 'resolve-first']),
    UNDO_HINT,
    nextHint(scopMessage('hint.next')),
    POINTS_HINT,
  ],
  Setup: EngageSetup,
  nextLabel: message('tracker.act.next'),
  hasInitiative: false,
  conditionFields: Object.fromEntries(conditions.map(({ id }) => [id, [DICE]])),
};

/** What is seen of scop. */
export const scopView: SystemView = { id: scop.id, tracker, icons: ICONS, SheetCard: null };
