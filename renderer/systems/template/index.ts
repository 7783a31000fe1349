import { template } from '#shared/rules/template/index.ts';
import { templateMessage } from '#shared/rules/template/words/texts.ts';
import type { Act } from '#renderer/fight/acts.ts';
import type { TrackerParts } from '#renderer/fight/parts.ts';
import { individualParts } from '#renderer/systems/kit/individual.ts';
import type { SystemView } from '#renderer/systems/view.ts';
import { templateIcons } from './icons.ts';
import PushPanel from './tracker/PushPanel.svelte';

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
export const templateView: SystemView = { id: template.id, tracker, icons: templateIcons, SheetCard: null };
