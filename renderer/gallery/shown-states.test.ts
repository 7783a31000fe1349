import { expect, test } from 'vitest';
import { withShown } from './shown-states.ts';

test('a rule of a state is told for what is shown in it', () => {
  expect(withShown('.button:hover:not(:disabled)')).toBe(
    ".button:is([data-shown~='hover'] *):not(:disabled)",
  );
  expect(withShown('label:has(:focus-visible)')).toContain(":has(:is([data-shown~='focus'] ");
});

test('a rule of no state needs nothing beside it', () => {
  expect(withShown('.button[aria-pressed]')).toBeNull();
});
