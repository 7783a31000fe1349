import type { Command } from '../../../../shared/combat/command.ts';
import type { Message } from '../../../../shared/text/message.ts';
import { message } from '../../../../shared/text/translate.ts';

/** What the setup stage knows of one who takes part; an empty initiative is rolled. */
export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly typed: string;
  readonly surprised: boolean;
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
export function startCommand(entrants: readonly Entrant[], hasInitiative: boolean): Command | Message {
  if (!hasInitiative) return { type: 'start' };
  const initiative: Record<string, number> = {};
  for (const entrant of entrants) {
    const total = readTotal(entrant);
    if (total === null) continue;
    if (typeof total === 'object') return total;
    initiative[entrant.id] = total;
  }
  const surprised = entrants.filter((one) => one.surprised).map(({ id }) => id);
  return { type: 'start', initiative, surprised };
}
