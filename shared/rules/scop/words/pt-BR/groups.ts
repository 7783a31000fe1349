/** Words of engagement groups, in Brazilian Portuguese (the language that defines the keys). */
export const groups = {
  'group.engaged': '{{name}} entra no grupo de combate {{group}}',
  'group.none': '{{name}} fica fora dos grupos de combate',
  'group.moves': '{{name}} gasta o turno indo para o grupo de combate {{group}}',
  'group.leaves': '{{name}} gasta o turno afastando-se dos grupos de combate',
  'group.arrived': '{{name}} chega ao grupo de combate {{group}}',
  'group.left': '{{name}} está fora dos grupos de combate',

  'camp.turn': 'Turno {{turn}}',
  'camp.apart': 'Fora de alcance',

  'error.moveInstead': '{{name}} já está na luta, e mudar de grupo de combate gasta o turno. Use “Mover”.',
  'error.sameGroup': '{{name}} já está aí. Escolha outro grupo.',
  'error.moving': '{{name}} gasta este turno mudando de grupo de combate. Escolha outra pessoa.',
  'error.outOfReach':
    '{{name}} e {{target}} não estão no mesmo grupo de combate. Escolha outro alvo ou ataque à distância.',

  'tracker.move': 'Mover',
  'tracker.board': 'Grupos de combate',
  'tracker.group': 'Grupo {{group}}',
  'tracker.outside': 'Fora dos grupos',
  'tracker.newGroup': 'Novo grupo',
  'tracker.against': 'contra',
  'tracker.balance': '{{party}} contra {{foes}}',
  'tracker.arrives': '{{name}} chega no próximo turno',
  'tracker.handle': 'Mover {{name}} de grupo',
  'tracker.callOff': '{{name}} fica onde está',
  'tracker.goes': 'vai para {{group}}; até lá não reage a quem deixa',
  'tracker.goesOut': 'afasta-se de todos; até lá não reage a quem deixa',
  'tracker.moveWho': 'Quem vai',
  'tracker.moveNobody': 'Clique em quem vai.',
  'tracker.moveTo': 'Mover para',
  'tracker.moveNew': 'Nome do novo grupo',
  'tracker.moveCost':
    'Gasta o turno: não age, e quem fica no grupo ataca sem reação. Chega no próximo turno.',
  'tracker.moveFree': 'Entra já, sem gastar nada.',
  'tracker.moveDo': 'Mover',
  'tracker.moveHere': 'Já está aí. Escolha outro grupo.',
  'tracker.noName': 'Dê um nome ao novo grupo.',
  'tracker.setup': 'Grupos de combate',
  'tracker.setupHint':
    'Arraste cada um pela alça para o grupo em que luta, ou use Enter na alça. Sem nenhum grupo, todos começam em um só.',
} as const;
