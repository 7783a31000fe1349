import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { animatedWebp, chunksOf } from './animated-webp.mjs';

/** A still file with these bytes for pixels. @param {string} pixels */
function still(pixels) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(pixels.length);
  const data = Buffer.concat([
    Buffer.from('VP8 '),
    size,
    Buffer.from(pixels),
    Buffer.alloc(pixels.length % 2),
  ]);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), data]);
}

test('frames stand in their place, for their time, with the pixels of their still', () => {
  const film = animatedWebp({
    width: 640,
    height: 360,
    frames: [
      { still: still('whole'), left: 0, top: 0, width: 640, height: 360, milliseconds: 300 },
      { still: still('part'), left: 10, top: 20, width: 31, height: 7, milliseconds: 70_000 },
    ],
  });
  expect(film.toString('latin1', 0, 4)).toBe('RIFF');
  expect(film.readUInt32LE(4)).toBe(film.length - 8);
  const [head, repeats, first, second] = chunksOf(film);
  expect(head?.name).toBe('VP8X');
  expect([head?.data.readUIntLE(4, 3), head?.data.readUIntLE(7, 3)]).toEqual([639, 359]);
  expect(repeats?.name).toBe('ANIM');
  expect(first?.data.toString('latin1', 16)).toContain('whole');
  const of = [0, 3, 6, 9, 12].map((at) => second?.data.readUIntLE(at, 3));
  expect(of).toEqual([5, 10, 30, 6, 70_000]);
});

test('the film of the readme moves, and is under 3 MB', () => {
  const film = inProject('docs', 'pictures', 'round.webp');
  expect(statSync(film).size).toBeLessThan(3_000_000);
  expect(chunksOf(readFileSync(film)).filter(({ name }) => name === 'ANMF').length).toBeGreaterThan(20);
});
