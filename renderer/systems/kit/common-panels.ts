import AddPanel from '../../features/tracker/panels/AddPanel.svelte';
import ConditionPanel from '../../features/tracker/panels/ConditionPanel.svelte';
import DamagePanel from '../../features/tracker/panels/DamagePanel.svelte';
import HealPanel from '../../features/tracker/panels/HealPanel.svelte';
import type { TrackerParts } from '../../features/tracker/parts.ts';
import ReminderPanel from '../../features/tracker/reminder/ReminderPanel.svelte';

/** The panels of the acts on points, conditions and who takes part, the same in every system. */
export const COMMON_PANELS: TrackerParts['panels'] = {
  damage: DamagePanel,
  heal: HealPanel,
  condition: ConditionPanel,
  add: AddPanel,
  remind: ReminderPanel,
};
