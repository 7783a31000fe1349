// Figures, dates, sorting and lists are as the narrator's language has them: shared/text knows how, and nobody else.

/** What formats or compares by the computer's language, or by none. */
const BY_HAND = new Set([
  'localeCompare',
  'toFixed',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
]);

/** What of `Intl` depends on the language. */
const BY_LOCALE = new Set(['Collator', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat']);

/** What parts the things of a list in prose. */
const BETWEEN = /^[,;] $/;

/** @typedef {NonNullable<Parameters<import('eslint').SourceCode['getText']>[0]>} Node Whatever stands in code. */

/** @param {Node} node @param {string} name */
const isName = (node, name) => node.type === 'Identifier' && 'name' in node && node.name === name;

/**
 * @param {Node} node @param {string} name
 * @returns {node is Extract<Node, { type: 'MemberExpression' }>}
 */
const isMember = (node, name) =>
  node.type === 'MemberExpression' && !node.computed && isName(node.property, name);

/**
 * An ESLint rule that finds figures, dates, orders and (with its option `lists`) lists made by hand.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noHandMadeWords = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { lists: { type: 'boolean' } }, additionalProperties: false }],
    messages: {
      made: 'Ask shared/text for it (figures.ts, dates.ts, lists.ts): languages differ in {{what}}.',
    },
  },
  create(context) {
    const [{ lists = true } = {}] = context.options;
    /** @param {import('eslint').Rule.Node} node @param {string} what */
    const report = (node, what) => context.report({ node, messageId: 'made', data: { what } });
    return {
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const { name } = node.property;
        if (BY_HAND.has(name)) report(node, name);
        else if (isName(node.object, 'Intl') && BY_LOCALE.has(name)) report(node, name);
      },
      NewExpression(node) {
        if (isMember(node.callee, 'DateTimeFormat') && isName(node.callee.object, 'Intl'))
          report(node, 'dates');
      },
      CallExpression(node) {
        const [between] = node.arguments;
        if (!lists || !isMember(node.callee, 'join') || between?.type !== 'Literal') return;
        if (BETWEEN.test(String(between.value))) report(node, 'lists');
      },
    };
  },
};
