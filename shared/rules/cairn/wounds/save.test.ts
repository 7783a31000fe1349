import { describe, expect, it } from 'vitest';
import { passesSave } from './save.ts';

describe('C1 saves', () => {
  it.each([
    { natural: 12, attribute: 12, passed: true },
    { natural: 13, attribute: 12, passed: false },
    { natural: 1, attribute: 0, passed: true },
    { natural: 2, attribute: 0, passed: false },
    { natural: 20, attribute: 20, passed: false },
    { natural: 20, attribute: 25, passed: false },
    { natural: 19, attribute: 25, passed: true },
  ])('C1 $natural against $attribute: $passed', ({ natural, attribute, passed }) => {
    expect(passesSave(natural, attribute)).toBe(passed);
  });
});
