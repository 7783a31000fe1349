import type { CombatState } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import { joinPath } from '#shared/schema/read.ts';
import { type Message, message } from '#shared/text/message.ts';
import { inside, listIn } from './inside.ts';

/** Lists and objects one within the other, the request itself the first of them. */
const MOST_LEVELS = 64;

/** Who may be in a fight, those to come included. */
const MOST_COMBATANTS = 1000;

/** Commands of a fight, those carried out together counted one by one. */
const MOST_COMMANDS = 100_000;

/** The place of a value in a request. */
type Place = readonly (string | number)[];

/**
 * Refuses what no request may hold, whatever it asks (`BAD_REQUEST`, naming the first place that is too much): nesting, an
 * empty id or name, an id twice in one list, a field called `__proto__` (which schemas pass over). What is stored may have
 * any of it: this stands at the door of the command line alone.
 */
export function requireFit(request: unknown): void {
  check(request, [], '');
}

/** Refuses a fight of too many combatants; `base` is where it stands. */
export function requireRoom(fight: unknown, base: string): void {
  const here = listIn(fight, 'combatants').length;
  if (here > MOST_COMBATANTS) throw tooMany(joinPath(base, ['combatants', MOST_COMBATANTS]), MOST_COMBATANTS);
  const room = MOST_COMBATANTS - here;
  if (listIn(fight, 'reserves').length > room)
    throw tooMany(joinPath(base, ['reserves', room]), MOST_COMBATANTS);
}

/** Refuses a command that brought more into a fight than there may be. */
export function requireRoomIn({ combatants, reserves }: CombatState, path: string): void {
  if (combatants.length + reserves.length > MOST_COMBATANTS) throw tooMany(path, MOST_COMBATANTS);
}

/** Refuses a request of too many commands. */
export function requireFewCommands(request: unknown): void {
  countCommands(listIn(request, 'commands'), ['commands'], 0);
}

function check(value: unknown, place: (string | number)[], listName: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (place.length >= MOST_LEVELS)
    throw refusal(joinPath('', place), message('error.why.tooDeep', { maximum: MOST_LEVELS }));
  if (Array.isArray(value)) checkList(value, place, listName);
  else checkObject(value, place);
}

function checkList(list: readonly unknown[], place: (string | number)[], name: string): void {
  const ids = new Set<string>();
  for (const [index, item] of list.entries()) {
    place.push(index);
    check(item, place, '');
    const id = idOf(item);
    // Of equal conditions the last one counts.
    if (id !== null && ids.has(id) && name !== 'conditions')
      throw refusal(joinPath('', [...place, 'id']), message('error.why.repeated'));
    if (id !== null) ids.add(id);
    place.pop();
  }
}

function idOf(item: unknown): string | null {
  const id = inside(item, 'id');
  return typeof id === 'string' ? id : null;
}

function checkObject(object: object, place: (string | number)[]): void {
  for (const [key, inner] of Object.entries(object)) {
    place.push(key);
    if (key === '__proto__') throw unknownField(place);
    if ((key === 'id' || key === 'name') && typeof inner === 'string' && inner.trim() === '')
      throw refusal(joinPath('', place), message('error.why.empty'));
    check(inner, place, key);
    place.pop();
  }
}

function countCommands(commands: readonly unknown[], place: Place, before: number): number {
  let count = before;
  for (const [index, command] of commands.entries()) {
    const at = [...place, index];
    count += 1;
    if (count > MOST_COMMANDS) throw tooMany(joinPath('', at), MOST_COMMANDS);
    count = countCommands(listIn(command, 'commands'), [...at, 'commands'], count);
  }
  return count;
}

function tooMany(path: string, maximum: number): RodadaError {
  return refusal(path, message('error.why.tooMany', { maximum }));
}

function unknownField(place: Place): RodadaError {
  const path = joinPath('', place);
  return new RodadaError('BAD_REQUEST', message('error.unknownField', { field: path }), { path });
}

function refusal(path: string, why: Message): RodadaError {
  return new RodadaError('BAD_REQUEST', message('error.wrongField', { field: path, why }), { path });
}
