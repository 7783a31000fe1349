import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { joinPath } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { inside, listIn } from './inside.ts';

/** Of these there may be as many as there are: they are no figures of anybody's. */
const COUNTS: ReadonlySet<string> = new Set(['rounds', 'counters', 'needs']);

/** The core's command that brings a sheet or parts of one. */
const CORRECTION = 'correct-sheet';

type Place = readonly (string | number)[];

/** Refuses sheets of a fight with a figure further from 0 than the system has them (`BAD_REQUEST`); `base` is where the fight stands. */
export function requireSheetFigures({ mostFigure }: RuleSystem, fight: unknown, base: string): void {
  if (mostFigure === undefined) return;
  for (const [index, one] of listIn(fight, 'combatants').entries())
    requireWithin(inside(one, 'sheet'), [base, 'combatants', index, 'sheet'], mostFigure);
  for (const [index, one] of listIn(fight, 'reserves').entries())
    requireWithin(
      inside(inside(one, 'combatant'), 'sheet'),
      [base, 'reserves', index, 'combatant', 'sheet'],
      mostFigure,
    );
}

/** Refuses a command with such a figure, be it in the sheet of one who comes or in a command of the system's own. */
export function requireCommandFigures(system: RuleSystem, command: unknown, place: Place): void {
  const { mostFigure, commands } = system;
  if (mostFigure === undefined) return;
  requireWithin(inside(inside(command, 'combatant'), 'sheet'), [...place, 'combatant', 'sheet'], mostFigure);
  const type = inside(command, 'type');
  if (type === CORRECTION) requireWithin(inside(command, 'sheet'), [...place, 'sheet'], mostFigure);
  if (commands.some((own) => own.type === type)) requireWithin(command, place, mostFigure);
  for (const [index, inner] of listIn(command, 'commands').entries())
    requireCommandFigures(system, inner, [...place, 'commands', index]);
}

function requireWithin(value: unknown, place: Place, most: number): void {
  if (typeof value === 'number' && Math.abs(value) > most) throw tooFar(joinPath('', place), value, most);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (COUNTS.has(key)) continue;
    requireWithin(inner, [...place, Array.isArray(value) ? Number(key) : key], most);
  }
}

function tooFar(path: string, value: number, most: number): RodadaError {
  const why =
    value > 0
      ? message('error.why.tooBig', { maximum: most })
      : message('error.why.tooSmall', { minimum: -most });
  return new RodadaError('BAD_REQUEST', message('error.wrongField', { field: path, why }), { path });
}
