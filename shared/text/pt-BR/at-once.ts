/** Texts of a fight that nothing was prepared for, and of the encounter made of one, in Brazilian Portuguese. */
export const atOnce = {
  'atOnce.title': 'Lutar já',
  'atOnce.who': 'Quem enfrenta o grupo',
  'atOnce.placeholder': '3 goblin 7, 4 capanga 12',
  'atOnce.help':
    'Quantos e quem, pelas primeiras letras. Quem não está no bestiário entra com pontos: “4 capanga 12”, “4 com 12 pontos”. Uma vírgula separa.',
  'atOnce.found': 'No bestiário',
  'atOnce.someone': 'Oponente',
  'atOnce.creature': '{{quantity}} × {{name}} · {{hp}} {{unit}}',
  'atOnce.improvised': '{{quantity}} × {{name}} · {{hp}} {{unit}}, sem ficha',
  'atOnce.nobodyCalled':
    'Ninguém no bestiário se chama “{{name}}”. Com pontos, entra mesmo assim: “{{name}} 12”.',
  'atOnce.needWho': 'Diga quem luta: “3 goblin”, “4 com 12 pontos”.',
  'atOnce.session': 'Sessão',
  'atOnce.begin': 'Começar',
  'atOnce.said': 'Lutar já: {{line}}',
  'atOnce.toEncounter': 'Fazer um encontro deste combate',
  'atOnce.madeEncounter': 'Encontro “{{name}}” feito deste combate',
} as const;
