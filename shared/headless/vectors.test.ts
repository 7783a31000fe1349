import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerOne } from './answer.ts';

const vector = z.object({ name: z.string(), request: z.unknown(), expect: z.looseObject({}) });

/** The public examples lie beside the project where it is developed; without them there is nothing to compare. */
const file = new URL('../../../shared/spec/vectors/public.json', import.meta.url);
const vectors = existsSync(file) ? readVectors(readFileSync(file, 'utf8')) : [];

function readVectors(text: string): z.infer<typeof vector>[] {
  return z.array(vector).parse(JSON.parse(text));
}

describe.skipIf(vectors.length === 0)('the public vectors', () => {
  it.each(vectors.map((one) => [one.name, one] as const))('%s', (_name, { request, expect: part }) => {
    expect(answerOne(request)).toMatchObject(part);
  });
});
