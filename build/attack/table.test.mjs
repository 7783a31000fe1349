import { describe, expect, it } from 'vitest';
import { readResults, withTable } from './table.mjs';

const page = 'Before\n\n<!-- attack: begin -->\n<!-- attack: end -->\n\nAfter\n';

describe('the table of attacks', () => {
  it('reads the results among whatever else was printed', () => {
    const output = 'starting\n{"what":"dice","count":2,"result":"0 faults"}\n{"x":1}\n{broken\n';
    expect(readResults(output)).toEqual([{ what: 'dice', count: 2, result: '0 faults' }]);
  });

  it('stands between its marks, and keeps what was not attacked again', () => {
    const first = withTable(page, [
      { what: 'dice', count: 20_000, result: '1 fault' },
      { what: 'notes', count: 5, result: 'a | b' },
    ]);
    expect(first).toContain('| dice | 20,000 | 1 fault |\n| notes | 5 | a \\| b |');
    const second = withTable(first, [{ what: 'dice', count: 7, result: '0 faults' }]);
    expect(second).toContain('| dice | 7 | 0 faults |\n| notes | 5 | a \\| b |');
    expect(second).not.toContain('1 fault |');
    expect(second.startsWith('Before\n')).toBe(true);
    expect(second.endsWith('\n\nAfter\n')).toBe(true);
  });

  it('keeps no line twice, however the table was formatted', () => {
    const formatted = page.replace(
      'begin -->\n',
      'begin -->\n\n| what  | how often | result   |\n| ----- | --------: | -------- |\n| dice  |         2 | 1 fault  |\n\n',
    );
    expect(
      withTable(formatted, [{ what: 'dice', count: 7, result: '0 faults' }]).match(/\| dice/g),
    ).toHaveLength(1);
  });

  it('is missed on a page without a place for it', () => {
    expect(() => withTable('no marks', [])).toThrow('attack: begin');
  });
});
