import type { checks as source } from '#shared/rules/scop/words/pt-BR/checks.ts';

/** The same keys in English. */
export const checks: { readonly [K in keyof typeof source]: string } = {
  'test.said': '{{name}} tests {{skill}}',
  'test.plain': '{{name}} makes a test',
  'test.level': 'Level {{level}}',
  'test.failed': 'Fails: no die is left',

  'surprise.stealth': '{{name}} tries to come up unnoticed',
  'surprise.perception': '{{name}} tests perception',
  'surprise.caught': 'Level {{level}} against {{other}}, is taken by surprise',
  'surprise.notices': 'Level {{level}} against {{other}}, notices',

  'error.surprised': '{{name}} was taken by surprise and does nothing this turn. Choose somebody else.',
  'error.surpriseLate':
    'There is surprise only before the fight or in the first turn, before anyone acts. Use a condition.',
  'error.notSurprised': '{{target}} isn’t surprised. Choose somebody else.',
  'error.noConcept': '{{name}} doesn’t have the concept “{{concept}}”. Choose another from the sheet.',
  'error.conceptTwice': 'The concept “{{concept}}” counts only once in a test. Take one out.',

  'tracker.test': 'Test',
  'tracker.surprise': 'Surprise',
  'tracker.skill': 'Skill',
  'tracker.skillLevel': '{{name}} {{level}}',
  'tracker.noSkill': 'none',
  'tracker.concepts': 'Concepts',
  'tracker.concept.off': '{{concept}}: does not count',
  'tracker.concept.helps': '{{concept}}: helps',
  'tracker.concept.hinders': '{{concept}}: hinders',
  'tracker.conceptHint': 'One click: helps; two: hinders.',
  'tracker.modifier': 'Situation (dice)',
  'tracker.agile': 'Armour hinders',
  'tracker.surpriseHow': 'How',
  'tracker.surpriseWord': 'The narrator’s word',
  'tracker.surpriseTest': 'Test',
  'tracker.surpriseWhom': 'Who may be surprised',
  'tracker.surpriseBy': 'Who hides',
  'tracker.surpriseNobody': 'Choose who may be surprised.',
  'tracker.surpriseDo': 'Surprise',
  'tracker.surpriseRoll': 'Test',
  'tracker.surpriseHint': 'Those surprised do nothing in the first turn and do not test against attacks.',
  'tracker.stealth': 'Stealth',
  'tracker.perception': 'Perception',
};
