import type { ForeignFormat } from '#shared/rules/foreign.ts';
import { foundryFirst } from './foundry-first.ts';
import { foundrySecond } from './foundry-second.ts';
import { kettlewrightBestiary } from './kettlewright-bestiary.ts';
import { kettlewright } from './kettlewright.ts';

/** The files of other tools that hold Cairn's creatures and characters. */
export const foreign: readonly ForeignFormat[] = [
  foundrySecond,
  foundryFirst,
  kettlewright,
  kettlewrightBestiary,
];
