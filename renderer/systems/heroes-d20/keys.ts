import type { PartCommand } from '#renderer/fight/parts.ts';
import { MANEUVER_KEYS } from '#renderer/systems/kit/maneuver-keys.ts';
import { panelCommand } from '#renderer/systems/kit/panel-command.ts';
import { TRIED_KINDS, type TriedKind } from './tracker/maneuver/maneuver-draft.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

const KEYS: Readonly<Record<TriedKind, string>> = { ...MANEUVER_KEYS, sunder: 'W', release: 'Y' };

/** A manoeuvre as its panel offers it, with its key there. */
export function maneuverOption(kind: TriedKind): PartCommand {
  const label = heroesMessage(`maneuver.${kind}`);
  return panelCommand('maneuver', `tracker.maneuver-${kind}`, label, KEYS[kind]);
}

/** With what the target defends itself, one after the other (H7). */
export const NEXT_DEFENSE = panelCommand(
  'attack',
  'tracker.next-defense',
  heroesMessage('tracker.nextDefense'),
  'F',
);

/** What the panels of heroes-d20 offer under keys of their own. */
export const HEROES_COMMANDS: readonly PartCommand[] = [...TRIED_KINDS.map(maneuverOption), NEXT_DEFENSE];
