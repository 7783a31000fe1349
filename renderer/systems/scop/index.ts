import AddPanel from '../../features/tracker/panels/AddPanel.svelte';
import ConditionPanel from '../../features/tracker/panels/ConditionPanel.svelte';
import DamagePanel from '../../features/tracker/panels/DamagePanel.svelte';
import ReminderPanel from '../../features/tracker/reminder/ReminderPanel.svelte';
import HealPanel from '../../features/tracker/panels/HealPanel.svelte';
import { conditions } from '../../../shared/rules/scop/conditions/conditions.ts';
import type { DetailField, TrackerParts } from '../parts.ts';
import DeclarePanel from './tracker/declare/DeclarePanel.svelte';
import EngageSetup from './tracker/EngageSetup.svelte';
import GroupsBoard from './tracker/GroupsBoard.svelte';
import MovePanel from './tracker/MovePanel.svelte';
import ResolvePanel from './tracker/resolve/ResolvePanel.svelte';
import { SCOP_ACTS } from './tracker/scop-acts.ts';
import StepHead from './tracker/StepHead.svelte';
import SurprisePanel from './tracker/surprise/SurprisePanel.svelte';
import TestPanel from './tracker/checks/TestPanel.svelte';
import TurnSheet from './tracker/declare/TurnSheet.svelte';

/** Any condition may cost its bearer dice, or bring some (S4). */
const DICE: DetailField = {
  name: 'dice',
  label: 'tracker.scop.conditionDice',
  kind: 'figure',
  help: 'tracker.scop.conditionDiceHelp',
};

/** The tracker of scop: engagement groups, a sheet of declared intents, everything rolled at once. */
export const scopParts: TrackerParts = {
  Board: GroupsBoard,
  Head: StepHead,
  acts: SCOP_ACTS,
  panels: {
    attack: DeclarePanel,
    resolve: ResolvePanel,
    move: MovePanel,
    test: TestPanel,
    surprise: SurprisePanel,
    damage: DamagePanel,
    heal: HealPanel,
    condition: ConditionPanel,
    add: AddPanel,
    remind: ReminderPanel,
  },
  Situation: TurnSheet,
  Setup: EngageSetup,
  roundLabel: 'tracker.scop.turn',
  nextLabel: 'tracker.act.next',
  hasInitiative: false,
  conditionFields: Object.fromEntries(conditions.map(({ id }) => [id, [DICE]])),
};
