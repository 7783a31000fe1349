import type { trackerEnding as source } from '#shared/text/pt-BR/tracker/ending.ts';

/** The same keys in English. */
export const trackerEnding: { readonly [K in keyof typeof source]: string } = {
  'ending.title': 'How it went',
  'ending.lasted': '{{rounds}}, {{time}}',
  'ending.copy': 'Copy to read out',
  'ending.copied': 'Copied',
  'ending.rewards': 'What they take home',
  'ending.to': 'Who takes it',
  'ending.experience': 'Experience',
  'ending.share': 'How it is shared',
  'ending.each': 'to each',
  'ending.divided': 'divided among them',
  'ending.what': 'Treasure or anything else',
  'ending.noted': 'Noted in the encounter',
  'ending.give': 'Give',
  'ending.needTo': 'Say who takes it.',
  'ending.next': 'For the next session',
  'ending.nextHelp': 'It stays in the log and in the session’s report; only you read it.',
  'ending.left': 'From the last session',
  'ending.keep': 'Keep',
};
