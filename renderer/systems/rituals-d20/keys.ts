import { REACTIONS, type Reaction } from '#shared/rules/rituals-d20/attack/reactions.ts';
import type { PartCommand } from '#renderer/fight/parts.ts';
import { MANEUVER_KEYS } from '#renderer/systems/kit/maneuver-keys.ts';
import { panelCommand } from '#renderer/systems/kit/panel-command.ts';
import { MANEUVER_KINDS, type ManeuverKind } from './tracker/maneuver/maneuvers.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

const KEYS: Readonly<Record<ManeuverKind, string>> = { ...MANEUVER_KEYS, overrun: 'Y', crush: 'W' };
const REACTION_KEYS: Readonly<Record<Reaction, string>> = { none: 'U', block: 'Q', dodge: 'E', counter: 'S' };

/** A manoeuvre as its panel offers it, with its key there. */
export function maneuverOption(kind: ManeuverKind): PartCommand {
  const label = ritualsMessage(`maneuver.${kind}`);
  return panelCommand('maneuver', `tracker.maneuver-${kind}`, label, KEYS[kind]);
}

/** A reaction as the panel of a blow offers it, with its key there. */
export function reactionOption(reaction: Reaction): PartCommand {
  const label = ritualsMessage(`tracker.reaction.${reaction}`);
  return panelCommand('strike', `tracker.reaction-${reaction}`, label, REACTION_KEYS[reaction]);
}

/** What the panels of rituals-d20 offer under keys of their own. */
export const RITUALS_COMMANDS: readonly PartCommand[] = [
  ...MANEUVER_KINDS.map(maneuverOption),
  ...REACTIONS.map(reactionOption),
];
