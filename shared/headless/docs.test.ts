import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerOne } from './answer.ts';

const guide = readFileSync(new URL('../../docs/headless.md', import.meta.url), 'utf8');
const EXAMPLE = /```json request\n([\s\S]*?)```\s*```json answer\n([\s\S]*?)```/g;
const part = z.looseObject({});

describe('the examples of docs/headless.md', () => {
  const examples = [...guide.matchAll(EXAMPLE)];

  it('are all in pairs', () => {
    expect(examples.length).toBeGreaterThan(2);
    expect(examples).toHaveLength(guide.match(/```json request/g)?.length ?? 0);
  });

  it.each(examples.map(([, request = '', answer = ''], index) => [index + 1, request, answer] as const))(
    'example %i answers as it says',
    (_index, request, answer) => {
      expect(answerOne(JSON.parse(request))).toMatchObject(part.parse(JSON.parse(answer)));
    },
  );
});
