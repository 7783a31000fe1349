import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerOne } from './answer.ts';

interface Vector {
  readonly name: string;
  readonly request: { readonly system: string };
  readonly expect: object;
}

/** The public examples lie beside the project where it is developed; without them there is nothing to compare. */
const file = new URL('../../../shared/spec/vectors/public.json', import.meta.url);
const vectors: readonly Vector[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

describe.skipIf(vectors.length === 0)('the public vectors', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, { request, expect: part }) => {
    expect(answerOne(request)).toMatchObject(part);
  });
});
