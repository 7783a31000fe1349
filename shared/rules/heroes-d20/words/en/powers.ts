import type { powers as source } from '#shared/rules/heroes-d20/words/pt-BR/powers.ts';

/** The same keys in English. */
export const powers: { readonly [K in keyof typeof source]: string } = {
  'said.power': '{{name}} creates the power {{power}}',
  'said.cast': '{{name}} casts a spell ({{text}})',

  'told.powerPaid': '{{name}} spends {{cost}} MP on {{power}}, {{mp}} left',
  'told.powerOver': '{{name}}’s power {{power}} is over',
  'told.powerUnpaid': '{{name}}’s power {{power}} ends for want of MP',
  'told.powerDropped': '{{name}} lets the power {{power}} go',
  'told.mpSet': '{{name}}’s MP: from {{from}} to {{mp}}',

  'refuse.unknownPower': '{{name}} has no power “{{power}}”. Choose another from the sheet.',
  'refuse.powerActive': '{{name}}’s power {{power}} is already active. Choose another or end this one.',
  'refuse.powerNotOn':
    '{{name}} keeps up no power that counts with {{weapon}}. Create one first, or take “Active power” off.',
  'refuse.powerNotActive': '{{name}}’s power “{{power}}” isn’t active. Choose another.',
  'refuse.tooFewMp':
    '{{name}} lacks the MP for {{power}}: it costs {{cost}}, and {{mp}} are left. Choose another power or change the MP.',

  'condition.power': 'Active power',
  'condition.powers': 'Power: {{names}}',

  'forecast.spent': 'MP spent',

  'tracker.powers': 'Power',
  'tracker.keeps': '{{name}} keeps {{power}}.',
  'tracker.keepsUntil_one': '{{count}} round left',
  'tracker.keepsUntil_other': '{{count}} rounds left',
  'tracker.mpLeft': 'MP {{mp}} of {{max}}',
  'tracker.powerWhich': 'Which power',
  'tracker.powerOffer_one': '{{cost}} MP per round · up to {{count}} round',
  'tracker.powerOffer_other': '{{cost}} MP per round · up to {{count}} rounds',
  'tracker.powerUnpaid': '{{cost}} MP per round · too few MP',
  'tracker.powerActive_one': 'active · {{count}} round left',
  'tracker.powerActive_other': 'active · {{count}} rounds left',
  'tracker.powerCreate': 'Create',
  'tracker.powerDrop': 'End',
  'tracker.spell': 'Cast a spell',
  'tracker.spellCost': 'combat action',
  'tracker.spellText': 'What the spell does',
  'tracker.spellPlaceholder': 'a wall of ice across the bridge',
  'tracker.spellMissing': 'Write what the spell does.',
  'tracker.spellDo': 'Cast',
  'tracker.powerHint': 'Movement action. A failed test spends the action, but no MP.',
  'tracker.mpSet': 'Change',
  'tracker.mpMissing': 'Write how many MP are left.',
};
