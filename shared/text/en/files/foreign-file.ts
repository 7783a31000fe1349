/** Texts of files of other tools, in English. */
export const foreignFile = {
  'foreign.noFigure': 'the file doesn’t say {{field}}: it is {{kept}} now, check it',
  'foreign.outOfBounds': '{{field}} {{figure}} is out of bounds: it is {{kept}} now, check it',
  'foreign.noPoints': 'The file doesn’t say the {{unit}}.',
  'foreign.effectLeft': 'an effect that Rodada doesn’t apply: check the sheet',
  'foreign.notesCut': 'the notes were too long and were cut',
  'foreign.noName': 'Unnamed',
  'foreign.pointsLeft': '{{current}} of {{max}} {{unit}}',
  'foreign.notACreature':
    'It is of the type “{{type}}”, neither a creature nor a character: it was left out.',
  'foreign.notAnActor':
    'It is from Foundry, but neither a creature nor a character. Export the actors, one by one or the compendium.',
  'foreign.otherSystem': 'It is a {{tool}}, and this campaign uses {{system}}. Open a campaign of {{other}}.',
  'foreign.otherGame': 'It is a Foundry sheet for the game “{{game}}”, which Rodada doesn’t have.',
  'foreign.otherGameUnknown': 'It is a Foundry sheet of a game that Rodada doesn’t know.',
  'foreign.unreadable': 'This sheet couldn’t be read: what it holds isn’t what its format promises.',
  'foreign.nothing': 'There are no creatures or characters in this file.',
  'foreign.brokenAt': 'The JSON is broken in line {{line}}. Export it again.',
  'foreign.tooBig': 'A file of another program may have up to {{megabytes}} MB. Divide it.',
  'foreign.description': 'Description',
  'foreign.story': 'Story',
  'foreign.otherFigures': 'Other figures',
  'foreign.powers': 'Powers',
  'foreign.gear': 'Gear',
  'foreign.weapons': 'Weapons',
  'foreign.abilities': 'Abilities',
  'foreign.nameless': 'the file doesn’t say the name: give it one',
} as const;
