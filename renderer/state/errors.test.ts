import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import { faultsOf } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { errorMessage, faultsUnder, fieldErrors } from './errors.ts';

describe('the faults of a form', () => {
  const schema = z.strictObject({ name: z.string().min(1), sheet: z.strictObject({ str: z.int() }) });

  it('stand at their fields, without repeating the name of the field', () => {
    const faults = fieldErrors(...faultsOf(schema, { name: '', sheet: { str: null } }));
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(['name', 'sheet.str']));
    expect(faults['name'] && say(faults['name'], 'pt-BR')).toBe('não pode ficar vazio.');
  });

  it('of a part of the form are found under their own paths', () => {
    const faults = fieldErrors(...faultsOf(schema, { name: '', sheet: { str: 'x' } }));
    expect(Object.keys(faultsUnder(faults, 'sheet'))).toEqual(['str']);
  });

  it('keep the first of each field', () => {
    const first = new RodadaError('BAD_REQUEST', message('error.internal'), { path: 'name' });
    const second = new RodadaError('BAD_REQUEST', message('error.notAnObject'), { path: 'input.name' });
    expect(fieldErrors(first, second)).toEqual({ name: message('error.internal') });
  });
});

it('what is not ours is said to be our fault, without its text', () => {
  expect(errorMessage(new TypeError('x is undefined'))).toEqual(message('error.internal'));
});
