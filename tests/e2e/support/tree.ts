import type { Page } from '@playwright/test';

/** One thing of the accessibility tree, as a screen reader is told of it. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** States that are on, or have a value: `focused`, `disabled`, `checked`, `current`. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly children: readonly TreeNode[];
}

/** What Chromium gives a screen reader of the window as it stands. */
export async function readTree(page: Page): Promise<TreeNode> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const built = (id: string): TreeNode[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      const children = (node.childIds ?? []).flatMap(built);
      if (node.ignored) return children;
      return [
        {
          role: String(node.role?.value ?? ''),
          name: String(node.name?.value ?? ''),
          value: String(node.value?.value ?? ''),
          description: String(node.description?.value ?? ''),
          states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
          children,
        },
      ];
    };
    const [root] = nodes[0] === undefined ? [] : built(nodes[0].nodeId);
    if (root === undefined) throw new Error('the window has no accessibility tree');
    return root;
  } finally {
    await session.detach();
  }
}
