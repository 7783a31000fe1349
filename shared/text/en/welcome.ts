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
};
