/** Words of what is added up, and the dice asked for, in Brazilian Portuguese (the language that defines the keys). */
export const rolls = {
  'term.best': 'Melhor de {{count}}d20',
  'term.worst': 'Pior de {{count}}d20',
  'term.skill': 'Perícia',
  'term.modifier': 'Modificador do narrador',
  'term.defense': 'Defesa',
  'term.aimDie': '+1d20 por mirar',
  'term.chargeDie': '+1d20 pela investida',
  'term.notBelowZero': 'O dano não fica abaixo de 0',

  'sum.attack': 'Ataque',
  'sum.difficulty': 'DT',
  'sum.damage': 'Dano',
  'sum.test': 'Teste',
  'sum.opposed': 'Oposição',

  'slot.attack': 'Ataque',
  'slot.damage': 'Dano',
} as const;
