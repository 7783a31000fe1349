import type { CheckSaid } from '#shared/rules/scop/turn/intent.ts';

/** What a concept does to a check (S1). */
export type ConceptMark = 'off' | 'helps' | 'hinders';

type Concepts = Pick<CheckSaid, 'helping' | 'hindering'>;

const NEXT = { off: 'helps', helps: 'hinders', hinders: 'off' } as const satisfies Record<
  ConceptMark,
  ConceptMark
>;

/** What a concept does to a check as said so far; concepts that are only counted mark none. */
export function markOf({ helping, hindering }: Concepts, concept: string): ConceptMark {
  if (named(helping).includes(concept)) return 'helps';
  return named(hindering).includes(concept) ? 'hinders' : 'off';
}

/** The concepts after one was clicked: not counting, for, against, and round again. */
export function turnMark(said: Concepts, concept: string): Concepts {
  const next = NEXT[markOf(said, concept)];
  const others = (concepts: CheckSaid['helping']): readonly string[] =>
    named(concepts).filter((one) => one !== concept);
  return {
    helping: next === 'helps' ? [...others(said.helping), concept] : others(said.helping),
    hindering: next === 'hinders' ? [...others(said.hindering), concept] : others(said.hindering),
  };
}

function named(concepts: CheckSaid['helping']): readonly string[] {
  return typeof concepts === 'number' ? [] : concepts;
}
