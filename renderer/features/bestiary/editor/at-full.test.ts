import { describe, expect, it } from 'vitest';
import type { FormField } from '#shared/rules/sheet-form.ts';
import { plain } from '#shared/text/message.ts';
import { formAtFull, sheetAtFull } from './at-full.ts';

const integer = (path: string): FormField => ({
  kind: 'integer',
  path,
  label: plain(path),
  help: null,
  fallback: 0,
});
const form = {
  sections: [
    { title: plain('Atributos'), fields: ['str.current', 'str.max', 'mood.current', 'level'].map(integer) },
  ],
};

describe('a creature at full', () => {
  it('is not asked for what is left of a figure with a maximum', () => {
    const paths = formAtFull(form).sections.flatMap(({ fields }) => fields.map(({ path }) => path));
    expect(paths).toEqual(['str.max', 'mood.current', 'level']);
  });

  it('has everything of what has a maximum, and the rest as it was', () => {
    const sheet = { str: { current: 0, max: 12 }, mood: { current: 3 }, level: 2 };
    expect(sheetAtFull(form, sheet)).toEqual({ ...sheet, str: { current: 12, max: 12 } });
  });
});
