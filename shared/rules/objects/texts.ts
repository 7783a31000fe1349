import type { TextBundle } from '#shared/text/catalogue.ts';
import type { Message, MessageValues } from '#shared/text/message.ts';

/** Namespace of these texts: keys read `objects:size.tiny`. */
export const OBJECTS = 'objects';

const ptBR = {
  name: 'Quebrando objetos',
  'size.tiny': 'Ínfimo',
  'size.diminutive': 'Diminuto',
  'size.small': 'Mínimo',
  'size.medium': 'Médio',
  'size.large': 'Grande',
  'size.huge': 'Enorme',
  'size.gargantuan': 'Descomunal',
  'size.colossal': 'Colossal',
  'material.paper': 'Papel ou tecido',
  'material.rope': 'Corda',
  'material.glass': 'Vidro',
  'material.ice': 'Gelo',
  'material.leather': 'Couro',
  'material.bone': 'Osso',
  'material.wood': 'Madeira',
  'material.stone': 'Pedra',
  'material.iron': 'Ferro ou aço',
  'material.mithral': 'Mitral',
  'material.adamantine': 'Adamante',
  'sum.attack': 'Ataque',
  'sum.damage': 'Dano no objeto',
  'term.d20': 'd20',
  'term.attackBonus': 'Bônus de ataque',
  'term.damageBonus': 'Bônus de dano',
  'term.damageReduction': 'Redução de dano (RD)',
  'fault.noName': 'escreva um nome.',
  'fault.sameName': 'já há “{{name}}” na tabela: escreva outro.',
  'fault.sameBound': 'é o limite de “{{name}}”: escreva outro.',
  'fault.alsoUnbounded': 'só um tamanho pode ficar sem limite, e “{{name}}” já está: escreva um.',
  'refuse.tooManyDice': 'São dados demais para calcular a chance exata. Use menos dados.',
} as const;

const en: { readonly [K in keyof typeof ptBR]: string } = {
  name: 'Breaking objects',
  'size.tiny': 'Tiny',
  'size.diminutive': 'Diminutive',
  'size.small': 'Small',
  'size.medium': 'Medium',
  'size.large': 'Large',
  'size.huge': 'Huge',
  'size.gargantuan': 'Gargantuan',
  'size.colossal': 'Colossal',
  'material.paper': 'Paper or cloth',
  'material.rope': 'Rope',
  'material.glass': 'Glass',
  'material.ice': 'Ice',
  'material.leather': 'Leather',
  'material.bone': 'Bone',
  'material.wood': 'Wood',
  'material.stone': 'Stone',
  'material.iron': 'Iron or steel',
  'material.mithral': 'Mithral',
  'material.adamantine': 'Adamantine',
  'sum.attack': 'Attack',
  'sum.damage': 'Damage to the object',
  'term.d20': 'd20',
  'term.attackBonus': 'Attack bonus',
  'term.damageBonus': 'Damage bonus',
  'term.damageReduction': 'Damage reduction (DR)',
  'fault.noName': 'write a name.',
  'fault.sameName': '“{{name}}” is in the table already: write another.',
  'fault.sameBound': 'that is the bound of “{{name}}”: write another.',
  'fault.alsoUnbounded': 'only one size can go without a bound, and “{{name}}” does: write one.',
  'refuse.tooManyDice': 'Too many dice to work out the exact odds. Use fewer dice.',
};

/** The texts of the object rules in both languages. */
export const texts: TextBundle<typeof ptBR> = { 'pt-BR': ptBR, en };

/** A message of the object rules, checked against their keys. */
export function objectsMessage(key: keyof typeof ptBR, values: MessageValues = {}): Message {
  return { key: `${OBJECTS}:${key}`, values };
}
