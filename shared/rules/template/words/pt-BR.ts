import { about } from './about.ts';

/** Texts of the template in Brazilian Portuguese (the language that defines the keys). */
export const ptBR = {
  ...about['pt-BR'],
  'dial.roll': 'Rolagens',
  'dial.guard': 'Guarda',
  'health.unit': 'PV',

  'figure.fighting': 'Luta',
  'figure.agility': 'Agilidade',
  'figure.guard': 'Guarda',
  'figure.armor': 'Armadura',

  'term.dice': '2d6',
  'term.armor': 'Armadura',
  'term.double': 'Duplo 6',
  'term.minimum': 'Dano mínimo 1',

  'sum.attack': 'Ataque',
  'sum.damage': 'Dano',
  'sum.push': 'Empurrão',
  'sum.resist': 'Resistência',

  'slot.attack': 'Ataque',
  'slot.damage': 'Dano',
  'slot.push': 'Quem empurra',
  'slot.resist': 'Quem resiste',

  'said.attack': '{{attacker}} ataca {{target}} ({{weapon}})',
  'said.push': '{{attacker}} empurra {{target}}',
  'verdict.hit': 'Acerta: {{total}} contra Guarda {{guard}}',
  'verdict.miss': 'Erra: {{total}} contra Guarda {{guard}}',
  'verdict.doubleSix': 'Acerta em cheio, duplo 6',
  'verdict.doubleOne': 'Erra, duplo 1',
  'verdict.pushed': 'Derruba: {{mine}} contra {{theirs}}',
  'verdict.stood': 'Não derruba: {{mine}} contra {{theirs}}',

  'condition.prone': 'Caído',
  'condition.shaken': 'Abalado',
  'condition.shaken.by': 'Abalado −{{penalty}}',
  'condition.covered': 'Protegido',
  'condition.prone.means': '−2 nas próprias jogadas e na Guarda.',
  'condition.shaken.means': 'A penalidade vale em toda jogada.',
  'condition.covered.means': '+2 na Guarda.',

  'action.main': 'Ação',
  'action.step': 'Passo',
  'refuse.mainSpent': 'A ação deste turno já foi gasta. Passe a vez.',
  'refuse.stepSpent': 'O passo deste turno já foi dado. Escolha outra ação ou passe a vez.',
  'refuse.unknownWeapon': '{{name}} não tem essa arma. Escolha outra da ficha.',
  'refuse.tooManyDice': 'A arma tem dados demais para calcular as chances. Use menos dados.',
  'refuse.down': '{{name}} está fora de combate. Escolha outra pessoa.',
  'refuse.itself': 'Ninguém ataca a si mesmo. Escolha outro alvo.',

  'form.figures': 'Valores',
  'form.weapons': 'Armas',
  'form.addWeapon': 'Acrescentar arma',
  'form.id': 'Código',
  'form.name': 'Nome',
  'form.damage': 'Dano',
  'form.guardHelp': 'O que um ataque tem de alcançar.',

  'option.title': 'Regras da mesa',
  'option.doubleSix': 'O duplo 6 no ataque',
  'option.doubleSix.doubled': 'Acerta e dobra o dano',
  'option.doubleSix.plain': 'Só acerta',

  'line.figure': '{{label}} {{value}}',
  'tracker.push': 'Empurrar',
  'tracker.pushDo': 'Empurrar',
  'tracker.pushHint':
    'Os dois rolam 2d6: Luta contra Agilidade. Quem é alcançado cai até o seu próximo turno.',
  'tracker.penalty': 'Penalidade',
};
