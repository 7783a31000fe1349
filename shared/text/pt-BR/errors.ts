/** Texts of errors, in Brazilian Portuguese (the language that defines the keys). */
export const errors = {
  'error.diceExhausted': 'Faltam dados: era preciso mais um d{{sides}}.',
  'error.dieOutOfRange': 'Um d{{sides}} não mostra {{natural}}.',
  'error.badDice': 'Não entendi os dados “{{source}}” na posição {{position}}.',
  'error.unknownSystem': 'Não existe o sistema “{{system}}”.',
  'error.unknownResolver': 'O sistema não resolve “{{resolver}}”.',
  'error.unknownCommand': 'Não existe o comando “{{command}}”.',
  'error.unknownField': 'Campo desconhecido: {{field}}.',
  'error.missingField': 'Falta o campo {{field}}.',
  'error.wrongField': 'O campo {{field}} não serve: {{why}}',
  'error.notAnObject': 'Esperava um objeto.',
  'error.internal': 'Algo deu errado dentro do Rodada. Nada foi perdido.',
} as const;
