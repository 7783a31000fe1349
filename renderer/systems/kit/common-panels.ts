import AddPanel from '#renderer/features/tracker/panels/AddPanel.svelte';
import ConditionPanel from '#renderer/features/tracker/panels/ConditionPanel.svelte';
import DamagePanel from '#renderer/features/tracker/panels/DamagePanel.svelte';
import HealPanel from '#renderer/features/tracker/panels/HealPanel.svelte';
import type { TrackerParts } from '#renderer/features/tracker/parts.ts';
import ReminderPanel from '#renderer/features/tracker/reminder/ReminderPanel.svelte';

/** The panels of the acts on points, conditions and who takes part, the same in every system. */
export const COMMON_PANELS: TrackerParts['panels'] = {
  damage: DamagePanel,
  heal: HealPanel,
  condition: ConditionPanel,
  add: AddPanel,
  remind: ReminderPanel,
};
