import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';
import { panelCommand } from '#renderer/systems/kit/panel-command.ts';

/** What somebody does instead of attacking (C4, C12). */
export const OTHER_ACTIONS = ['spell', 'move', 'other', 'retreat'] as const;

/** One of them. */
export type OtherAction = (typeof OTHER_ACTIONS)[number];

const KEYS: Readonly<Record<OtherAction, string>> = { spell: 'F', move: 'M', other: 'O', retreat: 'U' };

/** Another action as its panel offers it, with its key there. */
export function otherAction(action: OtherAction): PartCommand {
  return panelCommand(
    'spend',
    `tracker.other-${action}`,
    cairnMessage(`tracker.action.${action}`),
    KEYS[action],
  );
}

/** What may be said of an attack by a letter (C6). */
export const STANCE_KINDS = ['impaired', 'enhanced'] as const;

const STANCE_KEYS: Readonly<Record<(typeof STANCE_KINDS)[number], string>> = { impaired: 'P', enhanced: 'M' };

/** An impaired or enhanced attack as its panel offers it, with its key there. */
export function stanceOption(stance: (typeof STANCE_KINDS)[number]): PartCommand {
  const label = cairnMessage(`tracker.stance.${stance}`);
  return panelCommand('attack', `tracker.stance-${stance}`, label, STANCE_KEYS[stance]);
}

/** What the panels of Cairn offer under keys of their own. */
export const CAIRN_COMMANDS: readonly PartCommand[] = [
  ...OTHER_ACTIONS.map(otherAction),
  ...STANCE_KINDS.map(stanceOption),
];
