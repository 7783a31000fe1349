import type { checks as source } from '#shared/rules/rituals-d20/words/pt-BR/checks.ts';

/** The same keys in English. */
export const checks: { readonly [K in keyof typeof source]: string } = {
  'difficulty.5': 'very easy',
  'difficulty.10': 'easy',
  'difficulty.15': 'moderate',
  'difficulty.20': 'hard',
  'difficulty.25': 'very hard',
  'difficulty.30': 'extremely hard',
  'difficulty.35': 'nearly impossible',

  'said.run': '{{name}} runs',
  'said.test': '{{name}} tests {{skill}}',

  'verdict.total': 'Total {{total}}',
  'verdict.success': 'Success: {{total}} against {{target}}',
  'verdict.failure': 'Failure: {{total}} against {{target}}',
  'verdict.difficulty': 'DC {{difficulty}}',
  'verdict.named': 'DC {{difficulty}} ({{name}})',

  'refuse.tooManyDice': 'Too many dice to work out the exact odds. Use fewer dice.',
  'refuse.unknownSkill': '{{name}} has no skill “{{skill}}”. Choose another from the sheet.',

  'tracker.test': 'Test',
  'tracker.side.one': '1d20 {{bonus}}',
  'tracker.side.best': 'best of {{count}}d20 {{bonus}}',
  'tracker.side.worst': 'worst of {{count}}d20 {{bonus}}',
  'tracker.slot.test': 'Test',
  'tracker.odds.win': 'to win',
  'tracker.odds.pass': 'to pass',
  'tracker.odds.against': '{{side}}, DC {{difficulty}}',
  'tracker.odds.opposed': '{{one}} against {{other}}',
  'tracker.odds.ifRight': 'if the shot goes at {{name}}',
  'tracker.modifier.own': 'On the test',
  'tracker.modifier.dice': 'Extra d20',
  'tracker.modifier.other': 'On {{name}}’s test',
  'tracker.testWho': 'Who tests',
  'tracker.testSkill': 'Skill',
  'tracker.skill': '{{label}} {{bonus}}',
  'tracker.testAttribute': 'Attribute',
  'tracker.attribute': '{{label}} {{dice}}',
  'tracker.testCost': 'Costs',
  'tracker.cost.none': 'nothing',
  'tracker.cost.run': 'a full action, to run',
  'tracker.difficulty': 'Difficulty',
  'tracker.difficultyOpen': 'no DC',
  'tracker.difficultyOwn': 'Another DC',
};
