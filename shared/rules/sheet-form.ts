import type { Message } from '#shared/text/message.ts';

interface FieldBase {
  /** Path in the sheet: `str`, `dex.max`; within a list, relative to its item. */
  readonly path: string;
  readonly label: Message;
  /** One short sentence under the field, or null. */
  readonly help: Message | null;
}

/** One field of a sheet as the editor shows it. */
export type FormField =
  | (FieldBase & { readonly kind: 'integer'; readonly fallback: number })
  | (FieldBase & { readonly kind: 'text'; readonly fallback: string })
  | (FieldBase & { readonly kind: 'dice'; readonly fallback: string })
  | (FieldBase & { readonly kind: 'flag'; readonly fallback: boolean })
  | (FieldBase & {
      readonly kind: 'choice';
      readonly fallback: string | number;
      readonly options: readonly { readonly value: string | number; readonly label: Message }[];
    })
  /** One of the items of a list of the whole sheet, by its id; empty for none. */
  | (FieldBase & { readonly kind: 'item'; readonly list: string; readonly fallback: string })
  | (FieldBase & {
      readonly kind: 'list';
      readonly addLabel: Message;
      readonly fields: readonly FormField[];
    });

/** A titled group of fields. */
export interface FormSection {
  readonly title: Message;
  /** One short sentence that holds for all its fields, under the title. */
  readonly help?: Message;
  readonly fields: readonly FormField[];
}

/** The whole sheet as the editor shows it; limits and checks are the schema's, not repeated here. */
export interface SheetForm {
  readonly sections: readonly FormSection[];
}
