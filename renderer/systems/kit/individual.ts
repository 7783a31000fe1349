import { individualHints } from '#renderer/fight/hints/hint.ts';
import { INDIVIDUAL_ACTS } from '#renderer/fight/acts.ts';
import { LOCK_COMMAND } from '#renderer/fight/board/lock.ts';
import OrderBoard from '#renderer/fight/board/OrderBoard.svelte';
import ActNowPanel from '#renderer/fight/turn/ActNowPanel.svelte';
import { weaponCommand } from '#renderer/fight/attack/next-key.svelte.ts';
import AttackPanel from '#renderer/fight/attack/AttackPanel.svelte';
import DelayPanel from '#renderer/fight/turn/DelayPanel.svelte';
import InitiativePanel from '#renderer/fight/turn/InitiativePanel.svelte';
import NewRoundPanel from '#renderer/fight/turn/NewRoundPanel.svelte';
import ReadyPanel from '#renderer/fight/turn/ReadyPanel.svelte';
import SpendPanel from '#renderer/fight/turn/SpendPanel.svelte';
import { TOGETHER } from '#renderer/fight/together/use-together.svelte.ts';
import TurnHead from '#renderer/fight/turn/TurnHead.svelte';
import type { TrackerParts } from '#renderer/fight/parts.ts';
import { message } from '#shared/text/message.ts';
import { COMMON_PANELS } from './common-panels.ts';

/** The tracker of a system played by individual turns, without anything of its own. */
export const individualParts: TrackerParts = {
  Board: OrderBoard,
  Head: TurnHead,
  attackers: ({ turn }) => (turn === null ? [] : [turn.who]),
  acts: INDIVIDUAL_ACTS,
  commands: [LOCK_COMMAND, weaponCommand('attack'), TOGETHER],
  panels: {
    ...COMMON_PANELS,
    attack: AttackPanel,
    spend: SpendPanel,
    ready: ReadyPanel,
    delay: DelayPanel,
    'act-now': ActNowPanel,
    'new-round': NewRoundPanel,
    initiative: InitiativePanel,
  },
  Situation: null,
  asksNow: () => false,
  hints: individualHints(),
  Setup: null,
  nextLabel: message('tracker.act.next'),
  hasInitiative: true,
  conditionFields: {},
};
