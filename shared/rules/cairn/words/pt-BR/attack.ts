/** Words of attacks declared and resolved, in Brazilian Portuguese (the language that defines the keys). */
export const attack = {
  'term.die': 'Dado',
  'term.armor': 'Armadura',

  'sum.damage': 'Dano',

  'slot.damage': 'Dano de {{name}} em {{target}}',

  'stance.normal': 'Maior dado',
  'stance.impaired': 'Maior dado, ataque prejudicado',
  'stance.enhanced': 'Maior dado, ataque aprimorado',

  'declared.attack': '{{name}} vai atacar {{targets}} ({{weapon}})',
  'declared.withdrawn': '{{name}} desiste do que ia fazer',

  'attack.said': '{{name}} ataca {{target}} ({{weapon}})',
  'attack.counts': 'Vale {{damage}} de dano',
  'attack.absorbed': 'A armadura segura tudo',
  'attack.outdone': 'Não conta: outro ataque foi maior',
  'attack.reaches': 'a explosão de {{name}} alcança até {{number}}',

  'weapon.unarmed': 'Desarmado',
  'weapon.summary': '{{dice}}',
  'weapon.summaryBlast': '{{dice}} · explosivo',
  'weapon.summaryIgnoring': '{{dice}} · ignora armadura',
  'weapon.summaryBlastIgnoring': '{{dice}} · explosivo · ignora armadura',

  'error.noWeapon': '{{name}} não tem a arma “{{weapon}}”. Escolha outra da ficha.',
  'error.noBlast': 'Esta arma de {{name}} não é explosiva. Escolha um alvo só.',
  'error.notDeclared': '{{name}} não declarou nenhum ataque. Declare um antes.',
  'error.nothingDeclared': 'Nenhum ataque foi declarado. Declare um antes.',
  'error.unresolved': 'Há ataques declarados por resolver. Resolva ou retire cada um antes.',
  'error.oneTarget': 'Este ataque de {{name}} não é explosivo: só atinge um alvo. Escolha um.',
  'error.targetTwice': '{{name}} está duas vezes entre os alvos. Tire uma.',
  'error.targetOut': '{{name}} já está fora da luta. Escolha outro alvo.',
  'error.targetStruck':
    '{{name}} já foi atacado neste turno: ataques de um lado ao mesmo alvo são resolvidos juntos, e só o maior conta. Escolha outro alvo ou desfaça.',

  'tracker.blastHint': 'Atinge vários: marque mais alvos com Ctrl e clique.',
  'tracker.countBlast': 'Quantos alcança?',
  'tracker.blastSlot': 'alvos',
  'tracker.declaredHow': '{{name}} · {{dice}}',
  'tracker.declaredStance': '{{name}} · {{dice}} · {{stance}}',
  'tracker.declare': 'Declarar ataque',
  'tracker.resolve': 'Resolver',
  'tracker.stance': 'Posição',
  'tracker.stanceOf': 'Posição de {{name}}',
  'tracker.togetherOthers':
    'Ainda podem agir: {{names}}. Quem for atingido agora não é mais alvo neste lado; para juntar todos, escolha todos.',
  'tracker.stance.normal': 'Normal',
  'tracker.stance.impaired': 'Prejudicado',
  'tracker.stance.enhanced': 'Aprimorado',
  'tracker.declared': 'Ataques declarados',
  'tracker.withdraw': 'Retirar o ataque de {{name}}',
  'tracker.attacks': 'ataca',
  'tracker.odds.hit': 'passar da armadura',
  'tracker.odds.critical': 'dano crítico',
  'tracker.odds.fall': 'cair',
  'tracker.odds.scar': 'cicatriz',
  'tracker.odds.mark': '{{from}} ou mais passa dos PG e tira FOR',
  'tracker.odds.markAll': 'tudo tira FOR',
  'tracker.odds.together_one': 'Com o ataque já declarado: só o maior dado conta.',
  'tracker.odds.together_other': 'Com os {{count}} ataques já declarados: só o maior dado conta.',
} as const;
