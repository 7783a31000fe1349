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

/** What the panel of other actions offers under keys of its own. */
export const ACTION_COMMANDS: readonly PartCommand[] = OTHER_ACTIONS.map(otherAction);
