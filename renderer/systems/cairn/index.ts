import type { TrackerParts } from '#renderer/fight/parts.ts';
import { CAIRN_ACTS } from './tracker/cairn-acts.ts';
import ActionPanel from './tracker/ActionPanel.svelte';
import AttributePanel from './tracker/rest/AttributePanel.svelte';
import DeclarePanel from './tracker/attack/DeclarePanel.svelte';
import ResolvePanel from './tracker/attack/ResolvePanel.svelte';
import RestPanel from './tracker/rest/RestPanel.svelte';
import SidesBoard from './tracker/SidesBoard.svelte';
import Situation from './tracker/Situation.svelte';
import StepHead from './tracker/StepHead.svelte';
import PendingScars from './campaign/PendingScars.svelte';
import { cairnIcons } from './icons.ts';
import { COMMON_PANELS } from '#renderer/systems/kit/common-panels.ts';
import type { SystemView } from '#renderer/systems/view.ts';
import { cairn } from '#shared/rules/cairn/index.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

/** The tracker of Cairn: two sides, attacks declared and rolled together, saves and morale as they fall due. */
const tracker: TrackerParts = {
  Board: SidesBoard,
  Head: StepHead,
  acts: CAIRN_ACTS,
  commands: [],
  panels: {
    ...COMMON_PANELS,
    attack: DeclarePanel,
    resolve: ResolvePanel,
    spend: ActionPanel,
    attribute: AttributePanel,
    rest: RestPanel,
  },
  Situation,
  Setup: null,
  nextLabel: cairnMessage('tracker.nextSide'),
  hasInitiative: false,
  conditionFields: {},
};

/** What is seen of cairn. */
export const cairnView: SystemView = { id: cairn.id, tracker, icons: cairnIcons, SheetCard: PendingScars };
