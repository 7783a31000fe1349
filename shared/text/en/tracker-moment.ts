import type { trackerMoment as words } from '../pt-BR/tracker-moment.ts';

/** Texts of points, conditions, prompts and the turn's head, in English. */
export const trackerMoment: Readonly<Record<keyof typeof words, string>> = {
  'tracker.points.help': 'Also −7, +3, =12, 3+4, 7 half, 7 double, t5.',
  'tracker.points.notFigure': 'Not understood. Write 7, −7, +3, =12, 3+4, 7/2, 7 double or t5.',
  'tracker.points.notWhole': 'Understood {{figure}}. Points are whole numbers, without decimals.',
  'tracker.points.needsFigure': 'Half or double of what? Write 7 half or 7 double.',
  'tracker.points.summed': '{{terms}} = {{figure}}',
  'tracker.points.times': '{{figure}} × {{by}} = {{amount}}',
  'tracker.points.divided': '{{figure}} ÷ {{by}} = {{amount}}',
  'tracker.points.divided.down': '{{figure}} ÷ {{by}} = {{amount}}, fractions down',
  'tracker.points.divided.up': '{{figure}} ÷ {{by}} = {{amount}}, fractions up',
  'tracker.points.ruling': 'Rule',
  'tracker.points.nobody': 'Nobody is hit: give somebody more than none.',
  'tracker.points.note': 'Why (optional)',
  'tracker.points.share': 'How much for {{name}}',
  'tracker.points.share.whole': 'all',
  'tracker.points.share.half': '½',
  'tracker.points.share.double': '×2',
  'tracker.points.share.none': 'none',
  'tracker.preview.points': '{{from}} → {{to}} {{unit}}',
  'tracker.preview.temp': 'temporary {{from}} → {{to}}',
  'tracker.preview.dice': 'asks for dice',
  'tracker.preview.both': '{{points}}, {{temp}}',
  'tracker.preview.same': 'stays at {{to}} {{unit}}',
  'tracker.preview.spared': 'is spared',
};
