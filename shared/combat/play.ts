import type { Dice } from '../dice/dice.ts';
import { RodadaError } from '../errors.ts';
import type { RuleSystem } from '../rules/system.ts';
import type { Message } from '../text/message.ts';
import { message } from '../text/translate.ts';
import type { CombatEvent, Who } from './events.ts';
import type { Combatant, CombatState } from './state.ts';

/** One command being carried out: the state so far (immutable, replaced as it goes), the dice, and what has happened. */
export interface Play {
  state: CombatState;
  readonly dice: Dice;
  readonly events: CombatEvent[];
  readonly system: RuleSystem;
}

/** Refuses a command or choice against the rules or the state (`NOT_ALLOWED`); `field` names the command's field at fault. */
export function refuse(said: Message, field?: string): never {
  throw new RodadaError('NOT_ALLOWED', said, { path: field });
}

/** The combatant of an id, or null. */
export function findCombatant(state: CombatState, id: string): Combatant | null {
  return state.combatants.find((combatant) => combatant.id === id) ?? null;
}

/** The combatant of an id; an unknown one is refused, naming the field it stood in. */
export function requireCombatant(state: CombatState, id: string, field?: string): Combatant {
  return findCombatant(state, id) ?? refuse(message('error.unknownCombatant', { id }), field);
}

/** How the log names a combatant. */
export function who({ id, name, side }: Combatant): Who {
  return { id, name, side };
}

/** Changes fields of one combatant in the state of a play. */
export function patchCombatant(play: Play, id: string, patch: Partial<Combatant>): void {
  play.state = {
    ...play.state,
    combatants: play.state.combatants.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  };
}

/** Changes fields of the state of a play. */
export function patchState(play: Play, patch: Partial<CombatState>): void {
  play.state = { ...play.state, ...patch };
}
