import { describe, expect, it } from 'vitest';
import { type NoteNode, parseMarkdown } from './markdown.ts';

/** The notes as a line of tags and texts. */
function shape(nodes: readonly NoteNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'code') return `<code>${node.text}</code>`;
      if (node.kind !== 'element') return `<${node.kind}>`;
      const start = node.start === null ? '' : ` start=${node.start}`;
      return `<${node.tag}${start}>${shape(node.children)}</${node.tag}>`;
    })
    .join('');
}
const read = (source: string) => shape(parseMarkdown(source));

describe('notes in Markdown', () => {
  it.each([
    ['# A torre', '<h3>A torre</h3>'],
    ['###### fundo', '<h6>fundo</h6>'],
    ['O **conde** _mente_ ~~nunca~~.', '<p>O <strong>conde</strong> <em>mente</em> <s>nunca</s>.</p>'],
    ['um\ndois', '<p>um<break>dois</p>'],
    ['- um\n- dois', '<ul><li>um</li><li>dois</li></ul>'],
    ['3. três', '<ol start=3><li>três</li></ol>'],
    ['> fala', '<blockquote><p>fala</p></blockquote>'],
    ['`1d6`\n\n---', '<p><code>1d6</code></p><rule>'],
    [
      '|a|b|\n|-|-|\n|1|2|',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('%j', (source, expected) => {
    expect(read(source)).toBe(expected);
  });

  it('say where links and pictures lead and go nowhere', () => {
    expect(read('[mapa](https://exemplo.org/m)')).toBe('<p>mapa (https://exemplo.org/m)</p>');
    expect(read('<https://exemplo.org>')).toBe('<p>https://exemplo.org</p>');
    expect(read('<eu@exemplo.org>')).toBe('<p>eu@exemplo.org</p>');
    expect(read('![a ponte](ponte.png)')).toBe('<p>a ponte (ponte.png)</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<div onclick="x()">',
    '<iframe src="https://exemplo.org"></iframe>',
    '<svg/onload=alert(1)>',
    '<!-- --!><script>x</script>',
  ])('%s stays the text it is', (source) => {
    expect(read(source)).toContain(source);
    expect(parseMarkdown(source)).toSatisfy(onlyText);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT:x)',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '[a](file:///etc)',
  ])('%s is no link at all', (source) => {
    expect(read(source)).toBe(`<p>${source}</p>`);
  });

  it.each([
    ['many stars around a letter', `${'*'.repeat(2000)}a${'*'.repeat(2000)}`],
    ['very many stars', `${'*'.repeat(40_000)}a${'*'.repeat(40_000)}`],
    ['very many lines', `a${'_'.repeat(40_000)}`],
  ])('%s are the text they are', (_, source) => {
    expect(read(source)).toBe(`<p>${source}</p>`);
  });

  it.each([
    ['quotes in quotes without end', '>'.repeat(50_000)],
    ['brackets without end', '['.repeat(50_000)],
    ['stars without end', '*a '.repeat(25_000)],
    ['emphasis in emphasis', `${'*a '.repeat(2000)}${'a* '.repeat(2000)}`],
    ['lists in lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ])('%s are read, and no deeper than a page can hold', (_, source) => {
    expect(depthOf(parseMarkdown(source))).toBeLessThan(60);
  });
});

function onlyText(nodes: readonly NoteNode[]): boolean {
  return nodes.every(
    (node) =>
      node.kind === 'text' || (node.kind === 'element' && node.tag === 'p' && onlyText(node.children)),
  );
}

function depthOf(nodes: readonly NoteNode[]): number {
  return Math.max(0, ...nodes.map((node) => 1 + (node.kind === 'element' ? depthOf(node.children) : 0)));
}
