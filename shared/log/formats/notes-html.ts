import { parseMarkdown, type NoteNode } from '#shared/notes/markdown.ts';
import { escapeHtml } from './escape-html.ts';

/** Notes in Markdown as HTML: only the tags that notes can be made of, every word escaped, nothing that leads anywhere. */
export function notesToHtml(source: string): string {
  return nodesToHtml(parseMarkdown(source));
}

function nodesToHtml(nodes: readonly NoteNode[]): string {
  return nodes.map(nodeToHtml).join('');
}

function nodeToHtml(node: NoteNode): string {
  switch (node.kind) {
    case 'text':
      return escapeHtml(node.text);
    case 'break':
      return '<br>';
    case 'rule':
      return '<hr>';
    case 'code':
      return node.block
        ? `<pre><code>${escapeHtml(node.text)}</code></pre>`
        : `<code>${escapeHtml(node.text)}</code>`;
    case 'element': {
      const start = node.start === null ? '' : ` start="${node.start}"`;
      return `<${node.tag}${start}>${nodesToHtml(node.children)}</${node.tag}>`;
    }
  }
}
