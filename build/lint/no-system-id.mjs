// What differs between the rule systems is asked of them: no other file may know one of them by its id.

const message =
  'Ask the rule system for what differs: its id stands in its own rooms, the registries and tests alone.';

/**
 * Finds an id by itself or as a part of a path, a key or a namespace (`fight/cairn`, `cairn:name`), not within a longer word.
 * @param {readonly string[]} ids
 */
const naming = (ids) => new RegExp(`(?<![\\p{L}\\d-])(?:${ids.join('|')})(?![\\p{L}\\d-])`, 'u');

/**
 * An ESLint rule that finds the ids of rule systems (its option) in texts, templates, keys and attributes.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noSystemId = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { known: message },
  },
  create(context) {
    const [ids = []] = context.options;
    if (ids.length === 0) return {};
    const pattern = naming(ids);
    /** @param {import('eslint').Rule.Node} node @param {unknown} value */
    const check = (node, value) => {
      if (typeof value === 'string' && pattern.test(value)) context.report({ node, messageId: 'known' });
    };
    /** @param {import('eslint').Rule.Node & { value?: unknown }} node */
    const checkValue = (node) => check(node, node.value);
    return {
      Literal: checkValue,
      SvelteLiteral: checkValue,
      SvelteText: checkValue,
      /** @param {import('eslint').Rule.Node & { value: { raw: string } }} node */
      TemplateElement: (node) => check(node, node.value.raw),
      /** @param {import('eslint').Rule.Node & { key: { name?: unknown }, shorthand: boolean }} node */
      'Property[computed=false]': (node) => {
        if (!node.shorthand) check(node, node.key.name);
      },
    };
  },
};
