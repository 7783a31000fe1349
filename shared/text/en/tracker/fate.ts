import type { trackerFate as ptBR } from '#shared/text/pt-BR/tracker/fate.ts';

/** Texts of what becomes of one who fell, in English. */
export const trackerFate: Record<keyof typeof ptBR, string> = {
  'tracker.act.fate': 'Fate',
  'tracker.fate.who': 'What becomes of {{name}}?',
  'tracker.fate.nobody': 'Pick somebody in the order first.',
  'tracker.fate.standing': 'Standing',
  'tracker.fate.standingDetail': 'Acts as if on their feet, until hurt again',
  'tracker.fate.down': 'Down',
  'tracker.fate.downDetail': 'Out of action until given points back',
  'tracker.fate.dead': 'Dead',
  'tracker.fate.deadDetail': 'Has no more turns; healing doesn’t bring them back',
  'tracker.fate.gone': 'Gone',
  'tracker.fate.goneDetail': 'Left the fight alive; has no more turns',
  'tracker.fate.byRules': 'As the rules say',
  'tracker.fate.byRulesDetail': 'Takes the narrator’s ruling away',
  'tracker.fate.doneStanding': '{{name}}: standing.',
  'tracker.fate.doneDown': '{{name}}: out of action.',
  'tracker.fate.doneDead': '{{name}}: dead.',
  'tracker.fate.doneGone': '{{name}}: gone from the fight, alive.',
  'tracker.fate.doneByRules': '{{name}}: as the rules say.',
  'tracker.down.notice': '{{name}} is down. What happens?',
  'tracker.down.choices': 'What becomes of {{name}}',
  'tracker.down.pass': 'Pass',
  'tracker.down.ask':
    '{{name}} is down. Choose “{{act}}” again to act all the same, by the narrator’s ruling.',
  'tracker.chip.standing': 'Standing',
  'tracker.chip.dead': 'Dead',
  'tracker.chip.gone': 'Gone',
  'tracker.chip.ruledTitle': 'By the narrator’s ruling',
};
