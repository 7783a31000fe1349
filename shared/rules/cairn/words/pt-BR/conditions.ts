/** Words of conditions, in Brazilian Portuguese (the language that defines the keys). */
export const conditions = {
  'condition.deprived': 'Em privação',
  'condition.critical': 'Dano crítico',
  'condition.criticalUntil': 'Dano crítico (morre na rodada {{round}})',
  'condition.mortalWound': 'Ferida mortal',
  'condition.mortalWoundUntil': 'Ferida mortal (morre na rodada {{round}})',
  'condition.stabilised': 'Estabilizado',
  'condition.dead': 'Morto',
  'condition.paralysed': 'Paralisado',
  'condition.delirious': 'Delirante',
  'condition.impaired': 'Prejudicado',
  'condition.enhanced': 'Aprimorado',
  'condition.hamstrung': 'Mal se move',
  'condition.deafened': 'Surdo',
  'condition.fled': 'Fugiu',
} as const;
