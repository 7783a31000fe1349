import type { z } from 'zod';
import { type Message, message } from '#shared/text/message.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { isRepeated } from './told-apart.ts';

/** Why a field will not do, in words for the narrator. */
export function whyNot(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected);
    case 'too_small':
      if (issue.origin === 'array') return message('error.why.tooFew', { count: Number(issue.minimum) });
      return issue.origin === 'string'
        ? message('error.why.empty')
        : message('error.why.tooSmall', { minimum: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? message('error.why.tooLong', { maximum: Number(issue.maximum) })
        : message('error.why.tooBig', { maximum: Number(issue.maximum) });
    case 'invalid_value':
      return message('error.why.notOneOf', { values: issue.values.map(String).join(BETWEEN) });
    default:
      return message(isRepeated(issue) ? 'error.why.repeated' : 'error.why.notUnderstood');
  }
}

function wrongType(expected: string): Message {
  switch (expected) {
    case 'int':
    case 'number':
      return message('error.why.notNumber');
    case 'string':
      return message('error.why.notText');
    case 'boolean':
      return message('error.why.notYesNo');
    case 'array':
      return message('error.why.notList');
    default:
      return message('error.why.notObject');
  }
}
