import type { rituals as source } from '#shared/rules/rituals-d20/words/pt-BR/rituals.ts';

/** The same keys in English. */
export const rituals: { readonly [K in keyof typeof source]: string } = {
  'told.ritualCast': '{{name}} casts {{ritual}} (cost {{cost}})',
  'told.ritualGoesOn': '{{name}} is casting {{ritual}}: round {{done}} of {{rounds}}',
  'told.ritualLost': '{{name}} breaks off {{ritual}}, and the ritual is lost',

  'refuse.unknownRitual': '{{name}} doesn’t know the ritual “{{ritual}}”. Choose another from the sheet.',

  'tracker.ritual': 'Ritual',
  'tracker.ritualWhich': 'Which ritual',
  'tracker.ritualAtOnce': 'cost {{cost}} · standard action',
  'tracker.ritualRounds_one': 'cost {{cost}} · {{count}} full action',
  'tracker.ritualRounds_other': 'cost {{cost}} · {{count}} rounds of full actions',
  'tracker.ritualBegun': 'round {{next}} of {{rounds}} · full action',
  'tracker.ritualGivesUp': 'Casting another one breaks off {{ritual}}, which is lost.',
  'tracker.ritualDo': 'Cast',
  'tracker.ritualGoOn': 'Go on',
  'tracker.ritualNone': '{{name}} has no rituals. Add one under “Correct sheet”.',
  'tracker.casting': 'Rituals in progress',
  'tracker.castingOne': '{{name}}: {{ritual}}',
  'tracker.castingRounds': '{{done}} of {{rounds}} rounds',
  'tracker.castingNow': 'Unless it goes on this turn, the ritual is lost.',
  'tracker.castingDone': 'Worked on this turn already.',
};
