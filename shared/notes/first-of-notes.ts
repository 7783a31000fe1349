import type { NoteNode } from './markdown.ts';

/** Most characters that notes may have. */
export const MOST_NOTES = 200_000;

/** The beginning of notes, and whether there is more of them. */
export interface FirstOfNotes {
  readonly nodes: readonly NoteNode[];
  readonly more: boolean;
}

/** The first so many parts of notes (each tag, word and line end is one), so that a page need not show all at once. */
export function firstOfNotes(notes: readonly NoteNode[], most: number): FirstOfNotes {
  let left = most;
  let more = false;
  const cut = (nodes: readonly NoteNode[]): readonly NoteNode[] => {
    const kept: NoteNode[] = [];
    for (const node of nodes) {
      if (left === 0) {
        more = true;
        break;
      }
      left -= 1;
      kept.push(node.kind === 'element' ? { ...node, children: cut(node.children) } : node);
    }
    return kept;
  };
  return { nodes: cut(notes), more };
}
