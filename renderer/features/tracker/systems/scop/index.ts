import AddPanel from '../../panels/AddPanel.svelte';
import ConditionPanel from '../../panels/ConditionPanel.svelte';
import DamagePanel from '../../panels/DamagePanel.svelte';
import ReminderPanel from '../../reminder/ReminderPanel.svelte';
import HealPanel from '../../panels/HealPanel.svelte';
import { conditions } from '../../../../../shared/rules/scop/conditions.ts';
import type { DetailField, TrackerParts } from '../parts.ts';
import DeclarePanel from './DeclarePanel.svelte';
import EngageSetup from './EngageSetup.svelte';
import GroupsBoard from './GroupsBoard.svelte';
import MovePanel from './MovePanel.svelte';
import ResolvePanel from './ResolvePanel.svelte';
import { SCOP_ACTS } from './scop-acts.ts';
import StepHead from './StepHead.svelte';
import SurprisePanel from './SurprisePanel.svelte';
import TestPanel from './TestPanel.svelte';
import TurnSheet from './TurnSheet.svelte';

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
