import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#shared/notes/markdown.ts';
import MarkdownNodes from './MarkdownNodes.svelte';

describe('the parts of notes', () => {
  const draw = (text: string) => render(MarkdownNodes, { nodes: parseMarkdown(text) }).container;

  it('are lists, numbered from where they begin, one within another', () => {
    draw('3. Porta\n4. Ponte\n   - Guarda');
    const [outer] = screen.getAllByRole<HTMLOListElement>('list');
    expect(outer?.start).toBe(3);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual([
      'Porta',
      expect.stringMatching(/^Ponte\s*Guarda$/),
      'Guarda',
    ]);
    expect(within(screen.getAllByRole('listitem')[1] ?? document.body).getByRole('list')).toBeDefined();
  });

  it('are emphasis, breaks, rules and words as they stand', () => {
    const container = draw('Um **forte** e um *leve*  \nna outra linha\n\n---\n\n`1d6 < 3`');
    expect(screen.getByText('forte').tagName).toBe('STRONG');
    expect(screen.getByText('leve').tagName).toBe('EM');
    expect(container.querySelectorAll('br')).toHaveLength(1);
    expect(screen.getByRole('separator')).toBeDefined();
    expect(screen.getByText('1d6 < 3').tagName).toBe('CODE');
    expect(screen.queryByText('1d6 < 3')?.closest('pre')).toBeNull();
  });

  it('are blocks kept line for line', () => {
    const container = draw('```\na\n  b\n```');
    expect(container.querySelector('pre > code')?.textContent).toBe('a\n  b\n');
  });
});
