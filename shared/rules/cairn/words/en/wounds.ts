import type { wounds as source } from '#shared/rules/cairn/words/pt-BR/wounds.ts';

/** The same keys in English. */
export const wounds: { readonly [K in keyof typeof source]: string } = {
  'attribute.str': 'STR',
  'attribute.dex': 'DEX',
  'attribute.wil': 'WIL',
  'attribute.lost': '{{name}} loses {{amount}} {{attribute}} ({{from}} → {{to}})',
  'attribute.regained': '{{name}} regains {{attribute}} ({{from}} → {{to}})',
  'attribute.paralysed': '{{name}} has no DEX left and cannot move',
  'attribute.delirious': '{{name}} has no WIL left and raves',

  'term.d20': 'd20',

  'sum.save': 'Save',

  'slot.saveOf': 'Save of {{name}}',
  'slot.save': 'STR save of the target',

  'save.passed': 'Passed: {{natural}} against {{attribute}} {{against}}',
  'save.failed': 'Failed: {{natural}} against {{attribute}} {{against}}',
  'save.againstCritical': '{{name}} makes a STR save against critical damage',

  'critical.pc': '{{name}} takes critical damage: can only crawl, and dies within the hour unless helped',
  'critical.other':
    '{{name}} takes critical damage and is out of the fight; the narrator says whether it dies',
  'critical.detachment': 'the detachment {{name}} takes critical damage: it breaks up or is much weakened',
  'critical.effect': 'effect of {{name}}: {{effect}}',
  'critical.stabilised': '{{name}} is helped and out of danger',

  'died.strength': '{{name}} dies: STR 0',
  'died.detachment': 'the detachment {{name}} is destroyed: STR 0',
  'mark.scar': 'scar',
  'mark.death': 'death',
  'died.doomed': '{{name}} was doomed: the save fails, and it is death',
  'died.untreated': '{{name}} dies: an hour has passed without help',

  'error.deadForGood':
    '{{name}} is already dead: healing brings nobody back. Only your word does: write = and the HP to come back with.',
  'error.dead': '{{name}} is already dead. Choose somebody else.',
  'error.dying': '{{name}} needs help first. Use “Stabilise”.',
  'error.notDying': '{{name}} needs no help. Choose somebody else.',
  'error.deprived':
    '{{name}} is deprived and regains no HP by resting. Take that off the sheet once it is over.',

  'tracker.rest': 'Rest',
  'tracker.rest.moments': 'A few moments',
  'tracker.rest.week': 'A week, with help',
  'tracker.rest.hint': 'A few moments bring back all HP; a week with help brings back attributes, too.',
  'tracker.rest.nobody': 'Nobody here can rest like that. Select somebody else.',
  'tracker.attribute': 'Attribute',
  'tracker.attribute.which': 'Which attribute',
  'tracker.attribute.what': 'Loses or regains',
  'tracker.attribute.lose': 'Loses',
  'tracker.attribute.regain': 'Regains',
  'tracker.attribute.amount': 'How much',
  'tracker.attribute.hint': 'STR 0 kills, DEX 0 paralyses, WIL 0 makes delirious.',
  'tracker.attribute.noAmount': 'Write how much.',
  'tracker.helper': 'Who helps',
  'tracker.helper.other': 'somebody who spends no action',
  'tracker.dyingClock': 'Dies by round {{round}} ({{minutes}} min from now) unless somebody helps.',
  'tracker.dyingUntold': 'Came like this from another fight: needs help.',
  'tracker.stabilise': 'Stabilise',
};
