import type { ptBR } from './pt-BR/index.ts';

/** The keys of some texts; plural forms are asked for without their suffix, as is the `_turn` of the value `context`. */
export type KeyOf<Texts> = WithoutContext<WithoutPlural<keyof Texts>>;

/** A typed key of the shared catalogue. */
export type TextKey = KeyOf<typeof ptBR>;

type WithoutContext<K> = K extends `${infer Stem}_turn` ? Stem : K;

type WithoutPlural<K> = K extends `${infer Stem}_zero` | `${infer Stem}_one` | `${infer Stem}_other`
  ? Stem
  : K;

/** The texts of one namespace in both languages, with the same keys. */
export interface TextBundle<T extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  readonly 'pt-BR': T;
  readonly en: { readonly [K in keyof T]: string };
}
