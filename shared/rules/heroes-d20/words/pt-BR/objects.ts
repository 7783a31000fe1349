/** Words of the objects of a scene, in Brazilian Portuguese (the language that defines the keys). */
export const objects = {
  'sum.objectDamage': 'Dano no objeto',

  'term.damageReduction': 'Redução de dano (RD)',

  'verdict.hitObject': 'Acerta: {{total}} contra ND {{difficulty}}',
  'verdict.missObject': 'Erra: {{total}} contra ND {{difficulty}}',

  'told.objectAdded':
    'Objeto em cena: {{object}} (ND {{difficulty}}, {{hitPoints}} PV, RD {{damageReduction}})',
  'told.objectCarried': 'Objeto em cena: {{object}}, com {{name}} ({{hitPoints}} PV, RD {{damageReduction}})',
  'told.objectRemoved': 'Fora de cena: {{object}}',
  'told.objectHurt': '{{object}} sofre {{damage}} de dano, restam {{hitPoints}} PV',
  'told.objectUnhurt': '{{object}} resiste ao golpe sem dano',
  'told.objectDestroyed': '{{object}} sofre {{damage}} de dano e é destruído',

  'refuse.unknownObject': 'Não há em cena o objeto “{{object}}”. Escolha outro.',
  'refuse.objectTwice': 'Já há em cena um objeto “{{object}}”. Dê outro nome.',
  'refuse.objectOverWhole': '{{object}} tem no máximo {{maxHitPoints}} PV. Escreva um número menor.',
  'refuse.objectDestroyed': '{{object}} já está destruído. Escolha outro objeto.',
  'refuse.objectCarried': '{{name}} segura {{object}}. Use a manobra Separar.',

  'tracker.object': 'Objeto',
  'tracker.objectMode': 'O que fazer',
  'tracker.objectAttack': 'Atacar',
  'tracker.objectAdd': 'Pôr em cena',
  'tracker.objects': 'Objetos em cena',
  'tracker.objectFigures': 'ND {{difficulty}} · RD {{damageReduction}} · {{size}}',
  'tracker.objectCarried': 'RD {{damageReduction}} · {{size}} · com {{name}}',
  'tracker.objectMoving': '{{figures}} · em movimento',
  'tracker.objectDestroyed': 'destruído',
  'tracker.objectRemove': 'Tirar {{name}} de cena',
  'tracker.objectNone': 'Escolha um objeto inteiro que ninguém carregue.',
  'tracker.objectSunder': '{{name}} carrega {{object}}: quebra-se com a manobra Separar.',
  'tracker.objectToSunder': 'Ir para Separar',
  'tracker.objectName': 'Nome',
  'tracker.objectPlaceholder': 'Porta do farol',
  'tracker.objectNameMissing': 'Dê um nome ao objeto.',
  'tracker.objectSize': 'Tamanho',
  'tracker.objectSizeTo': '{{size}} (até {{meters}} m)',
  'tracker.objectMeters': 'ou em metros',
  'tracker.objectMaterial': 'Material',
  'tracker.objectMaterialChoice': '{{material}} · RD {{damageReduction}}',
  'tracker.objectMoves': 'Em movimento',
  'tracker.objectBearer': 'Quem carrega',
  'tracker.objectPreview': '{{size}}: ND {{difficulty}} · {{hitPoints}} PV · RD {{damageReduction}}',
  'tracker.objectPreviewCarried':
    '{{size}}, com {{name}}: {{hitPoints}} PV · RD {{damageReduction}}; quebra-se com Separar',
  'tracker.objectSuggested': 'Materiais: valores sugeridos.',
} as const;
