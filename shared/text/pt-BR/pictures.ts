/** Texts of pictures: choosing one, seeing it, and why a file isn't one, in Brazilian Portuguese. */
export const pictures = {
  'picture.portrait': 'Retrato',
  'picture.portraitOf': 'Retrato de {{name}}',
  'picture.scene': 'Imagem da cena',
  'picture.sceneOf': 'Imagem de {{name}}',
  'picture.choose': 'Escolher imagem',
  'picture.chooseScene': 'Escolher imagem da cena',
  'picture.change': 'Trocar imagem',
  'picture.takeOff': 'Tirar imagem',
  'picture.help': 'PNG, JPEG ou WebP. Também vale arrastar para a janela ou colar.',
  'picture.waiting': 'Guardada junto com a ficha.',
  'picture.dialog': 'Escolher uma imagem',
  'picture.files': 'Imagens',
  'picture.given': 'Imagem de {{name}} guardada',
  'picture.takenOff': 'Imagem de {{name}} tirada',
  'picture.reading': 'Lendo a imagem…',
  'picture.nowhere':
    'Abra uma criatura, um personagem ou um encontro para soltar nele a imagem “{{file}}”.',
  'picture.notOne': 'Esse arquivo não é uma imagem PNG, JPEG nem WebP. Escolha uma dessas.',
  'picture.damaged': 'Essa imagem está danificada ou incompleta. Nada foi mudado; escolha outra.',
  'picture.tooLarge': 'Essa imagem passa de {{most}} MB. Escolha uma menor.',
  'picture.tooManyPixels':
    'Essa imagem tem {{width}} × {{height}} pontos, e cabem {{most}} milhões. Escolha uma menor.',
  'picture.leftBehind_one': '{{count}} imagem está danificada e ficou de fora.',
  'picture.leftBehind_other': '{{count}} imagens estão danificadas e ficaram de fora.',
  'picture.notKept': '{{field}} não é uma imagem como as que o Rodada guarda',
} as const;
