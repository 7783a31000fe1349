import type { CoreCommand } from '#shared/combat/commands/index.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { type Message, message } from '#shared/text/message.ts';

/** What the setup stage knows of one who takes part; an empty initiative is rolled. */
export interface Entrant {
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  /** The name given, which those of one kind share. */
  readonly base: string;
  readonly typed: string;
  readonly surprised: boolean;
  /** Those of one kind share it. */
  readonly group: string | null;
}

/** Those who roll once: one alone, or a whole group where groups share a roll. */
export interface Roll {
  readonly id: string;
  /** What they are called together; null for one alone. */
  readonly kind: string | null;
  readonly entrants: readonly Entrant[];
}

/** Whether equals roll once for all of them under the fight's house options. */
export function rollsByGroup({ options }: CombatState): boolean {
  return options['groupInitiative'] === true;
}

/** The entrants as they roll, in their order; each alone unless groups share a roll. */
export function rollsOf(entrants: readonly Entrant[], byGroup: boolean): readonly Roll[] {
  const rolls = new Map<string, Entrant[]>();
  for (const entrant of entrants) {
    const key = byGroup && entrant.group !== null ? `group:${entrant.group}` : `one:${entrant.id}`;
    const together = rolls.get(key);
    if (together === undefined) rolls.set(key, [entrant]);
    else together.push(entrant);
  }
  return [...rolls].map(([id, those]) => ({
    id,
    kind: those.length > 1 ? (those[0]?.base ?? null) : null,
    entrants: those,
  }));
}

const WHOLE = /^[+\-−–]?\d{1,4}$/;

/** A total typed for the start, null for none; a message when it is no whole number. 0 and negative ones are values. */
export function readTotal({ name, typed }: Pick<Entrant, 'name' | 'typed'>): number | null | Message {
  const source = typed.trim();
  if (source === '') return null;
  if (!WHOLE.test(source)) return message('tracker.setup.wrongInitiative', { name });
  return Number(source.replace(/^[−–]/, '-'));
}

/** The start command of these entrants, or what is wrong with the first of them that is. */
export function startCommand(
  entrants: readonly Entrant[],
  { hasInitiative, surprise }: { readonly hasInitiative: boolean; readonly surprise: boolean },
): CoreCommand | Message {
  const surprised = entrants.filter((one) => surprise && one.surprised).map(({ id }) => id);
  const unaware = surprised.length === 0 ? {} : { surprised };
  if (!hasInitiative) return { type: 'start', ...unaware };
  const initiative: Record<string, number> = {};
  for (const entrant of entrants) {
    const total = readTotal(entrant);
    if (total === null) continue;
    if (typeof total === 'object') return total;
    initiative[entrant.id] = total;
  }
  return { type: 'start', initiative, ...unaware };
}
