import type { powers as source } from '#shared/rules/heroes-d20/words/pt-BR/powers.ts';

/** The same keys in English. */
export const powers: { readonly [K in keyof typeof source]: string } = {
  'said.power': '{{name}} creates the power {{power}}',
  'said.cast': '{{name}} casts a spell ({{text}})',

  'told.powerPaid': '{{name}} spends {{cost}} MP on {{power}}, {{mp}} left',
  'told.powerOver': 'The power {{power}} of {{name}} is over',
  'told.powerUnpaid': 'The power {{power}} of {{name}} ends for want of MP',
  'told.powerDropped': '{{name}} lets the power {{power}} go',
  'told.mpSet': 'MP of {{name}}: from {{from}} to {{mp}}',

  'refuse.unknownPower': '{{name}} has no power “{{power}}”.',
  'refuse.powerActive': 'The power {{power}} of {{name}} is already active.',
  'refuse.powerNotOn': '{{name}} keeps up no power that counts with {{weapon}}.',
  'refuse.powerNotActive': 'The power “{{power}}” of {{name}} is not active.',
  'refuse.tooFewMp': '{{name}} lacks the MP for {{power}}: it costs {{cost}} and {{mp}} are left.',

  'condition.power': 'Active power',
  'condition.powers': 'Power: {{names}}',

  'forecast.spent': 'MP spent',

  'tracker.powers': 'Power',
  'tracker.keeps': '{{name}} keeps {{power}}.',
  'tracker.keepsUntil_one': '{{count}} round left',
  'tracker.keepsUntil_other': '{{count}} rounds left',
  'tracker.mpLeft': 'MP {{mp}} of {{max}}',
  'tracker.powerWhich': 'Which power',
  'tracker.powerOffer_one': '{{cost}} MP a round · up to {{count}} round',
  'tracker.powerOffer_other': '{{cost}} MP a round · up to {{count}} rounds',
  'tracker.powerUnpaid': '{{cost}} MP a round · too few MP',
  'tracker.powerActive_one': 'active · {{count}} round left',
  'tracker.powerActive_other': 'active · {{count}} rounds left',
  'tracker.powerCreate': 'Create',
  'tracker.powerDrop': 'End',
  'tracker.spell': 'Cast a spell',
  'tracker.spellCost': 'combat action',
  'tracker.spellText': 'What the spell does',
  'tracker.spellPlaceholder': 'a wall of ice across the bridge',
  'tracker.spellMissing': 'Say what the spell does.',
  'tracker.spellDo': 'Cast',
  'tracker.powerHint': 'Movement action. A failed test spends the action, but no MP.',
  'tracker.mpSet': 'Change',
  'tracker.mpMissing': 'Write how many MP are left.',
};
