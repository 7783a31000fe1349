import type { errors as source } from '../pt-BR/errors.ts';

/** The same keys in English. */
export const errors: { readonly [K in keyof typeof source]: string } = {
  'error.diceExhausted': 'Not enough dice: one more d{{sides}} was needed.',
  'error.dieOutOfRange': 'A d{{sides}} does not show {{natural}}.',
  'error.badDice': 'I could not read the dice “{{source}}” at position {{position}}.',
  'error.unknownSystem': 'There is no system “{{system}}”.',
  'error.unknownResolver': 'The system does not resolve “{{resolver}}”.',
  'error.unknownCommand': 'There is no command “{{command}}”.',
  'error.unknownField': 'Unknown field: {{field}}.',
  'error.missingField': 'The field {{field}} is missing.',
  'error.wrongField': 'The field {{field}} will not do: {{why}}',
  'error.notAnObject': 'An object was expected.',
  'error.internal': 'Something went wrong inside Rodada. Nothing was lost.',
};
