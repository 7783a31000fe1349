import { INDIVIDUAL_ACTS } from '#renderer/features/tracker/acts.ts';
import { LOCK_COMMAND } from '#renderer/features/tracker/board/lock.ts';
import OrderBoard from '#renderer/features/tracker/board/OrderBoard.svelte';
import ActNowPanel from '#renderer/features/tracker/panels/ActNowPanel.svelte';
import AttackPanel from '#renderer/features/tracker/panels/AttackPanel.svelte';
import DelayPanel from '#renderer/features/tracker/panels/DelayPanel.svelte';
import InitiativePanel from '#renderer/features/tracker/panels/InitiativePanel.svelte';
import ReadyPanel from '#renderer/features/tracker/panels/ReadyPanel.svelte';
import SpendPanel from '#renderer/features/tracker/panels/SpendPanel.svelte';
import TurnHead from '#renderer/features/tracker/TurnHead.svelte';
import type { TrackerParts } from '#renderer/features/tracker/parts.ts';
import { message } from '#shared/text/translate.ts';
import { COMMON_PANELS } from './common-panels.ts';

/** The tracker of a system played by individual turns, without anything of its own. */
export const individualParts: TrackerParts = {
  Board: OrderBoard,
  Head: TurnHead,
  acts: INDIVIDUAL_ACTS,
  commands: [LOCK_COMMAND],
  panels: {
    ...COMMON_PANELS,
    attack: AttackPanel,
    spend: SpendPanel,
    ready: ReadyPanel,
    delay: DelayPanel,
    'act-now': ActNowPanel,
    initiative: InitiativePanel,
  },
  Situation: null,
  Setup: null,
  nextLabel: message('tracker.act.next'),
  hasInitiative: true,
  conditionFields: {},
};
