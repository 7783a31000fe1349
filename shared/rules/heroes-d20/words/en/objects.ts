import type { objects as source } from '#shared/rules/heroes-d20/words/pt-BR/objects.ts';

/** The same keys in English. */
export const objects: { readonly [K in keyof typeof source]: string } = {
  'sum.objectDamage': 'Damage to the object',

  'term.damageReduction': 'Damage reduction (DR)',

  'verdict.hitObject': 'Hits: {{total}} against DC {{difficulty}}',
  'verdict.missObject': 'Misses: {{total}} against DC {{difficulty}}',

  'told.objectAdded':
    'Object in the scene: {{object}} (DC {{difficulty}}, {{hitPoints}} HP, DR {{damageReduction}})',
  'told.objectCarried':
    'Object in the scene: {{object}}, carried by {{name}} ({{hitPoints}} HP, DR {{damageReduction}})',
  'told.objectRemoved': 'Out of the scene: {{object}}',
  'told.objectHurt': '{{object}} suffers {{damage}} damage, {{hitPoints}} HP left',
  'told.objectUnhurt': '{{object}} withstands the blow unharmed',
  'told.objectDestroyed': '{{object}} suffers {{damage}} damage and is destroyed',

  'refuse.unknownObject': 'There is no object “{{object}}” in the scene. Choose another.',
  'refuse.objectTwice': 'There already is an object “{{object}}” in the scene. Give it another name.',
  'refuse.objectOverWhole': '{{object}} has {{maxHitPoints}} HP at most. Write a lower number.',
  'refuse.objectDestroyed': '{{object}} is already destroyed. Choose another object.',
  'refuse.objectCarried': '{{name}} holds {{object}}. Use the manoeuvre Sunder.',

  'tracker.object': 'Object',
  'tracker.objectMode': 'What to do',
  'tracker.objectAttack': 'Attack',
  'tracker.objectAdd': 'Add to the scene',
  'tracker.objects': 'Objects of the scene',
  'tracker.objectFigures': 'DC {{difficulty}} · DR {{damageReduction}} · {{size}}',
  'tracker.objectCarried': 'DR {{damageReduction}} · {{size}} · with {{name}}',
  'tracker.objectMoving': '{{figures}} · moving',
  'tracker.objectDestroyed': 'destroyed',
  'tracker.objectRemove': 'Take {{name}} out of the scene',
  'tracker.objectNone': 'Choose a whole object that nobody carries.',
  'tracker.objectSunder': '{{name}} carries {{object}}: the manoeuvre Sunder breaks it.',
  'tracker.objectToSunder': 'Go to Sunder',
  'tracker.objectName': 'Name',
  'tracker.objectPlaceholder': 'Lighthouse door',
  'tracker.objectNameMissing': 'Give the object a name.',
  'tracker.objectSize': 'Size',
  'tracker.objectSizeTo': '{{size}} (to {{meters}} m)',
  'tracker.objectMeters': 'or in metres',
  'tracker.objectMaterial': 'Material',
  'tracker.objectMaterialChoice': '{{material}} · DR {{damageReduction}}',
  'tracker.objectMoves': 'Moving',
  'tracker.objectBearer': 'Who carries it',
  'tracker.objectPreview': '{{size}}: DC {{difficulty}} · {{hitPoints}} HP · DR {{damageReduction}}',
  'tracker.objectPreviewCarried':
    '{{size}}, with {{name}}: {{hitPoints}} HP · DR {{damageReduction}}; Sunder breaks it',
  'tracker.objectSuggested': 'Materials: suggested values.',
};
