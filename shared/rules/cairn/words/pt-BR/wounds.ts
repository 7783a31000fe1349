/** Words of what damage does, and how one recovers, in Brazilian Portuguese (the language that defines the keys). */
export const wounds = {
  'attribute.str': 'FOR',
  'attribute.dex': 'DES',
  'attribute.wil': 'VON',
  'attribute.lost': '{{name}} perde {{amount}} de {{attribute}} ({{from}} → {{to}})',
  'attribute.regained': '{{name}} recupera {{attribute}} ({{from}} → {{to}})',
  'attribute.paralysed': '{{name}} fica sem DES e não consegue se mexer',
  'attribute.delirious': '{{name}} fica sem VON e delira',

  'term.d20': 'd20',

  'sum.save': 'Salvaguarda',

  'slot.saveOf': 'Salvaguarda de {{name}}',
  'slot.save': 'Salvaguarda de FOR do alvo',

  'save.passed': 'Passa: {{natural}} contra {{attribute}} {{against}}',
  'save.failed': 'Falha: {{natural}} contra {{attribute}} {{against}}',
  'save.againstCritical': '{{name}} faz a salvaguarda de FOR contra dano crítico',

  'critical.pc': '{{name}} sofre dano crítico: só rasteja, e morre em uma hora sem socorro',
  'critical.other': '{{name}} sofre dano crítico e está fora da luta; o narrador diz se morre',
  'critical.detachment': 'o destacamento {{name}} sofre dano crítico: dispersa-se ou fica muito enfraquecido',
  'critical.effect': 'efeito de {{name}}: {{effect}}',
  'critical.stabilised': '{{name}} recebe socorro e não corre mais perigo',

  'died.strength': '{{name}} morre: FOR 0',
  'died.detachment': 'o destacamento {{name}} é destruído: FOR 0',
  'mark.scar': 'cicatriz',
  'mark.death': 'morte',
  'died.doomed': 'a condenação de {{name}} se cumpre: a salvaguarda falha e é a morte',
  'died.untreated': '{{name}} morre: passou-se uma hora sem socorro',

  'error.deadForGood':
    '{{name}} já morreu: cura não traz ninguém de volta. Só a sua palavra traz: escreva = e com quantos PG volta.',
  'error.dead': '{{name}} já morreu. Escolha outra pessoa.',
  'error.dying': '{{name}} precisa antes de socorro. Use “Estabilizar”.',
  'error.notDying': '{{name}} não precisa de socorro. Escolha outra pessoa.',
  'error.deprived':
    '{{name}} está em privação e não recupera PG descansando. Tire isso na ficha quando passar.',

  'tracker.rest': 'Descanso',
  'tracker.rest.moments': 'Alguns momentos',
  'tracker.rest.week': 'Uma semana, com ajuda',
  'tracker.rest.hint':
    'Alguns momentos devolvem todos os PG; uma semana com ajuda devolve também os atributos.',
  'tracker.rest.nobody': 'Ninguém aqui pode descansar assim. Escolha outra pessoa na ordem.',
  'tracker.attribute': 'Atributo',
  'tracker.attribute.which': 'Qual atributo',
  'tracker.attribute.what': 'Perde ou recupera',
  'tracker.attribute.lose': 'Perde',
  'tracker.attribute.regain': 'Recupera',
  'tracker.attribute.amount': 'Quanto',
  'tracker.attribute.hint': 'FOR 0 mata, DES 0 paralisa, VON 0 faz delirar.',
  'tracker.attribute.noAmount': 'Escreva quanto.',
  'tracker.helper': 'Quem socorre',
  'tracker.helper.other': 'alguém que não gasta ação',
  'tracker.dyingClock': 'Morre até a rodada {{round}} (daqui a {{minutes}} min) se ninguém socorrer.',
  'tracker.dyingUntold': 'Chegou assim de outra luta: precisa de socorro.',
  'tracker.stabilise': 'Estabilizar',
} as const;
