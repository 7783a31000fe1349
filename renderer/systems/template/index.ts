import { template } from '#shared/rules/template/index.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import type { Act } from '#renderer/fight/acts.ts';
import type { TrackerParts } from '#renderer/fight/parts.ts';
import { individualParts } from '#renderer/systems/kit/individual.ts';
import type { SystemView } from '#renderer/systems/view.ts';
import PushPanel from './tracker/PushPanel.svelte';
import type { Icons } from '#renderer/fight/board/chip-icons.ts';
import ArrowDownToLine from '@lucide/svelte/icons/arrow-down-to-line';
import BrickWall from '@lucide/svelte/icons/brick-wall';
import Ghost from '@lucide/svelte/icons/ghost';

/** The icons that the conditions of the system name. */
const ICONS: Icons = {
  'arrow-down-to-line': ArrowDownToLine,
  'brick-wall': BrickWall,
  ghost: Ghost,
};

const PUSH: Act = {
  id: 'push',
  label: templateMessage('tracker.push'),
  key: 'M',
  place: 'bar',
  when: ({ turn }) => turn !== null,
};

/** The tracker of the template: that of any game of individual turns, and an act of its own behind the attack. */
const tracker: TrackerParts = {
  ...individualParts,
  acts: individualParts.acts.toSpliced(1, 0, PUSH),
  panels: { ...individualParts.panels, push: PushPanel },
  conditionFields: {
    shaken: [{ name: 'penalty', label: templateMessage('tracker.penalty'), kind: 'figure', help: null }],
  },
};

/** What is seen of the template. */
export const templateView: SystemView = { id: template.id, tracker, icons: ICONS, SheetCard: null };
