import { readFile } from 'node:fs/promises';

/** A bundled face and where it lies. */
export interface FontFile {
  /** Path on disk. */
  readonly file: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly script: keyof typeof RANGES;
}

/** The characters of each file, as the font packages say in their own style sheets. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** `@font-face` rules that hold their faces, so that a page with them fetches nothing. */
export async function fontFaces(fonts: readonly FontFile[]): Promise<string> {
  const rules = fonts.map(async ({ file, family, style, script }) => {
    const face = (await readFile(file)).toString('base64');
    return (
      `@font-face{font-family:'${family}';font-style:${style};font-weight:100 900;font-display:block;` +
      `src:url(data:font/woff2;base64,${face}) format('woff2');unicode-range:${RANGES[script]}}`
    );
  });
  return (await Promise.all(rules)).join('\n');
}
