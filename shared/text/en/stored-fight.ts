import type { storedFight as ptBR } from '#shared/text/pt-BR/stored-fight.ts';

/** Texts of fights as they are stored, in English. */
export const storedFight: Record<keyof typeof ptBR, string> = {
  'storedFight.unreadable': 'The fight “{{name}}” can’t be read. {{what}}',
  'storedFight.brokenRow': 'Row {{row}} of what is stored is damaged.',
  'storedFight.brokenSetup': 'Its beginning, as it is stored, is damaged.',
  'storedFight.brokenTelling': 'What happened in it, as stored, is damaged.',
  'storedFight.unknownSystem': 'It is of the system “{{system}}”, which this Rodada doesn’t know.',
  'storedFight.refusedSetup': 'Its beginning no longer suits the system’s rules: {{why}}',
  'storedFight.onlyToLookAt':
    'This fight is as it was played: it is only to be looked at. Use “Go on from here”.',
  'storedFight.momentGone':
    'The fight at this moment can no longer be made: under today’s rules it would be another. Choose another moment.',
  'storedFight.unread.title': 'This fight can’t be opened',
  'storedFight.unread.hint':
    'No other fight is affected. This one can be kept in a file as it is stored, or discarded.',
  'storedFight.unread.export': 'Export as it is stored',
  'storedFight.unread.exported': 'Fight kept in {{file}} as it is stored.',
  'storedFight.asPlayed.title': 'As it was played',
  'storedFight.asPlayed.said':
    'This fight was played under other rules, and today’s would come to another result: here it is as it was played, only to be looked at. Its log is whole.',
  'storedFight.asPlayed.state': 'The state shown is the last one known, after this: {{entry}}.',
  'storedFight.asPlayed.stateSetup': 'The state shown is the last one known: that of before the first act.',
  'storedFight.asPlayed.refused': 'Today’s rules refuse what came next. {{why}}',
  'storedFight.asPlayed.goOn': 'Go on from here under today’s rules',
  'storedFight.asPlayed.goOnHint': 'Opens a new fight from that state; this one stays as it is.',
  'storedFight.asPlayed.log':
    'As it was played: under today’s rules it would come to another result, and it can’t be played on.',
  'storedFight.asPlayed.readLog': 'Read the log',
};
