import { z } from 'zod';
import type { Command } from '#shared/combat/command.ts';
import type { Folded } from '#shared/combat/fold.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What a fight teaches by being played: a line at the foot of the fight, gone once what it says was done. */
export interface Hint {
  /** Kept among those that are done, so never changed. */
  readonly id: string;
  /** Id of the command whose key stands before the words; null for none. */
  readonly key: string | null;
  readonly text: Message;
  /** The commands any of which does it; `undo` is one. */
  readonly done: readonly string[];
  readonly when: (state: CombatState) => boolean;
}

/** The most hints a system gives: more would be a lesson. */
export const MOST_HINTS = 7;

/** A fight as far as it has come, for hints. */
export interface FightSoFar {
  readonly state: CombatState;
  readonly rows: Folded<{ readonly command: Command }>;
}

/** The first hint that isn't done and whose moment it is, or null. */
export function hintNow(
  hints: readonly Hint[],
  done: readonly string[],
  { state }: Pick<FightSoFar, 'state'>,
): Hint | null {
  return hints.find(({ id, when }) => !done.includes(id) && when(state)) ?? null;
}

/** The ids of the hints that aren't done yet by `done` and that the fight has done meanwhile, whoever thought of it. */
export function newlyDone(
  hints: readonly Hint[],
  done: readonly string[],
  { rows }: Pick<FightSoFar, 'rows'>,
): readonly string[] {
  const sent = new Set<string>(rows.done.flatMap(({ command }) => typesOf(command)));
  if (rows.undone.length > 0) sent.add('undo');
  return hints
    .filter((hint) => !done.includes(hint.id) && hint.done.some((type) => sent.has(type)))
    .map(({ id }) => id);
}

/** Commands sent as one. */
const together = z.object({
  type: z.literal('together'),
  commands: z.array(z.object({ type: z.string() })),
});

function typesOf(command: Command): readonly string[] {
  const several = together.safeParse(command);
  return several.success ? several.data.commands.map(({ type }) => type) : [command.type];
}

/** Whether the fight is before its first round. */
export const atSetup = ({ status }: CombatState): boolean => status === 'setup';

/** Whether it is being fought. */
export const running = ({ status }: CombatState): boolean => status === 'running';

/** Whether one side has nobody left on their feet. */
function isDecided({ status, combatants }: CombatState): boolean {
  const up = combatants.filter(({ standing }) => standing === 'up');
  const foes = up.filter(({ side }) => side === 'foe').length;
  return status === 'running' && (foes === 0 || foes === up.length);
}

/** The hint of the end, which goes before all others once it is time. */
export const END_HINT: Hint = {
  id: 'end',
  key: 'tracker.end',
  text: message('hint.end'),
  done: ['end'],
  when: isDecided,
};

/** The hint of undo, for after the first roll. */
export const UNDO_HINT: Hint = {
  id: 'undo',
  key: 'edit.undo',
  text: message('hint.undo'),
  done: ['undo'],
  when: running,
};

/** The hint of points changed by hand. */
export const POINTS_HINT: Hint = {
  id: 'points',
  key: 'tracker.damage',
  text: message('hint.points'),
  done: ['damage', 'heal', 'roll-points', 'temp-hp'],
  when: running,
};

/** The hint of how a fight begins. */
export function beginHint(text: Message): Hint {
  return { id: 'begin', key: 'tracker.start', text, done: ['start'], when: atSetup };
}

/** The hint of how the turn passes on. */
export function nextHint(text: Message): Hint {
  return { id: 'next', key: 'tracker.next-turn', text, done: ['next-turn'], when: running };
}

/** The hint of an act of a turn. */
export function actHint(act: string, text: Message, done: readonly string[]): Hint {
  return { id: act, key: `tracker.${act}`, text, done, when: running };
}

/** The hints of a system with individual turns, with one of its own acts among them. */
export function individualHints(own: readonly Hint[] = []): readonly Hint[] {
  return [
    END_HINT,
    beginHint(message('hint.begin')),
    actHint('attack', message('hint.attack'), ['attack', 'attack-together', 'attack-object']),
    UNDO_HINT,
    nextHint(message('hint.next')),
    ...own,
    POINTS_HINT,
  ];
}
