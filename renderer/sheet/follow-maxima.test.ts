import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { valueAt, withValueAt } from '#shared/json-path.ts';
import { followMaxima } from './follow-maxima.ts';

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('a new sheet of %s', (_id, system) => {
  const { form } = system;
  const blank = system.sheet.parse({});
  const paths = form.sections.flatMap(({ fields }) => fields.map(({ path }) => path));
  const withMaximum = paths.filter((path) => path.endsWith('.current'));
  const maxOf = (path: string) => path.replace(/current$/, 'max');

  it('with only its maxima typed has all of them', () => {
    const typed = withMaximum.reduce((sheet, path) => {
      // Figure by figure, as one types.
      const one = followMaxima(form, sheet, withValueAt(sheet, maxOf(path), 1));
      return followMaxima(form, one, withValueAt(one, maxOf(path), 12));
    }, blank);
    expect(withMaximum.map((path) => valueAt(typed, path))).toEqual(withMaximum.map(() => 12));
  });

  it('keeps what somebody has touched', () => {
    const hurt = withMaximum.reduce((sheet, path) => {
      const full = followMaxima(form, sheet, withValueAt(sheet, maxOf(path), 12));
      const touched = followMaxima(form, full, withValueAt(full, path, 7));
      return followMaxima(form, touched, withValueAt(touched, maxOf(path), 14));
    }, blank);
    expect(withMaximum.map((path) => valueAt(hurt, path))).toEqual(withMaximum.map(() => 7));
  });
});
