/** Words of rituals, in Brazilian Portuguese (the language that defines the keys). */
export const rituals = {
  'told.ritualCast': '{{name}} conjura {{ritual}} (custo {{cost}})',
  'told.ritualGoesOn': '{{name}} conjura {{ritual}}: rodada {{done}} de {{rounds}}',
  'told.ritualLost': '{{name}} interrompe {{ritual}}, e o ritual se perde',

  'refuse.unknownRitual': '{{name}} não conhece o ritual “{{ritual}}”. Escolha outro da ficha.',

  'tracker.ritual': 'Ritual',
  'tracker.ritualWhich': 'Qual ritual',
  'tracker.ritualAtOnce': 'custo {{cost}} · ação padrão',
  'tracker.ritualRounds_one': 'custo {{cost}} · {{count}} ação completa',
  'tracker.ritualRounds_other': 'custo {{cost}} · {{count}} rodadas de ação completa',
  'tracker.ritualBegun': 'rodada {{next}} de {{rounds}} · ação completa',
  'tracker.ritualGivesUp': 'Conjurar outro interrompe {{ritual}}, que se perde.',
  'tracker.ritualDo': 'Conjurar',
  'tracker.ritualGoOn': 'Continuar',
  'tracker.ritualNone': '{{name}} não tem rituais. Acrescente um em “Corrigir ficha”.',
  'tracker.casting': 'Rituais em andamento',
  'tracker.castingOne': '{{name}}: {{ritual}}',
  'tracker.castingRounds': '{{done}} de {{rounds}} rodadas',
  'tracker.castingNow': 'Se não continuar neste turno, o ritual se perde.',
  'tracker.castingDone': 'Já trabalhou nele neste turno.',
} as const;
