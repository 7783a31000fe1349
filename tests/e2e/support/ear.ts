import { expect, type Page } from '@playwright/test';

/** One thing of the accessibility tree, as a screen reader is told of it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly focused: boolean;
  readonly level: number | null;
  /** All that stands in it, itself first, in reading order. */
  readonly within: readonly Heard[];
}

/** Somebody who uses the app without seeing it: knows what the accessibility tree tells, and presses keys. */
export interface Ear {
  /** Everything, in reading order. */
  readonly all: () => Promise<readonly Heard[]>;
  /** What has the focus. */
  readonly focus: () => Promise<Heard | undefined>;
  /** What the polite region said last. */
  readonly said: () => Promise<readonly string[]>;
}

/** Listens to a window through what Chromium gives a screen reader of it, and nothing else. */
export async function earOn(page: Page): Promise<Ear> {
  const session = await page.context().newCDPSession(page);

  async function all(): Promise<readonly Heard[]> {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard = (id: string): readonly Heard[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      const children = (node.childIds ?? []).flatMap(heard);
      if (node.ignored) return children;
      const state = (wanted: string): unknown =>
        node.properties?.find(({ name }) => name === wanted)?.value.value;
      const level = state('level');
      const own = {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        value: String(node.value?.value ?? ''),
        focused: state('focused') === true,
        level: typeof level === 'number' ? level : null,
      };
      return [{ ...own, within: [{ ...own, within: [] }, ...children] }, ...children];
    };
    return heard(nodes[0]?.nodeId ?? '');
  }

  return {
    all,
    focus: async () => (await all()).findLast(({ focused }) => focused),
    said: async () => {
      const status = (await all()).find(({ role }) => role === 'status');
      return (status?.within ?? []).filter(({ role }) => role === 'StaticText').map(({ name }) => name);
    },
  };
}

/** The first of these of a role, by its name. */
export function find(heard: readonly Heard[], role: string, name: string | RegExp): Heard {
  const found = heard.find(
    (one) => one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name)),
  );
  if (found === undefined) throw new Error(`nothing tells of a ${role} “${name}”`);
  return found;
}

/** Waits until the ear hears this. */
export async function expectHeard(
  ear: Ear,
  what: (heard: readonly Heard[]) => unknown,
  wanted: unknown,
): Promise<void> {
  const heard = async (): Promise<unknown> => {
    const all = await ear.all();
    try {
      return what(all);
    } catch (nothing) {
      return String(nothing);
    }
  };
  await expect.poll(heard).toEqual(wanted);
}
