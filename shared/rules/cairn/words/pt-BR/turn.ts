/** Words of the sides and what one does in a turn, in Brazilian Portuguese (the language that defines the keys). */
export const turn = {
  'step.pcs': 'agem os personagens',
  'step.foes': 'agem os oponentes',

  'camp.pcs': 'O grupo',
  'camp.foes': 'Os oponentes',

  'action.spell': 'a ação: feitiço',
  'action.move': 'a ação: segundo movimento',
  'action.other': 'a ação: outra',

  'actSave.rolled': '{{name}} faz a salvaguarda de DES para agir já',
  'actSave.waived': '{{name}} age já, sem salvaguarda',

  'retreat.rolled': '{{name}} tenta fugir com salvaguarda de DES',

  'error.noSurprise': 'Em Cairn ninguém começa surpreso. Use a salvaguarda de DES da primeira rodada.',
  'error.noInitiative': 'Em Cairn não há iniciativa: age um lado, depois o outro. Comece sem ela.',
  'error.otherStep': 'Não é a vez do lado de {{name}}. Passe ao próximo lado antes.',
  'error.late': '{{name}} falhou na salvaguarda de DES e perde a vez nesta rodada. Espere a próxima.',
  'error.saveFirst':
    '{{name}} ainda precisa da salvaguarda de DES para agir nesta rodada. Role ou dispense antes.',
  'error.alreadyActed': '{{name}} já usou sua ação nesta vez. Escolha outra pessoa ou passe ao próximo lado.',
  'error.noActSaves': 'Ninguém precisa agora da salvaguarda de DES para agir. Siga com a luta.',
  'error.noActSave': '{{name}} não precisa agora da salvaguarda de DES para agir. Siga com a luta.',

  'tracker.nextSide': 'Próximo lado',
  'tracker.pcsAct': 'Age o grupo',
  'tracker.foesAct': 'Agem os oponentes',
  'tracker.party': 'Grupo',
  'tracker.foes': 'Oponentes',
  'tracker.acting': 'agindo agora',
  'tracker.stillToAct': 'Falta: {{names}}',
  'tracker.stillToSave': 'Antes, as salvaguardas de DES.',
  'tracker.allActed': 'Todos deste lado já agiram.',
  'tracker.allDeclared': 'Há ataques declarados: resolva-os.',
  'tracker.figures': 'FOR {{str}} · DES {{dex}} · VON {{wil}} · Arm. {{armor}}',
  'tracker.readiness.ready': 'Ainda age nesta vez',
  'tracker.readiness.declared': 'Declarou um ataque',
  'tracker.readiness.acted': 'Já agiu',
  'tracker.readiness.late': 'Falhou na DES: perde a vez',
  'tracker.readiness.must-save': 'Falta a salvaguarda de DES',
  'tracker.readiness.waiting': 'Espera a vez do seu lado',
  'tracker.readiness.unable': 'Não pode agir',
  'tracker.otherAction': 'Outra ação',
  'tracker.actor': 'Quem',
  'tracker.action.spell': 'Feitiço',
  'tracker.action.move': 'Segundo movimento',
  'tracker.action.other': 'Outra',
  'tracker.action.retreat': 'Fugir (DES)',
  'tracker.actSaves': 'Quem consegue agir já?',
  'tracker.actSavesHint':
    'Na primeira rodada, cada personagem faz uma salvaguarda de DES; quem falha perde a vez.',
  'tracker.waive': 'Dispensar {{name}}',
  'tracker.waiveAll': 'Dispensar todos',
  'tracker.rollSaves': 'Rolar salvaguardas',
} as const;
