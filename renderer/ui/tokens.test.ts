import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('renderer/ui/tokens.css', 'utf8');

const AA_TEXT = 4.5;
const AA_SHAPE = 3;
const TEXTS = ['ink', 'soft', 'muted', 'ember', 'party', 'foe', 'ally', 'hidden', 'critical'];
const GROUNDS = ['ground', 'rail', 'surface-1', 'surface-2'];
const TONES = ['ember', 'party', 'foe', 'ally', 'hidden', 'critical'];

describe.each(['dark', 'light', 'contrast'])('the colours of the %s theme', (theme) => {
  const colours = coloursOf(theme);
  const contrast = (one: string, other: string) => ratio(colour(colours, one), colour(colours, other));

  it.each(TEXTS)('%s can be read on every ground', (text) => {
    for (const ground of GROUNDS)
      expect(contrast(text, ground), `on ${ground}`).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(TONES)('%s can be read on its own ground', (tone) => {
    expect(contrast(tone, `${tone}-ground`)).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast('ink', `${tone}-ground`)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('the main act can be read, also under the pointer', () => {
    expect(contrast('on-ember', 'ember')).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast('on-ember', 'ember-strong')).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('soft words can be read on a chip', () => {
    expect(contrast('soft', 'surface-3')).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('the edge of a mark can be seen, on every ground it may lie on', () => {
    for (const ground of [...GROUNDS, 'ember-ground'])
      expect(contrast('mark-edge', ground), `on ${ground}`).toBeGreaterThanOrEqual(AA_SHAPE);
  });

  it('the edge of a field can be seen', () => {
    for (const ground of GROUNDS)
      expect(contrast('edge', ground), `on ${ground}`).toBeGreaterThanOrEqual(AA_SHAPE);
  });
});

it('every theme gives the same colours a value', () => {
  const names = (theme: string) => [...coloursOf(theme).keys()].toSorted();
  expect(names('light')).toEqual(names('dark'));
  expect(names('contrast')).toEqual(names('dark'));
});

function coloursOf(theme: string): Map<string, string> {
  const block = new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

function colour(colours: ReadonlyMap<string, string>, name: string): string {
  const value = colours.get(name);
  if (value === undefined) throw new Error(`no colour ${name}`);
  return value;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
