import { describe, expect, it } from 'vitest';
import { KINDS } from './texts.mjs';

/** So much more of a text is read, and so many times the work that may take at most: its square would be 64 times. */
const MORE = 8;
const MOST = 24;
/** Milliseconds of work below which nothing is compared: what is so little is mostly the beginning. */
const LEAST = 5;

/** Milliseconds that this program worked while it read. @param {() => void} read */
function workOf(read) {
  const before = process.cpuUsage().user;
  read();
  return (process.cpuUsage().user - before) / 1000;
}

describe('reading', () => {
  it.each(KINDS)('$name takes no square of time', ({ size, reader }) => {
    const some = Math.ceil(size / 64 / 6) * 6;
    const [little, much] = [reader(some), reader(some * MORE)];
    little();
    const work = Math.max(workOf(little), LEAST);
    expect(workOf(much) / work).toBeLessThan(MOST);
  });
});
