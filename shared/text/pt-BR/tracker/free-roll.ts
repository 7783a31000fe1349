/** Words of a roll that no rule asks for, in Brazilian Portuguese (the language that defines the keys). */
export const trackerFreeRoll = {
  'tracker.act.freeRoll': 'Rolar',
  'tracker.freeRoll.do': 'Rolar',
  'tracker.freeRoll.dice': 'Dados',
  'tracker.freeRoll.diceHelp': 'Como 2d6+3 ou 4d6kh3. Seta para cima: as jogadas de antes.',
  'tracker.freeRoll.why': 'Para quê',
  'tracker.freeRoll.who': 'De quem',
  'tracker.freeRoll.against': 'Contra',
  'tracker.freeRoll.alone': 'Ninguém',
  'tracker.freeRoll.otherDice': 'Dados do outro',
  'tracker.freeRoll.secret': 'Só para o narrador: os jogadores não ficam sabendo',
  'tracker.freeRoll.mine': 'Jogada',
  'tracker.freeRoll.theirs': 'Do outro',
  'tracker.freeRoll.noDice': 'Escreva os dados, como 2d6+3.',
  'tracker.freeRoll.said': 'Rolar {{dice}}',
  'tracker.freeRoll.saidWhy': 'Rolar {{dice}}: {{why}}',
} as const;
