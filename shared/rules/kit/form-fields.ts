import type { Message } from '#shared/text/message.ts';
import type { FormField } from '#shared/rules/sheet-form.ts';

type Choice = Extract<FormField, { kind: 'choice' }>;

/** What may be said of a field besides where it stands and its label. */
interface FieldSaid<Words, Fallback> {
  /** One short sentence under the field. */
  readonly help?: Words;
  readonly fallback?: Fallback;
}

/** Fields of a form, each with its path and its label first. */
export interface FormFields<Words> {
  /** 0 unless said otherwise. */
  readonly integer: (path: string, label: Words, said?: FieldSaid<Words, number>) => FormField;
  /** Empty. */
  readonly text: (path: string, label: Words, said?: Pick<FieldSaid<Words, string>, 'help'>) => FormField;
  readonly dice: (path: string, label: Words, fallback: string, help?: Words) => FormField;
  /** False unless said otherwise. */
  readonly flag: (path: string, label: Words, said?: FieldSaid<Words, boolean>) => FormField;
  readonly choice: (
    path: string,
    label: Words,
    fallback: Choice['fallback'],
    options: readonly { readonly value: string | number; readonly label: Words }[],
    help?: Words,
  ) => FormField;
  /** None of the list's items until one is chosen. */
  readonly item: (path: string, label: Words, list: string) => FormField;
  readonly list: (
    path: string,
    label: Words,
    addLabel: Words,
    fields: readonly FormField[],
    said?: Pick<FieldSaid<Words, never>, 'help'>,
  ) => FormField;
}

/** The fields of a system's forms, their words given as its own keys or as messages. */
export function formFields<Key extends string>(say: (key: Key) => Message): FormFields<Key | Message> {
  const worded = (words: Key | Message): Message => (typeof words === 'string' ? say(words) : words);
  const base = (path: string, label: Key | Message, help: Key | Message | undefined) => ({
    path,
    label: worded(label),
    help: help === undefined ? null : worded(help),
  });
  return {
    integer: (path, label, { help, fallback = 0 } = {}) => ({
      kind: 'integer',
      ...base(path, label, help),
      fallback,
    }),
    text: (path, label, { help } = {}) => ({ kind: 'text', ...base(path, label, help), fallback: '' }),
    dice: (path, label, fallback, help) => ({ kind: 'dice', ...base(path, label, help), fallback }),
    flag: (path, label, { help, fallback = false } = {}) => ({
      kind: 'flag',
      ...base(path, label, help),
      fallback,
    }),
    choice: (path, label, fallback, options, help) => ({
      kind: 'choice',
      ...base(path, label, help),
      fallback,
      options: options.map((one) => ({ value: one.value, label: worded(one.label) })),
    }),
    item: (path, label, of) => ({ kind: 'item', ...base(path, label, undefined), list: of, fallback: '' }),
    list: (path, label, addLabel, fields, { help } = {}) => ({
      kind: 'list',
      ...base(path, label, help),
      addLabel: worded(addLabel),
      fields,
    }),
  };
}
