import { expect, it } from 'vitest';
import { plain } from '#shared/text/message.ts';
import { formFields } from './form-fields.ts';

const { integer, text, dice, flag, choice, list } = formFields<'str' | 'help' | 'add'>((key) => ({ key }));
const label = { key: 'str' };

it('fields are worded by keys or messages, and hold what is usual unless said otherwise', () => {
  const base = { path: 'p', label, help: null };
  expect(integer('p', 'str')).toEqual({ ...base, kind: 'integer', fallback: 0 });
  expect(integer('p', plain('FOR'), { help: 'help', fallback: 3 })).toEqual({
    kind: 'integer',
    path: 'p',
    label: plain('FOR'),
    help: { key: 'help' },
    fallback: 3,
  });
  expect(text('p', 'str')).toEqual({ ...base, kind: 'text', fallback: '' });
  expect(dice('p', 'str', '1d4')).toEqual({ ...base, kind: 'dice', fallback: '1d4' });
  expect(flag('p', 'str', { fallback: true })).toEqual({ ...base, kind: 'flag', fallback: true });
  const options = [{ value: 1, label: 'str' } as const];
  expect(choice('p', 'str', 1, options)).toEqual({
    ...base,
    kind: 'choice',
    fallback: 1,
    options: [{ value: 1, label }],
  });
  const fields = [flag('p', 'str')];
  expect(list('p', 'str', 'add', fields)).toEqual({
    ...base,
    kind: 'list',
    addLabel: { key: 'add' },
    fields,
  });
});
