import fc from 'fast-check';
import { z } from 'zod';
import type { Json, JsonObject } from '#shared/json.ts';

type Node = z.core.JSONSchema.BaseSchema;
type Child = Node | boolean;

/** What the words of a field are drawn from, by the field's name. */
export type Vocabulary = (field: string) => fc.Arbitrary<string>;

/** Figures that nothing limits lie within these: a table's, neither tiny nor absurd. */
const LOWEST = -2;
const HIGHEST = 9;
const LONGEST_LIST = 3;

/**
 * Values that a schema may take, from its shape alone: what its own checks refuse besides is for the caller to leave out.
 * Fields that may be left out are left out half of the time.
 */
export function valuesOf(schema: z.ZodType, vocabulary: Vocabulary): fc.Arbitrary<Json> {
  return fromNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', vocabulary);
}

function fromNode(child: Child, field: string, vocabulary: Vocabulary): fc.Arbitrary<Json> {
  if (typeof child === 'boolean') return fc.constant(null);
  const branches = child.anyOf ?? child.oneOf;
  if (branches !== undefined) return fc.oneof(...branches.map((one) => fromNode(one, field, vocabulary)));
  if (child.const !== undefined) return fc.constant(json(child.const));
  if (child.enum !== undefined) return fc.constantFrom(...child.enum.map(json));
  const types = typeof child.type === 'string' ? [child.type] : (child.type ?? ['null']);
  return fc.oneof(...types.map((type) => ofType(type, child, field, vocabulary)));
}

function ofType(type: string, node: Node, field: string, vocabulary: Vocabulary): fc.Arbitrary<Json> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return figures(node);
    case 'string':
      return vocabulary(field);
    case 'array':
      return lists(node, field, vocabulary);
    case 'object':
      return objects(node, vocabulary);
    default:
      return fc.constant(null);
  }
}

/** Within the limits the schema sets; beside them where they lie far from the usual. */
function figures({ minimum = LOWEST, maximum = HIGHEST }: Node): fc.Arbitrary<number> {
  const min = Math.max(minimum, Math.min(LOWEST, maximum));
  const max = Math.min(maximum, Math.max(HIGHEST, minimum));
  return fc.integer({ min, max });
}

function lists(
  { items, minItems = 0, maxItems = LONGEST_LIST }: Node,
  field: string,
  vocabulary: Vocabulary,
): fc.Arbitrary<Json> {
  const [item = {}] = Array.isArray(items) ? items : [items];
  const maxLength = Math.max(minItems, Math.min(maxItems, LONGEST_LIST));
  return fc.array(fromNode(item, field.replace(/s$/, ''), vocabulary), { minLength: minItems, maxLength });
}

function objects(
  { properties = {}, required = [], additionalProperties }: Node,
  vocabulary: Vocabulary,
): fc.Arbitrary<Json> {
  const fields = Object.entries(properties).map(([name, child]) => {
    const value = fromNode(child, name, vocabulary);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  const own = fc.record(Object.fromEntries(fields)).map(withoutGaps);
  if (fields.length > 0 || typeof additionalProperties !== 'object') return own;
  return fc.dictionary(vocabulary(''), fromNode(additionalProperties, '', vocabulary), { maxKeys: 2 });
}

/** An object without the fields that hold nothing. */
export function withoutGaps(fields: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function json(value: unknown): Json {
  return z.json().parse(value);
}
