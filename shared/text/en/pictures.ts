import type { pictures as source } from '#shared/text/pt-BR/pictures.ts';

/** Texts of pictures: choosing one, seeing it, and why a file isn't one, in English. */
export const pictures = {
  'picture.portrait': 'Portrait',
  'picture.portraitOf': 'Portrait of {{name}}',
  'picture.scene': 'Picture of the scene',
  'picture.sceneOf': 'Picture of {{name}}',
  'picture.choose': 'Choose picture',
  'picture.chooseScene': 'Choose picture of the scene',
  'picture.change': 'Change picture',
  'picture.takeOff': 'Remove picture',
  'picture.help': 'PNG, JPEG or WebP. You can also drag it onto the window, or paste it.',
  'picture.waiting': 'It is kept when the sheet is saved.',
  'picture.dialog': 'Choose a picture',
  'picture.files': 'Pictures',
  'picture.given': 'Picture of {{name}} kept',
  'picture.takenOff': 'Picture of {{name}} removed',
  'picture.reading': 'Reading the picture…',
  'picture.nowhere': 'Open a creature, a character or an encounter to drop the picture “{{file}}” on it.',
  'picture.notOne': 'That file is not a PNG, JPEG or WebP picture. Choose one of those.',
  'picture.damaged': 'That picture is damaged or cut short. Nothing was changed; choose another.',
  'picture.tooLarge': 'That picture is over {{most}} MB. Choose a smaller one.',
  'picture.tooManyPixels':
    'That picture has {{width}} × {{height}} pixels, and {{most}} million fit. Choose a smaller one.',
  'picture.leftBehind_one': '{{count}} picture is damaged and stayed behind.',
  'picture.leftBehind_other': '{{count}} pictures are damaged and stayed behind.',
  'picture.notKept': '{{field}} is not a picture as Rodada keeps them',
} as const satisfies { readonly [K in keyof typeof source]: string };
