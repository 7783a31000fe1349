import type { welcome as ptBR } from '#shared/text/pt-BR/welcome.ts';

/** Texts of the first start and of the samples, in English. */
export const welcome: { readonly [K in keyof typeof ptBR]: string } = {
  'welcome.title': 'Which game shall we run?',
  'welcome.lead':
    'Choose one and play a sample fight that is ready for you: about five minutes, with hints that leave by themselves.',
  'welcome.games': 'Games',
  'welcome.play': 'Play the sample',
  'welcome.playOf': 'of {{name}}',
  'welcome.empty': 'Start empty',
  'welcome.file': 'I have a campaign file',
  'welcome.later': 'All of this can be changed later, in Settings.',
  'welcome.about.dice': 'Dice',
  'welcome.about.length': 'A fight',
  'welcome.about.audience': 'For',
  'welcome.about.source': 'Rules',
  'sample.bring': 'Play a sample',
  'sample.title': 'Samples',
  'sample.lead':
    'Each sample becomes a new campaign, with a party, creatures and a fight that begins at once.',
  'sample.none': 'This system has no sample yet. Choose another.',
  'hint.title': 'Hint',
  'hint.said': 'Hint: {{text}}',
  'hint.understood': 'Got it',
  'hint.enough': 'No more hints',
  'hint.show': 'Show the hints of a first fight',
  'hint.showHelp': 'A few lines that teach by playing; each leaves once done.',
  'hint.showButton': 'Show',
  'hint.here': 'The hints are back in this fight.',
  'hint.nextFight': 'The hints will be there in the next fight you open.',
  'hint.begin': 'You can start: whoever has no initiative yet rolls now.',
  'hint.attack':
    'Opens the attack with a target already chosen. Enter rolls; if dice fall on your table, switch “Dice” at the foot.',
  'hint.undo': 'Undoes anything, as often as you need. Try it now.',
  'hint.next': 'Passes the turn. The list follows the initiative order.',
  'hint.points': 'Damage by your word: pick somebody in the order and type 7, or 7 half.',
  'hint.end': 'One side is out of the fight. End it to see the fight told.',
};
