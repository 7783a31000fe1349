import { describe, expect, it } from 'vitest';
import { firstOfNotes } from './first-of-notes.ts';
import { parseMarkdown } from './markdown.ts';

describe('the first of notes', () => {
  const notes = parseMarkdown('um *dois* três\n\nquatro');

  it('is all of them where they are few', () => {
    expect(firstOfNotes(notes, 100)).toEqual({ nodes: notes, more: false });
    expect(firstOfNotes(notes, 7)).toEqual({ nodes: notes, more: false });
  });

  it('is cut wherever it is enough, within what is open there', () => {
    const [paragraph] = notes;
    if (paragraph?.kind !== 'element') throw new Error('The notes begin with a paragraph.');
    expect(firstOfNotes(notes, 4)).toEqual({
      nodes: [{ ...paragraph, children: paragraph.children.slice(0, 2) }],
      more: true,
    });
    expect(firstOfNotes(notes, 0)).toEqual({ nodes: [], more: true });
  });
});
