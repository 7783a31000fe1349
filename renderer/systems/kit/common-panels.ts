import AddPanel from '#renderer/fight/adding/AddPanel.svelte';
import ConditionPanel from '#renderer/fight/conditions/ConditionPanel.svelte';
import CounterPanel from '#renderer/fight/counters/CounterPanel.svelte';
import DamagePanel from '#renderer/fight/points/DamagePanel.svelte';
import FatePanel from '#renderer/fight/fate/FatePanel.svelte';
import FreeRollPanel from '#renderer/fight/free-roll/FreeRollPanel.svelte';
import HealPanel from '#renderer/fight/points/HealPanel.svelte';
import type { TrackerParts } from '#renderer/fight/parts.ts';
import NotePanel from '#renderer/fight/turn/NotePanel.svelte';
import ReminderPanel from '#renderer/fight/turn/ReminderPanel.svelte';

/** The panels of the acts on points, conditions and who takes part, the same in every system. */
export const COMMON_PANELS: TrackerParts['panels'] = {
  damage: DamagePanel,
  heal: HealPanel,
  condition: ConditionPanel,
  add: AddPanel,
  remind: ReminderPanel,
  fate: FatePanel,
  counters: CounterPanel,
  'free-roll': FreeRollPanel,
  note: NotePanel,
};
