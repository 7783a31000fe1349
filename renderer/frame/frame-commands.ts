import { message } from '../../shared/text/translate.ts';
import { go } from '../state/app.svelte.ts';
import type { UiCommand } from '../state/commands.svelte.ts';
import { undoableToast, undoToast } from '../state/toasts.svelte.ts';
import { SCREENS } from './screens.ts';

const always = () => true;
const ofApp = message('frame.group.app');
const ofScreens = message('frame.group.screens');

/** The commands that hold on every screen. */
export function frameCommands(openKeys: () => void): readonly UiCommand[] {
  const screens = SCREENS.map(({ label, route }, index) => ({
    id: `frame.go.${route.screen}`,
    label: message(label),
    group: ofScreens,
    keys: [`Ctrl+${index + 1}`],
    when: always,
    run: () => go(route),
  }));
  return [
    ...screens,
    {
      id: 'frame.keys',
      label: message('frame.openKeys'),
      group: ofApp,
      keys: ['?', 'F1'],
      when: always,
      run: openKeys,
    },
    {
      id: 'frame.undo-toast',
      label: message('frame.undoLast'),
      group: ofApp,
      keys: ['Ctrl+Z'],
      when: () => undoableToast() !== null,
      run: async () => {
        const last = undoableToast();
        if (last) await undoToast(last.id);
      },
    },
  ];
}
