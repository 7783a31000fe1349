import { INDIVIDUAL_ACTS } from '../acts.ts';
import OrderBoard from '../board/OrderBoard.svelte';
import ActNowPanel from '../panels/ActNowPanel.svelte';
import AddPanel from '../panels/AddPanel.svelte';
import AttackPanel from '../panels/AttackPanel.svelte';
import ConditionPanel from '../panels/ConditionPanel.svelte';
import DamagePanel from '../panels/DamagePanel.svelte';
import DelayPanel from '../panels/DelayPanel.svelte';
import HealPanel from '../panels/HealPanel.svelte';
import InitiativePanel from '../panels/InitiativePanel.svelte';
import ReadyPanel from '../panels/ReadyPanel.svelte';
import SpendPanel from '../panels/SpendPanel.svelte';
import ReminderPanel from '../reminder/ReminderPanel.svelte';
import TurnHead from '../TurnHead.svelte';
import type { TrackerParts } from './parts.ts';

/** The tracker of a system played by individual turns, without anything of its own. */
export const individualParts: TrackerParts = {
  Board: OrderBoard,
  Head: TurnHead,
  acts: INDIVIDUAL_ACTS,
  panels: {
    attack: AttackPanel,
    damage: DamagePanel,
    heal: HealPanel,
    condition: ConditionPanel,
    spend: SpendPanel,
    ready: ReadyPanel,
    delay: DelayPanel,
    'act-now': ActNowPanel,
    add: AddPanel,
    remind: ReminderPanel,
    initiative: InitiativePanel,
  },
  Situation: null,
  Setup: null,
  roundLabel: 'tracker.round',
  nextLabel: 'tracker.act.next',
  hasInitiative: true,
  conditionFields: {},
};
