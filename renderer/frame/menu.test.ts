import { describe, expect, it } from 'vitest';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { listed } from '#renderer/commands/command-list.ts';
import type { UiCommand } from '#renderer/commands/commands.svelte.ts';
import { actCommand } from '#renderer/fight/acts.ts';
import { commandOfItem, menuOffer } from './menu.svelte.ts';

const words = (message: Parameters<typeof say>[0]): string => say(message, 'pt-BR');
const offerOf = (active: readonly UiCommand[], own: Readonly<Record<string, readonly string[]>> = {}) =>
  menuOffer(active, words, ({ id, keys, boundAs = id }) => own[boundAs] ?? keys);
const known = (command: Parameters<typeof listed>[0], possible: boolean, more: Partial<UiCommand> = {}) => ({
  ...listed(command),
  when: () => possible,
  run: () => undefined,
  ...more,
});

describe('the app’s menu', () => {
  it('has what nothing offers, too, dim and with the narrator’s own keys', () => {
    const { edit, fight } = offerOf([], { 'edit.undo': ['Ctrl+U'] });
    expect(edit[0]).toEqual({ id: 'edit.undo', label: 'Desfazer', key: 'Ctrl+U', enabled: false });
    expect(fight.map(({ id }) => id)).toEqual(['tracker.next-turn']);
  });

  it('has only the screens there are', () => {
    const { screens } = offerOf([known('frame.go.combat', true), known('frame.go.log', true)]);
    expect(screens.map(({ id }) => id)).toEqual(['frame.go.combat', 'frame.go.log']);
  });

  it('undoes by the message of the screen while nothing else can be undone', () => {
    const fight = known('edit.undo', false);
    const toast = known('edit.undo', true, { id: 'frame.undo-toast', boundAs: 'edit.undo' });
    expect(commandOfItem('edit.undo', [fight, toast])).toBe(toast);
    expect(offerOf([fight, toast]).edit[0]?.enabled).toBe(true);
    expect(commandOfItem('edit.undo', [fight])).toBe(fight);
    expect(commandOfItem('edit.undo', [])).toBeNull();
  });

  it('has each act of the fight in sight once, and none that the palette leaves out', () => {
    const attack = {
      ...known('tracker.roll', true),
      ...actCommand({ id: 'attack', label: message('tracker.act.attack'), key: 'A' }),
    };
    const target = known('tracker.to-order', true, { offPalette: true });
    const { fight } = offerOf([
      known('tracker.next-turn', true),
      attack,
      attack,
      target,
      known('frame.keys', true),
    ]);
    expect(fight).toMatchObject([
      { id: 'tracker.next-turn', enabled: true },
      { id: 'tracker.attack', label: 'Atacar', key: 'A', enabled: true },
    ]);
  });
});
