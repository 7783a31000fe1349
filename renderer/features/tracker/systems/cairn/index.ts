import AddPanel from '../../panels/AddPanel.svelte';
import ConditionPanel from '../../panels/ConditionPanel.svelte';
import DamagePanel from '../../panels/DamagePanel.svelte';
import ReminderPanel from '../../reminder/ReminderPanel.svelte';
import HealPanel from '../../panels/HealPanel.svelte';
import type { TrackerParts } from '../parts.ts';
import { CAIRN_ACTS } from './cairn-acts.ts';
import ActionPanel from './ActionPanel.svelte';
import AttributePanel from './AttributePanel.svelte';
import DeclarePanel from './DeclarePanel.svelte';
import ResolvePanel from './ResolvePanel.svelte';
import RestPanel from './RestPanel.svelte';
import SidesBoard from './SidesBoard.svelte';
import Situation from './Situation.svelte';
import StepHead from './StepHead.svelte';

/** The tracker of Cairn: two sides, attacks declared and rolled together, saves and morale as they fall due. */
export const cairnParts: TrackerParts = {
  Board: SidesBoard,
  Head: StepHead,
  acts: CAIRN_ACTS,
  panels: {
    attack: DeclarePanel,
    resolve: ResolvePanel,
    spend: ActionPanel,
    damage: DamagePanel,
    heal: HealPanel,
    condition: ConditionPanel,
    attribute: AttributePanel,
    rest: RestPanel,
    add: AddPanel,
    remind: ReminderPanel,
  },
  Situation,
  Setup: null,
  roundLabel: 'tracker.round',
  nextLabel: 'tracker.cairn.nextSide',
  hasInitiative: false,
  conditionFields: {},
};
