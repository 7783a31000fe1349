import type { z } from 'zod';
import { diceFault } from '#shared/dice/dice-fault.ts';
import { RodadaError } from '#shared/errors.ts';
import { shorten } from '#shared/text/shorten.ts';
import { message } from '#shared/text/message.ts';
import { DICE_POSITION } from './dice-text.ts';
import { whyNot } from './why-not.ts';

type Issue = z.core.$ZodIssue;

/**
 * Reads a value through a schema. The first thing wrong becomes a `BAD_REQUEST` (or `BAD_DICE` with its
 * position) whose path is `base` followed by the field: `input.weapon.damage`, `commands[3].amount`.
 */
export function readWith<T>(schema: z.ZodType<T>, value: unknown, base: string): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue
    ? issueToError(issue, base, value)
    : new RodadaError('BAD_REQUEST', message('error.notAnObject'), { path: base });
}

/** Every fault of a value at once, for forms that mark each field; empty when the value is good. */
export function faultsOf(schema: z.ZodType, value: unknown): RodadaError[] {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? [] : result.error.issues.map((issue) => issueToError(issue, '', value));
}

/** Joins a base path and the parts of a field's place: `joinPath('input', ['dice', 0])` is `input.dice[0]`; a name is cut after 200 characters. */
export function joinPath(base: string, parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    const name = shorten(String(part));
    return path === '' ? name : `${path}.${name}`;
  }, base);
}

/** The part of a place that is really there: of `conditions[0].id` only `conditions[0]` where a bare word stands for the object. */
function standing(value: unknown, parts: readonly PropertyKey[]): readonly PropertyKey[] {
  let inner = value;
  for (const [index, part] of parts.entries()) {
    if (typeof inner !== 'object' || inner === null) return parts.slice(0, index);
    inner = Reflect.get(inner, part);
  }
  return parts;
}

function issueToError(issue: Issue, base: string, value: unknown): RodadaError {
  if (issue.code === 'invalid_union') {
    // The branch that failed deepest is the one the writer meant.
    const branches = issue.errors.flatMap((branch) => branch.slice(0, 1));
    const deepest = branches.toSorted((a, b) => b.path.length - a.path.length)[0];
    if (deepest && deepest.path.length > 0)
      return issueToError(deepest, joinPath(base, issue.path), issue.input);
  }
  if (issue.code === 'unrecognized_keys') {
    const path = joinPath(base, [...issue.path, issue.keys[0] ?? '']);
    return new RodadaError('BAD_REQUEST', message('error.unknownField', { field: path }), { path });
  }
  const path = joinPath(base, standing(value, issue.path));
  if (path === '') return new RodadaError('BAD_REQUEST', message('error.notAnObject'), { path });
  if (issue.code === 'custom' && issue.params && DICE_POSITION in issue.params) {
    const position = Number(issue.params[DICE_POSITION]);
    const source = String(issue.params['source']);
    return new RodadaError('BAD_DICE', diceFault(source, position), { path, position });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return new RodadaError('BAD_REQUEST', message('error.missingField', { field: path }), { path });
  }
  return new RodadaError('BAD_REQUEST', message('error.wrongField', { field: path, why: whyNot(issue) }), {
    path,
  });
}
