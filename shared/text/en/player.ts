import type { player as ptBR } from '#shared/text/pt-BR/player.ts';

/** Texts of the players' screen and of the narrator's controls over it, in English. */
export const player: { readonly [K in keyof typeof ptBR]: string } = {
  'player.title': 'Rodada · Players',
  'player.round': 'Round {{round}}',
  'player.order': 'Order',
  'player.waiting': 'Waiting for the fight',
  'player.delaying': 'delays',
  'player.health.unhurt': 'unhurt',
  'player.health.hurt': 'hurt',
  'player.health.badly-hurt': 'badly hurt',
  'player.health.down': 'down',
  'player.window': 'Player window',
  'player.group': 'Player window',
  'player.what':
    'Shows the order, whose turn it is, conditions and how everyone is. Never points, notes or who is hidden.',
  'player.open': 'Open the player window',
  'player.close': 'Close the player window',
  'player.keys': 'In that window: F11 full screen, Ctrl + and Ctrl − size.',
  'player.blackOut': 'Black out the players’ screen',
  'player.lightUp': 'Light up the players’ screen',
  'player.blackedOut': 'Players’ screen blacked out',
  'player.lit': 'Players’ screen lit',
  'player.zoom': 'Size (%)',
  'player.zoomIn': 'Larger text in the player window',
  'player.zoomOut': 'Smaller text in the player window',
  'player.zoomed': 'Size of the player window: {{zoom}}%',
  'player.renamed': 'Under another name for the players',
  'player.renamedHint': 'So that the numbers don’t give away who is hidden.',
  'player.renamedRow': '{{name}} is {{shown}}',
};
