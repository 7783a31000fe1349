/// <reference types="electron-vite/node" />
import mono from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2?asset';
import monoExt from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-wght-normal.woff2?asset';
import next from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?asset';
import nextExt from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?asset';
import nextItalic from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?asset';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?asset';
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2?asset';
import type { FontFile } from './font-faces.ts';

const TITLE = { family: 'Fraunces Variable', style: 'normal' } as const;
const WORDS = { family: 'Atkinson Hyperlegible Next Variable', style: 'normal' } as const;
const FIGURES = { family: 'Atkinson Hyperlegible Mono Variable', style: 'normal' } as const;

/** The bundled faces of printed pages. */
export const FONTS: readonly FontFile[] = [
  { ...TITLE, file: fraunces, script: 'latin' },
  { ...TITLE, file: frauncesExt, script: 'latin-ext' },
  { ...WORDS, file: next, script: 'latin' },
  { ...WORDS, file: nextExt, script: 'latin-ext' },
  { ...WORDS, file: nextItalic, style: 'italic', script: 'latin' },
  { ...FIGURES, file: mono, script: 'latin' },
  { ...FIGURES, file: monoExt, script: 'latin-ext' },
];
