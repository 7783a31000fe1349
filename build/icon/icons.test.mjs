import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { icns, ICO_SIZES } from './containers.mjs';
import { drawingsHash, inPackage } from './drawings.mjs';

/** Width and height of a PNG. @param {Buffer} png */
function sizeOf(png) {
  expect(png.subarray(1, 4).toString('ascii')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** What macOS calls an entry, and how many pixels it has. */
const ICNS = {
  icp4: 16,
  icp5: 32,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
};

test('the icons are made from the drawings as they are now: run `npm run icon` after a change', () => {
  expect(readFileSync(inPackage('icons.sha256'), 'utf8').trim()).toBe(drawingsHash());
});

describe.each(['icon', 'document'])('%s', (name) => {
  test('is a container for macOS with a picture of each size', () => {
    const file = readFileSync(inPackage(`${name}.icns`));
    expect(file.subarray(0, 4).toString('ascii')).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    /** @type {Record<string, number[]>} */
    const found = {};
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      const png = file.subarray(at + 8, at + file.readUInt32BE(at + 4));
      found[file.subarray(at, at + 4).toString('ascii')] = sizeOf(png);
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(ICNS).map(([type, size]) => [type, [size, size]])),
    );
  });

  test('is a container for Windows with a picture of each size', () => {
    const file = readFileSync(inPackage(`${name}.ico`));
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
    const found = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const at = 6 + index * 16;
      const size = file.readUInt8(at) || 256;
      const data = file.subarray(file.readUInt32LE(at + 12)).subarray(0, file.readUInt32LE(at + 8));
      if (size === 256) expect(sizeOf(data)).toEqual([256, 256]);
      else
        expect([data.readUInt32LE(0), data.readInt32LE(4), data.readInt32LE(8)]).toEqual([
          40,
          size,
          size * 2,
        ]);
      return size;
    });
    expect(found).toEqual(ICO_SIZES);
  });

  test('lies in a file for each size of Linux', () => {
    for (const file of readdirSync(inPackage(`${name}s`))) {
      const size = Number.parseInt(file, 10);
      expect(sizeOf(readFileSync(inPackage(`${name}s`, file)))).toEqual([size, size]);
    }
  });
});

test('a picture that a container needs and nobody drew is missed', () => {
  expect(() => icns([])).toThrow('There is no picture of 16 pixels.');
});
